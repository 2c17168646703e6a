import Testing

@testable import Command

@Suite struct PathTests {
  static let parts: [(String, name: String, folder: String)] = [
    ("a/b.svg", "b.svg", "a"), ("b.svg", "b.svg", ""), ("x", "x", ""), (".", ".", ""), ("..", "..", ""), ("", "", ""),
    ("/", "/", "/"), ("/b", "b", "/"), ("a/", "a", ""), ("a//b//", "b", "a"), ("//", "/", "/"), ("./x", "x", "."),
  ]

  @Test(arguments: parts) func eachPathHasItsNameAndFolder(_ text: String, name: String, folder: String) {
    #expect(Path(text).name == name)
    #expect(Path(text).folder == folder)
  }

  static let endings: [(String, bare: String, ending: String)] = [
    ("a/b.svg", "b", "svg"), ("b", "b", ""), (".", ".", ""), ("..", "..", ""), (".hidden", ".hidden", ""),
    ("a.b/c", "c", ""), ("a.tar.gz", "a.tar", "gz"), ("a.", "a.", ""), ("", "", ""),
  ]

  @Test(arguments: endings) func theEndingIsWhatFollowsTheLastDot(_ text: String, bare: String, ending: String) {
    #expect(Path(text).fileExtension == ending)
    #expect(Path(text).bareName == bare)
  }

  @Test func whatLiesInTheWorkingFolderHasItsNameAlone() {
    #expect(Path(".").appending("a") == "a")
    #expect(Path("").appending("a") == "a")
    #expect(Path("f").appending("a") == "f/a")
    #expect(Path("f/").appending("a") == "f/a")
    #expect(Path("/").appending("a") == "/a")
  }
}

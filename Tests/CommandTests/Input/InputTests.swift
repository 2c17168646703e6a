import Foundation
import Testing

@testable import Command

@Suite struct InputTests {
  /// The error of reading a file with these bytes.
  private func message(_ bytes: [UInt8]) throws -> Message? {
    try inTemporaryFolder { (folder: String) throws in
      _ = FileManager.default.createFile(atPath: "\(folder)/a.swift", contents: Data(bytes))
      do { _ = try Input.find("\(folder)/a.swift") } catch let error as CommandError { return error.message }
      return nil
    }
  }

  @Test func anotherEncodingIsSaid() throws {
    let text = "import SwiftUI\n"
    for (mark, data) in [
      ([0xFF, 0xFE], text.data(using: .utf16LittleEndian)), ([0xFE, 0xFF], text.data(using: .utf16BigEndian)),
      ([], text.data(using: .utf16LittleEndian)), ([], text.data(using: .utf16BigEndian)),
    ] as [([UInt8], Data?)] {
      let message = try message(mark + Array(try #require(data)))
      #expect(message?.what == "the source is UTF-16, not UTF-8")
      #expect(message?.advice?.hasPrefix("Save it as UTF-8") == true)
    }
  }

  @Test func theLineThatIsNotUTF8IsSaid() throws {
    let message = try message(Array("import SwiftUI\n// caf".utf8) + [0xE9] + Array("\n".utf8))
    #expect(message?.what == "the source is not UTF-8")
    #expect(message?.location?.line == 2)
    #expect(try self.message([0xEF, 0xBB, 0xBF] + Array("// café\r\n".utf8)) == nil)
    #expect(try self.message([]) == nil)
  }

  @Test func aFolderIsCalledByItsOwnNameHoweverItIsGiven() throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.makeFolder("\(folder)/Project/Sub")
      _ = FileManager.default.createFile(atPath: "\(folder)/Project/A.swift", contents: Data())
      for word in ["Project", "Project/", "Project/.", "Project/Sub/..", "Project/Sub/../"] {
        #expect(try Input.find("\(folder)/\(word)").name == "Project", "\(word)")
      }
    }
  }

  @Test func whatComesThroughAPipeIsToldByHowItBegins() throws {
    try inTemporaryFolder { (folder: String) throws in
      let path = "\(folder)/pipe"
      for (text, isSource) in [("import SwiftUI\n", true), ("\n{}\n", false)] {
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        let writer = Thread {
          let file = open(path, O_WRONLY)
          try? WholeFile.write(Data(text.utf8), to: file, path)
          close(file)
        }
        writer.start()
        if case .sources(let sources) = try Input.find(path).input {
          #expect(isSource)
          #expect(sources[0].copyName == "pipe.swift")
        } else {
          #expect(!isSource)
        }
      }
    }
  }

  @Test func copiesAreNamedSoThatTheyAreCompiledAsLibrary() {
    #expect(SourceText(path: "a/Row.swift", "").copyName == "Row.swift")
    #expect(SourceText(path: "a/main.swift", "").copyName == "main+source.swift")
    #expect(SourceText(path: "/dev/fd/63", "").copyName == "63.swift")
    #expect(SourceText(path: "<stdin>", "").copyName == "<stdin>.swift")
  }
}

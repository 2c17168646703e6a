import Foundation
import Testing

@testable import Command

@Suite struct CacheTests {
  @Test func hashesAreThoseOfTheStandard() {
    #expect(SHA256.hex([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(SHA256.hex(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hex([UInt8](repeating: UInt8(ascii: "a"), count: 119))
        == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb")
  }

  @Test func whereAPartEndsCounts() {
    func name(_ parts: String...) -> String {
      var key = CacheKey()
      for part in parts { key.add(part) }
      return key.name
    }
    #expect(name("ab", "c") != name("a", "bc"))
    #expect(name("ab", "c") == name("ab", "c"))
  }

  @Test func theKeyFollowsWhatDecides() throws {
    func text(_ source: String, root: String? = nil) throws -> ProgramText {
      let files = [try SourceFacts(of: SourceText(path: "a.swift", source))]
      return ProgramText(of: files, root: try RootChoice(files: files).root(named: root))
    }
    let installation = Installation(modules: "/m", libraryFolder: "/l", library: "/l/x", executable: "/e")
    let other = Installation(modules: "/m", libraryFolder: "/k", library: "/k/x", executable: "/e")
    let compiler = Compiler(path: "/c/swiftc")
    let source = "struct A: View {}\nstruct B: View {}"
    let key = CacheKey.program(try text(source), installation: installation, compiler: compiler)
    #expect(key == CacheKey.program(try text(source), installation: installation, compiler: compiler))
    #expect(key != CacheKey.program(try text(source + " "), installation: installation, compiler: compiler))
    #expect(key != CacheKey.program(try text(source, root: "B"), installation: installation, compiler: compiler))
    #expect(key != CacheKey.program(try text(source), installation: other, compiler: compiler))
    #expect(
      key != CacheKey.program(try text(source), installation: installation, compiler: Compiler(path: "/d/swiftc")))
    #expect(CacheKey.recording(program: key, words: ["a"]) != CacheKey.recording(program: key, words: ["b"]))
  }

  /// Makes an entry of one file in the cache.
  private func store(_ text: String, _ key: String, in cache: Cache) throws -> String {
    let work = try cache.makeWorkFolder()
    defer { work.remove() }
    try WholeFile.makeFolder("\(work.path)/made")
    try WholeFile.write(Data(text.utf8), to: "\(work.path)/made/file")
    return cache.store("\(work.path)/made", .programs, key)
  }

  @Test func whatIsStoredIsFound() throws {
    try inTemporaryFolder { (folder: String) throws in
      let cache = try Cache(folder: folder, isUsed: true)
      #expect(cache.find(.programs, "k") == nil)
      let path = try store("one", "k", in: cache)
      #expect(cache.find(.programs, "k") == path)
      #expect(try String(contentsOfFile: "\(path)/file", encoding: .utf8) == "one")
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder)/v1/work").isEmpty)
    }
  }

  static let accidents: [(String, @Sendable (String) throws -> Void)] = [
    ("emptied", { try Data().write(to: URL(fileURLWithPath: $0)) }),
    ("cut off", { try Data("on".utf8).write(to: URL(fileURLWithPath: $0)) }),
    ("another text of that length", { try Data("two".utf8).write(to: URL(fileURLWithPath: $0)) }),
    ("no longer to be run", { _ = chmod($0, 0o600) }),
    ("gone", { try FileManager.default.removeItem(atPath: $0) }),
    ("joined by another", { try Data().write(to: URL(fileURLWithPath: $0 + "2")) }),
    ("without manifest", { try FileManager.default.removeItem(atPath: Path($0).folder + "/manifest") }),
  ]

  @Test(arguments: accidents.indices) func aBrokenEntryIsNotFoundAndCanBeStoredAgain(index: Int) throws {
    try inTemporaryFolder { (folder: String) throws in
      let cache = try Cache(folder: folder + "/c", isUsed: true)
      let work = try cache.makeWorkFolder()
      defer { work.remove() }
      for _ in 1...2 {
        try WholeFile.makeFolder("\(work.path)/made")
        try WholeFile.write(Data("one".utf8), to: "\(work.path)/made/file")
        _ = chmod("\(work.path)/made/file", 0o700)
        let path = cache.store("\(work.path)/made", .programs, "k")
        #expect(path == "\(folder)/c/v1/programs/k")
        #expect(cache.find(.programs, "k") == path)
        try Self.accidents[index].1("\(path)/file")
        #expect(cache.find(.programs, "k") == nil, "\(Self.accidents[index].0)")
      }
    }
  }

  @Test func aFileInThePlaceOfAKindsFolderIsReplaced() throws {
    try inTemporaryFolder { (folder: String) throws in
      let cache = try Cache(folder: "\(folder)/c", isUsed: true)
      for name in ["programs", "modules"] { try WholeFile.write(Data(), to: "\(folder)/c/v1/\(name)") }
      #expect(try store("one", "k", in: cache) == "\(folder)/c/v1/programs/k")
      #expect(cache.moduleFolder() == "\(folder)/c/v1/modules")
    }
  }

  @Test func theFirstOfTwoWritersKeepsTheKey() throws {
    try inTemporaryFolder { (folder: String) throws in
      let cache = try Cache(folder: folder, isUsed: true)
      let path = try store("one", "k", in: cache)
      _ = try store("two", "k", in: cache)
      #expect(try String(contentsOfFile: "\(path)/file", encoding: .utf8) == "one")
    }
  }

  @Test func aCacheThatIsNotUsedFindsNothing() throws {
    try inTemporaryFolder { (folder: String) throws in
      _ = try store("one", "k", in: try Cache(folder: folder, isUsed: true))
      #expect(try Cache(folder: folder, isUsed: false).find(.programs, "k") == nil)
    }
  }

  @Test func theLeastUsedGoesFirst() throws {
    try inTemporaryFolder { (folder: String) throws in
      var cache = try Cache(folder: folder, isUsed: true)
      for (index, key) in ["a", "b", "c"].enumerated() {
        let path = try store(String(repeating: "x", count: 1000), key, in: cache)
        let time = Date(timeIntervalSinceNow: Double(index) * 10 - 100)
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
      }
      _ = cache.find(.programs, "a")
      cache.limit = 2500
      cache.trim()
      #expect(cache.find(.programs, "a") != nil)
      #expect(cache.find(.programs, "b") == nil)
      #expect(cache.find(.programs, "c") != nil)
    }
  }

  @Test func thePersonsFolderIsUsed() {
    #expect(Cache.usualFolder(environment: ["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/graphdump")
    #expect(Cache.usualFolder(environment: ["XDG_CACHE_HOME": "relative", "HOME": "/h"]).hasPrefix("/h/"))
  }
}

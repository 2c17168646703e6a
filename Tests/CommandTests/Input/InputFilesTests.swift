import Foundation
import Testing

@testable import Command

@Suite struct InputFilesTests {
  private func isRefused(_ path: String) -> Bool {
    do { try WholeFile.write(Data("new".utf8), to: path) } catch CommandError.output(.replacesInput) {
      return true
    } catch {}
    return false
  }

  @Test func whatWasReadIsNotReplacedUnderAnyName() throws {
    try inTemporaryFolder { (folder: String) throws in
      let path = "\(folder)/own.jsonl"
      try WholeFile.write(Data("old".utf8), to: path)
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: path)
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/folder", withDestinationPath: folder)
      _ = try Input.read("\(folder)/link")
      for name in ["own.jsonl", "link", "folder/own.jsonl", "./own.jsonl", "folder/../\(Path(folder).name)/link"] {
        #expect(isRefused("\(folder)/\(name)"), "\(name)")
      }
      #expect(!isRefused("\(folder)/other.jsonl"))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    }
  }

  @Test func sourceIsNotReplacedThoughItWasNotRead() throws {
    try inTemporaryFolder { (folder: String) throws in
      _ = FileManager.default.createFile(atPath: "\(folder)/a.swift", contents: Data("old".utf8))
      #expect(isRefused("\(folder)/a.swift"))
      #expect(!isRefused("\(folder)/b.swift"))
    }
  }

  @Test func aBaselineMayBeWrittenAnew() throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.write(Data("old".utf8), to: "\(folder)/a.json")
      _ = try Input.read("\(folder)/a.json", isReplaceable: true)
      #expect(!isRefused("\(folder)/a.json"))
    }
  }

  @Test func aLinkIsFollowedAndStays() throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.write(Data("old".utf8), to: "\(folder)/a.json")
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "a.json")
      try WholeFile.write(Data("new".utf8), to: "\(folder)/link")
      #expect(try String(contentsOfFile: "\(folder)/a.json", encoding: .utf8) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link") == "a.json")
    }
  }

  @Test func whatIsNoFileIsWrittenToAndStays() throws {
    try WholeFile.write(Data("text".utf8), to: "/dev/null")
    var info = stat()
    #expect(stat("/dev/null", &info) == 0)
    #expect(info.st_mode & S_IFMT == S_IFCHR)
  }
}

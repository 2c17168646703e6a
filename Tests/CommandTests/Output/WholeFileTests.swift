import Foundation
import Testing

@testable import Command

@Suite struct WholeFileTests {
  @Test func aFileIsReplacedWhole() throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.write(Data("one".utf8), to: "\(folder)/a")
      try WholeFile.write(Data("two".utf8), to: "\(folder)/a")
      #expect(try String(contentsOfFile: "\(folder)/a", encoding: .utf8) == "two")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
    }
  }

  @Test func whatCanNotBeWrittenLeavesNothing() throws {
    try inTemporaryFolder { (folder: String) throws in
      let error = #expect(throws: CommandError.self) { try WholeFile.write(Data(), to: "\(folder)/no/a") }
      #expect(error?.message.what == "“\(folder)/no/a” can't be written: No such file or directory")
      #expect(throws: CommandError.self) { try WholeFile.write(Data(), to: folder) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func foldersAreMadeWithThoseAbove() throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.makeFolder("\(folder)/a/b/c")
      try WholeFile.makeFolder("\(folder)/a/b/c")
      try WholeFile.write(Data(), to: "\(folder)/file")
      let error = #expect(throws: CommandError.self) { try WholeFile.makeFolder("\(folder)/file/x") }
      #expect(error?.message.what.hasSuffix("can't be written: Not a directory") == true)
      #expect(throws: CommandError.self) { try WholeFile.makeFolder("\(folder)/file") }
    }
  }

  @Test func destinations() throws {
    try inTemporaryFolder { (folder: String) throws in
      try WholeFile.makeFolder("\(folder)/x.svg")
      #expect(Destination(nil, extensions: ["svg"]) == .folder("."))
      #expect(Destination("-", extensions: ["svg"]) == .standardOutput)
      #expect(Destination("a.svg", extensions: ["svg"]) == .file("a.svg"))
      #expect(Destination("a.png", extensions: ["svg"]) == .folder("a.png"))
      #expect(Destination("\(folder)/x.svg", extensions: ["svg"]) == .folder("\(folder)/x.svg"))
    }
  }
}

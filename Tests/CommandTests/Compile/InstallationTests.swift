import Foundation
import Testing

@testable import Command

@Suite struct InstallationTests {
  @Test func partsAreFoundBesideTheExecutable() throws {
    try inTemporaryFolder { (folder: String) throws in
      try make(["\(folder)/\(Installation.libraryName)", "\(folder)/Modules/Engine.swiftmodule"])
      let found = try Installation.find(executable: "\(folder)/graphdump")
      #expect(found.libraryFolder == folder)
    }
  }

  @Test func partsAreFoundUnderAPrefix() throws {
    try inTemporaryFolder { (folder: String) throws in
      let lib = "\(folder)/lib/graphdump"
      try make(["\(lib)/\(Installation.libraryName)", "\(lib)/Modules/Engine.swiftmodule"])
      let found = try Installation.find(executable: "\(folder)/bin/graphdump")
      #expect(found.modules == "\(lib)/Modules")
      let before = found.identity
      try make(["\(lib)/\(Installation.libraryName)"], text: "another build")
      #expect(found.identity != before)
    }
  }

  @Test func withoutThemTheErrorSaysWhereItLooked() {
    let error = #expect(throws: CommandError.self) { try Installation.find(executable: "/nowhere/bin/graphdump") }
    #expect(error?.message.advice?.contains("/nowhere/lib/graphdump") == true)
  }

  private func make(_ paths: [String], text: String = "") throws {
    for path in paths {
      try WholeFile.makeFolder((path as NSString).deletingLastPathComponent)
      try WholeFile.write(Data(text.utf8), to: path)
    }
  }
}

import Testing

@testable import Command

@Suite struct CompilerMessagesTests {
  private func messages(_ output: String, of text: String) throws -> CompilerMessages {
    let facts = try SourceFacts(of: SourceText(path: "my/Row.swift", text))
    let copy = PreparedCopy(facts, previewNames: facts.previews.indices.map { "P\($0)" }, appending: nil)
    return CompilerMessages(output, folder: "/w/graphdump-sources", copies: [copy])
  }

  private let source = "import SwiftUI\nlet a: Int = \"\"\n"

  @Test func placesAreThePersonsOwn() throws {
    let output = "/w/graphdump-sources/0/Row.swift:2:14: error: cannot convert\nlet a: Int = \"\"\n             ^~\n"
    let read = try messages(output, of: source)
    #expect(read.errorCount == 1)
    #expect(
      read.text(withWarnings: false)
        == "my/Row.swift:2:14: error: cannot convert\nlet a: Int = \"\"\n             ^")
  }

  @Test func warningsAndTheirNotesShowOnlyWhenWanted() throws {
    let place = "/w/graphdump-sources/0/Row.swift:2:5:"
    let output = "\(place) warning: unused\n\(place) note: use it\n\(place) error: wrong\n\(place) note: because\n"
    let read = try messages(output, of: source)
    #expect(!read.text(withWarnings: false).contains("unused"))
    #expect(!read.text(withWarnings: false).contains("use it"))
    #expect(read.text(withWarnings: false).contains("because"))
    #expect(read.text(withWarnings: true).contains("unused"))
  }

  @Test func copiesNamedInAMessageAreThePersonsOwn() throws {
    let read = try messages("<unknown>:0: error: filename used twice: '/w/graphdump-sources/0/Row.swift'\n", of: source)
    #expect(read.text(withWarnings: false) == "error: filename used twice: 'my/Row.swift'")
  }

  @Test func whatFollowsForTheMainFileIsLeftOut() throws {
    let main = "/w/graphdump-sources/GraphDumpProgram.swift:4:40: error: cannot find 'graphdumpStart' in scope\n"
    let own = "/w/graphdump-sources/0/Row.swift:2:14: error: cannot convert\n"
    #expect(try messages(own + main, of: source).errorCount == 1)
    #expect(try messages(main, of: source).errorCount == 1)
  }

  @Test func messagesWithoutAPlaceStay() throws {
    let read = try messages(
      "<unknown>:0: error: module was made by another compiler\nerror: link command failed\n", of: source)
    #expect(
      read.text(withWarnings: false) == "error: module was made by another compiler\nerror: link command failed")
  }
}

import Foundation
import Recording
import Testing

@testable import GraphDump

@Suite struct DOTDocumentTests {
  @Test(arguments: [
    ("a\"b", "\"a\\\"b\""), ("\\N", "\"\\\\N\""), ("a\nb", "\"a\\nb\""), ("&amp;", "\"&amp;amp;\""), ("\u{1}", "\" \""),
  ])
  func whatMeansSomethingIsQuoted(text: String, quoted: String) { #expect(DOT.quote(text) == quoted) }

  @Test func aNodeCarriesItsTagsAndColours() throws {
    let dot = DOTDocument(try Fixtures.figure(Fixtures.stateInBody)).text
    #expect(
      dot.contains(
        "\"u1_n1\" [label=\"SampleDiffView\\nRUN _isOn changed\", shape=box, style=\"filled,rounded\", "
          + "fillcolor=\"#fdeecb\", color=\"#c98500\", penwidth=2.6, class=\"composed f-ran b-kept-ran\"];"))
    #expect(
      dot.contains("\"u1_n1\" -> \"u1_s1\" [arrowtail=normal, dir=back, arrowsize=0.7, style=dashed, label=\"_isOn\""))
  }

  @Test(.enabled(if: DotCommand.path != nil)) func dotDrawsTheSameNodesAndEdges() throws {
    for (name, sheet) in SheetTests.sheets where sheet.figure.nodes.count < 200 {
      let drawn = try DotCommand.svg(of: DOTDocument(sheet.figure, direction: sheet.direction).text)
      #expect(drawn.messages == "", "\(name)")
      let (ours, theirs) = (SVGReader(SVGDocument(sheet).text), SVGReader(drawn.svg))
      #expect(ours.count(ofClass: "node") == theirs.count(ofClass: "node"), "\(name)")
      #expect(ours.count(ofClass: "edge") == theirs.count(ofClass: "edge"), "\(name)")
    }
  }
}

/// Graphviz's own command, where it is installed.
enum DotCommand {
  static let path = ["/usr/bin/dot", "/opt/homebrew/bin/dot", "/usr/local/bin/dot"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static func svg(of dot: String) throws -> (svg: String, messages: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in.dot")
    let output = folder.appendingPathComponent("out.svg")
    let errors = folder.appendingPathComponent("errors")
    try dot.write(to: input, atomically: true, encoding: .utf8)
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "dot")
    process.arguments = ["-Tsvg", "-o", output.path, input.path]
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    // Fonts that a machine lacks are no fault of the document.
    let messages = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
      .filter { !$0.contains("font") && !$0.contains("Fontconfig") }.joined(separator: "\n")
    return (try String(contentsOf: output, encoding: .utf8), messages)
  }
}

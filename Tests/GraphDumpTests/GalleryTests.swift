import Foundation
import GraphDump
import Recording
import Testing

/// Writes the fixtures' figures where `GRAPHDUMP_GALLERY` says, for whoever wants to look at them.
@Suite struct GalleryTests {
  static let folder = ProcessInfo.processInfo.environment["GRAPHDUMP_GALLERY"]

  @Test(.enabled(if: folder != nil)) func everyFixtureIsDrawn() throws {
    let folder = URL(fileURLWithPath: Self.folder ?? ".")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let recordings: [(String, Recording)] = [
      ("01-state-in-body", Fixtures.stateInBody), ("03-explicit-id", Fixtures.explicitID),
      ("04-binding", Fixtures.binding), ("05-observed-object", Fixtures.observedObject),
      ("07-foreach-identity", Fixtures.forEachIdentity), ("11-cells-observing", Fixtures.cells(observing: true)),
      ("11-cells-values", Fixtures.cells(observing: false)), ("every-outcome", Fixtures.everyOutcome),
      ("hostile", Fixtures.texts(Fixtures.hostile)), ("large", Fixtures.large(2000)),
    ]
    for (name, recording) in recordings {
      var requests = [FigureRequest(), FigureRequest(theme: .dark)]
      if recording.updates.count > 2 { requests.append(FigureRequest(updates: .one(1))) }
      for request in requests {
        for document in try render(recording, name: name, request: request, formats: [.svg, .dot, .json, .markdown]) {
          try document.text.write(
            to: folder.appendingPathComponent(document.fileName), atomically: true, encoding: .utf8)
        }
      }
    }
  }
}

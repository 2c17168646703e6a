import Foundation
import GraphDump
import Recording

/// Holds the figure of a recording to the baseline beside the test file.
///
///     try session.perform(#"tap "Toggle""#)
///     assertFigure(session.recording, named: "light")
///
/// The baseline is `__Snapshots__/FILE/NAME-view-graph.svg`. `mode` says when it is written; without one the environment
/// does: `GRAPHDUMP_RECORD`, else never where `CI` is set, else where it is missing. A test that wrote one fails.
public func assertFigure(
  _ recording: Recording, named name: String, request: FigureRequest = FigureRequest(), format: FigureFormat = .svg,
  mode: RecordMode? = nil, fileID: String = #fileID, path: String = #filePath, file: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, path: path, file: file, line: line, column: column)
  do {
    for document in try render(recording, name: name, request: request, formats: [format]) {
      assert(Data(document.text.utf8), fileName: document.fileName, mode, PixelOptions(), place)
    }
  } catch {
    Reporting.report(Snapshot.Failure(message: "the figure “\(name)” can't be drawn: \(error)", attachments: []), place)
  }
}

/// Holds the behaviour of a recording to the baseline beside the test file: which bodies ran in which update, and why.
public func assertRecording(
  _ recording: Recording, named name: String, mode: RecordMode? = nil, fileID: String = #fileID,
  path: String = #filePath, file: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = TestPlace(fileID: fileID, path: path, file: file, line: line, column: column)
  do {
    var plain = recording
    // How long something took is no behaviour.
    for index in plain.updates.indices { plain.updates[index].timings = nil }
    assert(try plain.encoded(), fileName: "\(name).jsonl", mode, PixelOptions(), place)
  } catch {
    Reporting.report(Snapshot.Failure(message: "“\(name)” can't be written: \(error)", attachments: []), place)
  }
}

/// Holds a PNG image to the baseline beside the test file, pixel by pixel as eyes see it.
public func assertImage(
  _ png: Data, named name: String, options: PixelOptions = PixelOptions(), mode: RecordMode? = nil,
  fileID: String = #fileID, path: String = #filePath, file: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let place = TestPlace(fileID: fileID, path: path, file: file, line: line, column: column)
  assert(png, fileName: "\(name).png", mode, options, place)
}

private func assert(
  _ data: Data, fileName: String, _ mode: RecordMode?, _ options: PixelOptions, _ place: TestPlace
) {
  let mode = mode ?? RecordMode.inEnvironment(ProcessInfo.processInfo.environment)
  let snapshot = Snapshot(path: "\(Snapshot.folder(for: place.path))/\(fileName)", candidate: data, mode: mode)
  if let failure = snapshot.failure(pixels: options) { Reporting.report(failure, place) }
}

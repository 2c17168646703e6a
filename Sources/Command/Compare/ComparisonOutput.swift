import Foundation
import GraphDump

/// What `compare -o PLACE` draws: how two recordings or sources differ (SVG, JSON), or where two images do (PNG).
struct ComparisonOutput {
  /// What `-o` says.
  let place: String
  let console: Console

  /// `nil` where nothing is to be drawn.
  init?(_ arguments: Arguments, _ console: Console) {
    guard let place = arguments[.output].last else { return nil }
    self.place = place
    self.console = console
  }

  /// Throws where nothing can be drawn of files of this kind.
  func check(isFolder: Bool, fileExtension: String) throws {
    guard let option = Option.with(.output) else { return }
    guard !isFolder, ["jsonl", "png"].contains(fileExtension.lowercased()) else {
      let reason =
        isFolder
        ? "nothing is drawn of folders; --report FOLDER writes a page of them"
        : "it is drawn how recordings, sources or images differ; --report FOLDER shows any two files"
      throw CommandError.usage(.badValue(option, place, reason: reason, choices: []))
    }
  }

  func write(_ comparison: BehaviourComparison, _ names: (String, String), fileName: String) throws {
    let isJSON = Path(place).fileExtension == "json"
    let figure = ComparisonFigure(comparison, baseline: names.0, candidate: names.1).text
    try write(isJSON ? JSONText.data(comparison) : Data(figure.utf8), endings: ["svg", "json"], fileName)
  }

  /// Draws where two images differ. Images of different sizes have no such image.
  func write(_ old: Data, _ new: Data, _ options: PixelOptions, fileName: String) throws {
    var options = options
    options.drawsDifference = true
    guard let old = try? PixelImage(png: old), let new = try? PixelImage(png: new),
      let image = PixelComparison(baseline: old, candidate: new, options: options).difference
    else { return console.note("nothing was drawn: the images are not of one size") }
    try write(image.png, endings: ["png"], fileName)
  }

  private func write(_ data: Data, endings: [String], _ fileName: String) throws {
    var path = place
    switch Destination(place, extensions: endings) {
    case .standardOutput: return try StandardOutput.write(data)
    case .file: break
    case .folder(let folder):
      try WholeFile.makeFolder(folder)
      path = Path(folder).appending(fileName)
    }
    try WholeFile.write(data, to: path)
    console.note("wrote \(path)")
  }
}

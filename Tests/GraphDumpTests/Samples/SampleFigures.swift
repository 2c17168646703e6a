import Foundation
import Recording

@testable import GraphDump

/// Every kind of figure of every sample, as it is written, read back from its SVG.
enum SampleFigures {
  struct Drawn: Sendable {
    var name: String
    var kind: FigureKind
    var figure: DrawnFigure
  }

  /// All updates as they are drawn by default, and the last one with what was before and after it.
  static let requests = [FigureRequest(theme: .auto), FigureRequest(updates: .one(1), panels: .beforeAndAfter)]

  static let all: [Drawn] = SampleRecordings.all.flatMap { sample in
    FigureKind.allCases.flatMap { kind in
      requests.enumerated().compactMap { index, request -> Drawn? in
        var request = request
        request.kind = kind
        guard let document = try? render(sample.recording, name: sample.name, request: request).first else {
          return nil
        }
        return Drawn(name: "\(sample.name) \(kind.rawValue) \(index)", kind: kind, figure: DrawnFigure(document.text))
      }
    }
  }
}

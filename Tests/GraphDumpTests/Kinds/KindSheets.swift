import Recording

@testable import GraphDump

/// Every kind of figure of every fixture, drawn once for all the checks.
enum KindSheets {
  struct Drawn {
    var name: String
    var sheet: Sheet
  }

  static let kinds = FigureKind.allCases.filter { $0 != .viewGraph }

  static let requests = [
    FigureRequest(), FigureRequest(updates: .one(1)), FigureRequest(updates: .one(0)),
    FigureRequest(updates: .one(1), panels: .beforeAndAfter, all: true),
    FigureRequest(updates: .one(1), depth: 2),
  ]

  static let recordings = Fixtures.all.filter { $0.name != "large" }.map { ($0.name, Fixtures.laidOut($0.recording)) }

  static let all: [Drawn] = recordings.flatMap { name, recording in
    kinds.flatMap { kind in
      requests.enumerated().compactMap { index, request in
        var request = request
        request.kind = kind
        guard let figure = try? Figure.of(recording, name: "figure", request: request),
          let sheet = try? Sheet(figure)
        else { return nil }
        return Drawn(name: "\(name) \(kind) request \(index)", sheet: sheet)
      }
    }
  }
}

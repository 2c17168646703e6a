import Recording

@testable import GraphDump

extension Fixtures {
  /// Every recording here, with its name.
  static var all: [(name: String, recording: Recording)] {
    [
      ("01-state-in-body", stateInBody), ("03-explicit-id", explicitID), ("04-binding", binding),
      ("05-observed-object", observedObject), ("07-foreach-identity", forEachIdentity),
      ("11-cells-observing", cells(observing: true)), ("11-cells-values", cells(observing: false)),
      ("every-outcome", everyOutcome), ("hostile", texts(hostile)), ("large", large(600)),
    ]
  }

  /// The requests that together draw everything.
  static let requests: [FigureRequest] = [
    FigureRequest(), FigureRequest(updates: .one(1)), FigureRequest(updates: .one(0)),
    FigureRequest(updates: .one(1), panels: .beforeAndAfter, all: true),
    FigureRequest(updates: .one(1), direction: .right), FigureRequest(updates: .one(1), direction: .down),
    FigureRequest(updates: .one(1), depth: 2),
  ]

  static func figure(_ recording: Recording, _ request: FigureRequest = FigureRequest(updates: .one(1))) throws
    -> Figure
  {
    try Figure.viewGraph(of: recording, name: "figure", request: request)
  }
}

extension Figure {
  /// What a panel says of the node with an id.
  func state(_ id: String, in panel: String = "u1") -> NodeState? {
    guard let index = nodes.firstIndex(where: { $0.id == id }) else { return nil }
    return panels.first { $0.id == panel }?.nodes[index]
  }

  func edgeState(_ id: String, in panel: String = "u1") -> EdgeState? {
    guard let index = edges.firstIndex(where: { $0.id == id }) else { return nil }
    return panels.first { $0.id == panel }?.edges[index]
  }
}

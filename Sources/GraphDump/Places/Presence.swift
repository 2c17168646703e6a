/// In which panels something is seen, and in which of them its order among others tells something.
///
/// A bit for each panel: a figure has few. Two things that no panel shows together can stand at one place.
struct Presence: Hashable {
  private(set) var shown: UInt64 = 0
  /// Where it is there and not only the ghost of what ended: that may stand before or behind what began in its place.
  private(set) var ordered: UInt64 = 0

  /// More panels than this can't be told apart.
  static let mostPanels = 64

  mutating func add(_ state: NodeState, panel: Int) {
    shown |= 1 << UInt64(panel)
    // Where something moved away from is where it stood among its siblings.
    if state.look != .ghost || state.isLeftBehind { ordered |= 1 << UInt64(panel) }
  }

  mutating func formUnion(_ other: Presence) {
    shown |= other.shown
    ordered |= other.ordered
  }

  func meets(_ other: Presence) -> Bool { shown & other.shown != 0 }

  /// Whether some panel shows which of the two comes first.
  func isOrdered(with other: Presence) -> Bool { ordered & other.ordered != 0 }

  /// For each node of a figure; `nil` where nothing is gained by it: one panel, or too many.
  static func ofNodes(in figure: Figure) -> [Presence]? {
    guard figure.panels.count > 1, figure.panels.count <= mostPanels, figure.nodes.count <= mostNodes else {
      return nil
    }
    var result = figure.nodes.map { _ in Presence() }
    for (number, panel) in figure.panels.enumerated() {
      for (index, state) in panel.nodes.enumerated() {
        if let state { result[index].add(state, panel: number) }
      }
    }
    return result
  }

  /// Finding places takes time that grows with the square of the number of siblings.
  private static let mostNodes = 1_000
}

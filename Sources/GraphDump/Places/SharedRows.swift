/// The rows of a figure in columns and rows, after those that no panel shows together have been put together.
struct SharedRows {
  /// For each node the number of its row, counted from the top.
  let ofNodes: [Int]
  /// For each row the panels in which something stands in it.
  let panels: [[Int]]

  init(_ figure: Figure) {
    let rows = figure.nodes.map { $0.cell?.row ?? 0 }
    let numbers = Self.numbers(figure, rows)
    ofNodes = rows.map { numbers[$0] ?? 0 }
    var panels = Array(repeating: [Int](), count: (ofNodes.max() ?? -1) + 1)
    for (number, panel) in figure.panels.enumerated() {
      for (index, state) in panel.nodes.enumerated() where state != nil {
        if panels[ofNodes[index]].last != number { panels[ofNodes[index]].append(number) }
      }
    }
    self.panels = panels
  }

  /// What stands in a row, column by column: rows of other things don't share a place.
  private struct Content: Equatable {
    var shapes: [Int: NodeShape] = [:]
  }

  private static func numbers(_ figure: Figure, _ rows: [Int]) -> [Int: Int] {
    let used = Set(rows).sorted()
    let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    guard figure.arrangement == .outline, let ofNodes = Presence.ofNodes(in: figure) else { return places }
    var presence = used.map { _ in Presence() }
    var contents = used.map { _ in Content() }
    for (index, node) in figure.nodes.enumerated() {
      guard let place = places[rows[index]] else { continue }
      presence[place].formUnion(ofNodes[index])
      contents[place].shapes[node.cell?.column ?? 0] = node.shape
    }
    let sharing = PlaceSharing(presence: presence, keys: contents)
    let shared = sharing.places(below: parents(figure, rows, places))
    return places.mapValues { shared[$0] }
  }

  /// For each row the one in which stands what contains it; what nothing contains belongs to the row above it.
  private static func parents(_ figure: Figure, _ rows: [Int], _ places: [Int: Int]) -> [Int?] {
    var parents: [Int?] = places.map { _ in nil }
    for edge in figure.edges where edge.kind == .containment {
      guard let above = places[rows[edge.tail]], let below = places[rows[edge.head]], above < below else { continue }
      parents[below] = max(parents[below] ?? above, above)
    }
    return parents.enumerated().map { $1 ?? ($0 > 0 ? $0 - 1 : nil) }
  }
}

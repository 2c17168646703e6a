extension MeasuredFigure {
  /// Of more edges from one source with the same label only the first carries it.
  private static let mostEqualLabels = 4

  private struct Fan: Hashable {
    var tail: Int
    var label: String
    /// Where they begin together, and are one line to the eye.
    var start: Point?
  }

  func longestLabel(_ edge: Int) -> String? {
    figure.panels.compactMap { $0.edges[edge]?.label }
      .max { TextStyle.label.width(of: $0) < TextStyle.label.width(of: $1) }
  }

  /// For each edge a number that it shares with those of the same way.
  private func ways(_ layout: Layout) -> [Int] {
    guard figure.arrangement.isGrid else { return places.ofEdges }
    var known: [EdgePath: Int] = [:]
    return layout.edges.enumerated().map { index, path in
      guard let path else { return index }
      if let way = known[path] { return way }
      known[path] = index
      return index
    }
  }

  /// The places of the labels, each for its largest text over all panels and over all edges that share its way.
  func labels(_ layout: Layout) -> [Point?] {
    let ways = ways(layout)
    var placement: LabelPlacement?
    var fans: [Fan: Int] = [:]
    var widths: [Int: Double] = [:]
    for edge in figure.edges.indices {
      guard let label = longestLabel(edge) else { continue }
      fans[Fan(tail: figure.edges[edge].tail, label: label), default: 0] += 1
      widths[ways[edge]] = max(widths[ways[edge]] ?? 0, TextStyle.label.width(of: label))
    }
    var labelled: [Fan: Set<Int>] = [:]
    var places: [Int: Point?] = [:]
    return figure.edges.indices.map { index in
      guard let path = layout.edges[index], let label = longestLabel(index) else { return nil }
      var fan = Fan(tail: figure.edges[index].tail, label: label)
      if fans[fan, default: 0] <= Self.mostEqualLabels { fan.start = path.start }
      let panels = Set(figure.panels.indices.filter { figure.panels[$0].edges[index]?.label != nil })
      if panels.isSubset(of: labelled[fan] ?? []) { return nil }
      let way = ways[index]
      if places[way] == nil {
        if placement == nil { placement = LabelPlacement(layout) }
        let size = PlaneSize(width: (widths[way] ?? 0) + 4, height: 13)
        places[way] = .some(placement?.place(size, on: path))
      }
      guard let place = places[way] ?? nil else { return nil }
      labelled[fan, default: []].formUnion(panels)
      return place
    }
  }
}

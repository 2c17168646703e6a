extension Figure {
  /// What the figure shows, in sentences: the alternative text of an image of it.
  public var altText: String {
    let panels = panels.map(\.title).joined(separator: ", ")
    let intro =
      "\(kind.words) with \(Tally.number(nodes.count)) node\(nodes.count == 1 ? "" : "s") in \(self.panels.count == 1 ? "one panel" : "\(self.panels.count) panels"): \(panels)."
    let sentences = notes.map { $0.hasSuffix(".") ? $0 : $0 + "." }
    return ([intro] + explanation + sentences).joined(separator: " ")
  }
}

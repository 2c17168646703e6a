import Foundation

extension HTMLPage {
  private struct Model: Encodable {
    struct Frame: Encodable {
      var id: String
      var title: String
      var summary: String
      var links: [[Int]]
      var log: [[String]]
      var states: [Int: String]
    }
    var prefix: String
    var nodes: [String]
    var edges: [[Int]]
    var edgeIDs: [String]
    var frames: [Frame]
  }

  /// What the page's script knows of the figure, as JSON that can stand in a script element.
  var model: String {
    let figure = sheet.figure
    let frames = figure.panels.map { panel in
      var states: [Int: String] = [:]
      for (index, state) in panel.nodes.enumerated() {
        if let state { states[index] = Self.outcome(state) }
      }
      return Model.Frame(
        id: panel.id, title: panel.title, summary: panel.subtitle.isEmpty ? figure.summary : panel.subtitle,
        links: Effects(of: figure, panel: panel).links.map { [$0.cause, $0.effect] },
        log: panel.log.map { [$0.text, $0.node ?? ""] }, states: states)
    }
    let model = Model(
      prefix: XML.identifier(figure.name), nodes: figure.nodes.map(\.id),
      edges: figure.edges.map { [$0.tail, $0.head] },
      edgeIDs: figure.edges.map(\.id), frames: frames)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(model) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }
}

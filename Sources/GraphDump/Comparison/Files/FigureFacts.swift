import Foundation

/// What a figure's file says of each node: enough to tell another behaviour from another drawing of the same.
///
/// Read from the classes of an SVG's or a DOT file's nodes, or from a figure's JSON. Ids that hold the document's name
/// are taken without it, so that figures of two files can be compared.
struct FigureFacts: Hashable {
  struct Fact: Hashable {
    /// `u1-n5`: the panel and the node.
    var key: String
    /// The node's title, where the format tells it apart.
    var title: String
    /// `re-evaluated: _isOn changed`; nothing for a node that nothing is told of.
    var state: String
  }
  var facts: [Fact] = []

  /// `nil` where the file is no figure of this format.
  init?(_ kind: ContentKind, _ data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    switch kind {
    case .svg: readSVG(text)
    case .dot: readDOT(text)
    case .json:
      guard let figure = try? JSONDecoder().decode(Figure.self, from: data) else { return nil }
      read(figure)
    default: return nil
    }
  }

  private mutating func readSVG(_ text: String) {
    let root = Self.between(" id=\"", "\"", in: text[...]).map { "\($0)-" } ?? ""
    for piece in text.components(separatedBy: "<g id=\"").dropFirst() {
      guard let end = piece.firstIndex(of: "\""), let classes = Self.between(" class=\"", "\"", in: piece[end...])
      else {
        continue
      }
      let id = piece[..<end]
      let key = String(id.hasPrefix(root) ? id.dropFirst(root.count) : id)
      guard classes.hasPrefix("node ") else { continue }
      let body = piece.components(separatedBy: "</g>")[0]
      let texts = Self.texts(in: body)
      let title =
        (texts.first { $0.style.hasPrefix("t-title") || $0.style.hasPrefix("t-strong") } ?? texts.first)?.text ?? key
      let tags = texts.filter { $0.style.hasPrefix("t-pill") || $0.style.hasPrefix("t-words") }.map(\.text)
      facts.append(Fact(key: key, title: title, state: FactWords.state(classes, tags)))
    }
  }

  private mutating func readDOT(_ text: String) {
    for line in text.split(separator: "\n") where !line.contains("\" -> \"") && line.contains("class=\"") {
      guard let key = Self.between("\"", "\"", in: line), let classes = Self.between("class=\"", "\"", in: line) else {
        continue
      }
      let label = Self.between("label=\"", "\", ", in: line) ?? ""
      let lines = label.replacingOccurrences(of: "\\\"", with: "\"").components(separatedBy: "\\n")
      facts.append(
        Fact(
          key: key.replacingOccurrences(of: "_", with: "-"), title: lines.first ?? key,
          state: FactWords.state("node \(classes)", [])))
    }
  }

  private mutating func read(_ figure: Figure) {
    for panel in figure.panels {
      for (node, state) in zip(figure.nodes, panel.nodes) {
        guard let state else { continue }
        let tags = state.tags.flatMap { [$0.word] + $0.words }
        let words = "node \(NodeClasses(state).text(of: node.shape))"
        facts.append(Fact(key: "\(panel.id)-\(node.id)", title: state.title, state: FactWords.state(words, tags)))
      }
    }
  }

  private static func texts(in body: String) -> [(style: String, text: String)] {
    body.components(separatedBy: "<text class=\"").dropFirst().compactMap { piece in
      guard let end = piece.firstIndex(of: "\""), let open = piece.firstIndex(of: ">"),
        let close = piece.range(of: "</text>")
      else { return nil }
      guard open < close.lowerBound else { return nil }
      return (String(piece[..<end]), unescape(String(piece[piece.index(after: open)..<close.lowerBound])))
    }
  }

  private static func unescape(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&amp;", with: "&")
  }

  private static func between(_ open: String, _ close: String, in text: Substring) -> String? {
    guard let start = text.range(of: open)?.upperBound,
      let end = text[start...].range(of: close)?.lowerBound
    else { return nil }
    return String(text[start..<end])
  }
}

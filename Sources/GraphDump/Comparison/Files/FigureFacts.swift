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
    /// `f-ran b-kept-ran`, and the words of its tags.
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
      let title = (texts.first { $0.style.hasPrefix("t-title") || $0.style.hasPrefix("t-strong") } ?? texts.first)?.text ?? key
      let tags = texts.filter { $0.style.hasPrefix("t-pill") || $0.style.hasPrefix("t-words") }.map(\.text)
      facts.append(Fact(key: key, title: title, state: Self.state(classes, tags)))
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
          state: Self.state("node \(classes)", [])))
    }
  }

  private mutating func read(_ figure: Figure) {
    for panel in figure.panels {
      for (node, state) in zip(figure.nodes, panel.nodes) {
        guard let state else { continue }
        let tags = state.tags.flatMap { [$0.word] + $0.words }
        let words = "node \(node.shape.rawValue) \(NodeClasses(state).text)"
        facts.append(Fact(key: "\(panel.id)-\(node.id)", title: state.title, state: Self.state(words, tags)))
      }
    }
  }

  /// `ran: _isOn changed`, from the classes of a node and the words of its tags.
  private static func state(_ classes: String, _ tags: [String]) -> String {
    let words = classes.split(separator: " ")
    let fill = words.first { $0.hasPrefix("f-") }?.dropFirst(2) ?? "plain"
    let border = words.first { $0.hasPrefix("b-") }?.dropFirst(2).split(separator: "-").first ?? "plain"
    let look = fill == border ? String(fill) : "\(border), \(fill)"
    return tags.isEmpty ? look : "\(look) (\(tags.joined(separator: " ")))"
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

extension FigureFacts {
  /// What differs between two figures of the same format, in words; empty where they say the same of every node.
  func differences(from old: FigureFacts) -> [String] {
    if facts == old.facts { return [] }
    let olds = Dictionary(old.facts.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })
    let keys = Set(facts.map(\.key))
    var sentences: [String] = []
    for fact in facts {
      guard let was = olds[fact.key] else {
        sentences.append("\(Self.place(fact)) is only in the candidate: \(fact.state)")
        continue
      }
      if was.state != fact.state { sentences.append("\(Self.place(fact)) was \(was.state), is \(fact.state)") }
    }
    for fact in old.facts where !keys.contains(fact.key) {
      sentences.append("\(Self.place(fact)) is only in the baseline: \(fact.state)")
    }
    return sentences
  }

  private static func place(_ fact: Fact) -> String {
    let panel = fact.key.split(separator: "-").first.map(String.init) ?? fact.key
    let words =
      panel.hasPrefix("u")
      ? "update \(panel.dropFirst())" : panel == "before" || panel == "after" ? panel : "“\(panel)”"
    return "in \(words): `\(VisibleText.line(fact.title))`"
  }
}

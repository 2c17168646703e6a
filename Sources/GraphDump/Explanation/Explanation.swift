import Recording

/// Why the bodies of a view ran, or did not, in each update: the chain from the step over write and source to the body.
public struct Explanation: Codable, Hashable, Sendable {
  /// One update, in sentences: what happened first comes first.
  public struct Part: Codable, Hashable, Sendable {
    /// The update's index, 0 for the appearance.
    public var update: Int
    /// The step of the update, in words.
    public var step: String
    /// What happened, a sentence each, with names between backticks.
    public var sentences: [String]
  }
  /// What was asked about.
  public var name: String
  /// The updates, in order.
  public var parts: [Part]

  /// `nil` where no view, primitive or source of the recording is called `name`; a row is named `CellView 3`.
  public init?(of name: String, in recording: Recording) {
    self.name = name
    let wanted = Wanted(name)
    let dialect = recording.header.dialect ?? .keypath
    var frame = Recording(header: recording.header).frame(after: 0)
    var isKnown = false
    parts = []
    for update in recording.updates {
      frame.apply(update)
      let nodes = wanted.nodes(in: frame)
      isKnown = isKnown || !nodes.isEmpty
      let chain = ExplanationChain(frame: frame, dialect: dialect)
      parts.append(Part(update: update.index, step: update.step, sentences: chain.sentences(about: nodes, named: name)))
    }
    if !isKnown { return nil }
  }

  /// What can be asked for: the types of the source's views, in alphabetical order.
  public static func names(in recording: Recording) -> [String] {
    let nodes = recording.updates.flatMap { $0.nodes.compactMap(\.node) }
    return Set(nodes.filter { $0.isUserDefined && $0.kind == .composed }.map(\.type)).sorted()
  }

  /// In lines, an update each.
  public var text: String {
    parts.map { part in
      let heading = "update \(part.update), \(StepWords.quoted(part.step)):"
      return ([heading] + part.sentences.map { "  \($0)" }).map { $0 + "\n" }.joined()
    }.joined()
  }
}

/// What somebody asks about: a type, a name on the screen, with a row's number behind it.
private struct Wanted {
  let name: String
  let row: Int?

  init(_ word: String) {
    let parts = word.split(separator: " ")
    if parts.count > 1, let last = parts.last, let row = Int(last) {
      self.name = parts.dropLast().filter { $0 != "row" }.joined(separator: " ")
      self.row = row
    } else {
      (name, row) = (word, nil)
    }
  }

  func nodes(in frame: Frame) -> [Node] {
    let all = frame.nodesInOrder + frame.ended.values.sorted { $0.id < $1.id }
    let matching = all.filter { $0.type == name || $0.name == name || Self.bare($0.type) == name }
    guard let row else { return matching }
    return matching.filter { NodePlace(of: $0, in: frame).row == row }
  }

  /// `Row` for `Outer.Row` and `Row<Int>`.
  private static func bare(_ type: String) -> String {
    let plain = type.prefix { $0 != "<" }
    return plain.split(separator: ".").last.map(String.init) ?? String(plain)
  }
}

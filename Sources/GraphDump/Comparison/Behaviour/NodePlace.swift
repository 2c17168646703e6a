import Recording

/// Where a node stands, in the words that a person would use: `CellView` row 3, `Text` “Like” in `CellView` row 3.
public struct NodePlace: Codable, Hashable, Sendable {
  /// The node's type: `CellView`, `Text`, `.padding`.
  public var type: String
  /// What a person sees of it, where it is no view of the source.
  public var name: String?
  /// The row of the nearest `ForEach` above it, from 1.
  public var row: Int?
  /// The view of the source that it is in, where it is none itself.
  public var container: String?

  /// A place put together from its words.
  public init(type: String, name: String? = nil, row: Int? = nil, container: String? = nil) {
    self.type = type
    self.name = name
    self.row = row
    self.container = container
  }

  /// The place of `node` in `frame`.
  init(of node: Node, in frame: Frame) {
    self.init(type: node.type)
    let isBody = node.isUserDefined && node.kind == .composed
    if !isBody { name = node.name }
    var here = node
    while let parent = here.parent.flatMap({ frame.nodes[$0] ?? frame.ended[$0] }) {
      if row == nil, parent.type == "ForEach" || parent.type.hasPrefix("ForEach<") { row = here.position + 1 }
      if !isBody, container == nil, parent.isUserDefined, parent.kind == .composed { container = parent.type }
      here = parent
    }
  }

  /// What the rows of one view have in common.
  var kind: NodePlace { NodePlace(type: type, name: row == nil ? name : nil, container: container) }

  /// The words for places of the same ``kind``: `` `CellView` rows 1–2 and 4 ``.
  static func words(for places: [NodePlace]) -> String {
    guard let first = places.first else { return "" }
    var words = "`\(VisibleText.line(first.type))`"
    let names = Set(places.map(\.name))
    if names.count == 1, let name = first.name { words += " “\(VisibleText.line(name))”" }
    let rows = places.compactMap(\.row)
    let rowWords = rows.isEmpty ? "" : Set(rows).count == 1 ? " row \(rows[0])" : " rows \(ranges(Set(rows).sorted()))"
    if let container = first.container { words += " in `\(VisibleText.line(container))`" }
    words += rowWords
    let copies = rows.isEmpty ? places.count : places.count / max(1, Set(rows).count)
    return copies > 1 ? "\(words) ×\(copies)" : words
  }

  /// `1–2, 4 and 7–20`
  static func ranges(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let words = runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
    return words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }
}

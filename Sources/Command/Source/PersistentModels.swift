/// Uses of `@Model`: classes that SwiftData keeps.
///
/// The toolchain has no such macro outside Apple's platforms. A copy of the source says what matters of it: the class is
/// observable, and conforms to the protocol of what is kept, with what its attributes say of its relations.
enum PersistentModels {
  static func edits(_ cursor: TokenCursor, appending appended: inout [String]) -> [PreparedCopy.Edit] {
    guard cursor.tokens.indices.contains(where: { cursor.text($0) == "SwiftData" && cursor.text($0 - 1) == "import" })
    else { return [] }
    var reader = Reader(cursor: cursor)
    reader.run()
    appended += reader.appended
    return reader.edits
  }

  private struct Reader {
    let cursor: TokenCursor
    var edits: [PreparedCopy.Edit] = []
    var appended: [String] = []
    /// The types around the place, with where they end.
    private var open: [(name: String, end: Int)] = []

    init(cursor: TokenCursor) { self.cursor = cursor }

    mutating func run() {
      for index in cursor.tokens.indices {
        while let last = open.last, index > last.end { open.removeLast() }
        if ["class", "struct", "enum", "extension", "actor"].contains(cursor.text(index)),
          cursor.kind(index + 1) == .identifier, let brace = brace(after: index)
        {
          let outer = open.last.map { "\($0.name)." } ?? ""
          open.append((outer + cursor.text(index + 1), cursor.closing(brace) ?? cursor.tokens.count))
          continue
        }
        if cursor.isPunctuation(index, "@"), cursor.text(index + 1) == "Model" { model(index) }
        if cursor.kind(index) == .pound, ["#Unique", "#Index"].contains(cursor.text(index)) {
          let next = cursor.afterAngles(index + 1)
          if cursor.isPunctuation(next, "("), let close = cursor.closing(next) { blank(index, close) }
        }
      }
    }

    private func brace(after index: Int) -> Int? {
      (index..<cursor.tokens.count).first { cursor.isPunctuation($0, "{") }
    }

    private mutating func replace(_ first: Int, _ last: Int, _ text: String) {
      let range = cursor.tokens[first].range.lowerBound..<cursor.tokens[last].range.upperBound
      edits.append(.init(range: range, replacement: text))
    }

    private mutating func blank(_ first: Int, _ last: Int) { replace(first, last, "") }

    /// `@Model final class Name { … }` at its `@`.
    private mutating func model(_ index: Int) {
      guard let keyword = (index..<min(index + 12, cursor.tokens.count)).first(where: { cursor.text($0) == "class" }),
        let brace = brace(after: keyword), let end = cursor.closing(brace)
      else { return }
      replace(index, index + 1, "@Observable")
      let name = (open.last.map { "\($0.name)." } ?? "") + cursor.text(keyword + 1)
      var relations: [String] = []
      for place in brace..<end where cursor.isPunctuation(place, "@") {
        let word = cursor.text(place + 1)
        guard ["Attribute", "Relationship", "Transient"].contains(word) else { continue }
        let close = cursor.isPunctuation(place + 2, "(") ? cursor.closing(place + 2) : nil
        if word == "Relationship", let relation = relation(place + 3, close, of: name) { relations.append(relation) }
        replace(place, close ?? place + 1, word == "Transient" ? "@ObservationIgnored" : "")
      }
      let list =
        relations.isEmpty ? "" : " static var _relations: [_Relation] { [\(relations.joined(separator: ", "))] }"
      appended.append("extension \(name): SwiftData.PersistentModel {\(list) }")
    }

    /// `deleteRule: .cascade, inverse: \Item.owner` before `var items: [Item]`, as what the engine knows of it.
    private func relation(_ start: Int, _ close: Int?, of owner: String) -> String? {
      let end = close ?? start - 2
      guard let name = (end..<min(end + 8, cursor.tokens.count)).first(where: { cursor.text($0) == "var" }) else {
        return nil
      }
      let arguments = close.map { Array(start..<$0) } ?? []
      let isCascade = arguments.contains { cursor.text($0) == "cascade" }
      var inverse = ""
      if let label = arguments.first(where: { cursor.text($0) == "inverse" }) {
        inverse = arguments.filter { $0 > label + 1 }.prefix { cursor.text($0) != "," }.map { cursor.text($0) }.joined()
      }
      let path = "\\\(owner).\(cursor.text(name + 1))"
      return "_Relation(\(path), cascades: \(isCascade)\(inverse.isEmpty ? "" : ", inverse: \(inverse)"))"
    }
  }
}

import Recording

/// Edits of `ForEach` rows in one update that may show ids that are not those of what the rows show (B10, B11).
///
/// What a row shows is put into words before the edit and after the update, and only where its ids are suspect: row
/// numbers whose count changes, or ids none of which was there before.
@MainActor struct RowEdits {
  private struct Edit {
    var node: _ViewNode
    var rows: [_ViewNode]
    var contents: [RowContent]
    /// Whether the ids are the rows' numbers; otherwise none of them lasted.
    var isNumbered: Bool
    /// How many rows there are more than before, shown or not.
    var growth: Int
  }
  private var edits: [Edit] = []
  private let describer: Describer

  init(_ describer: Describer) { self.describer = describer }

  var isEmpty: Bool { edits.isEmpty }

  mutating func willChange<ID: Hashable>(
    _ node: _ViewNode, _ rows: @autoclosure () -> [_ViewNode], from old: ContiguousArray<ID>,
    to new: ContiguousArray<ID>, isKnown: (ID) -> Bool
  ) {
    guard !old.isEmpty, !new.isEmpty, !edits.contains(where: { $0.node === node }) else { return }
    let isNumbered = old.count != new.count && RowEdits.areNumbers(old) && RowEdits.areNumbers(new) && old[0] == new[0]
    guard isNumbered || !new.contains(where: isKnown) else { return }
    let rows = rows()
    edits.append(
      Edit(
        node: node, rows: rows, contents: rows.map { RowContent($0, describer) }, isNumbered: isNumbered,
        growth: new.count - old.count))
  }

  /// Whether ids count up one by one.
  private static func areNumbers<ID: Hashable>(_ ids: ContiguousArray<ID>) -> Bool {
    guard let ids = ids as? ContiguousArray<Int> else { return false }
    return zip(ids, ids.dropFirst()).allSatisfy { $1 == $0 &+ 1 }
  }

  /// Looks at what the rows show at the end of the update.
  ///
  /// - Parameters:
  ///   - replace: called with a row that ended and the one that began with the same content.
  ///   - report: called with a rule, the `ForEach`, and what shows that it is broken.
  func finish(replace: (_ViewNode, _ViewNode) -> Void, report: (String, _ViewNode, String) -> Void) {
    for edit in edits where !edit.node.flags.contains(.isEnded) {
      let rows = edit.node.childList
      let contents = rows.map { RowContent($0, describer) }
      if edit.isNumbered {
        guard let (from, to) = RowContent.shift(edit.contents, contents, by: edit.growth) else { continue }
        report(
          "index-id", edit.node,
          "its rows are known by their number: what row \(from + 1) showed is in row \(to + 1) now, which "
            + "keeps its own identity and state")
      } else {
        let pairs = RowContent.pairs(edit.contents, contents)
        guard pairs.count * 2 > min(edit.rows.count, rows.count) else { continue }
        for (old, new) in pairs { replace(edit.rows[old], rows[new]) }
        report(
          "unstable-id", edit.node,
          "none of its \(edit.rows.count) rows kept its id, and \(pairs.count) of them show the same under another one")
      }
    }
  }
}

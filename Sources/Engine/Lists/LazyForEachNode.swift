import Foundation
import Recording

/// The node of a `ForEach` in a lazy container whose rows are all of a known number of views: it collects the ids of all
/// elements, and makes the content of those that the container shows (H1, H2).
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNodeOf<ForEach<Data, ID, Content>>, LazyRowSource
{
  struct Row {
    var id: ID
    var node: _ViewNodeOf<Content>
    /// Its place among all rows, made or not.
    var index: Int
    var isShown = true
    /// The elements are others than when its content was made last.
    var isStale = false
    var lengths: [CGFloat]?
  }
  /// The rows that were made, in order; a node's position is its place in here.
  var rows: ContiguousArray<Row> = []
  private(set) var ids: ContiguousArray<ID> = []
  /// Where the rows' elements stand, if ids that stand twice were left out (B9).
  private var offsets: ContiguousArray<Int>?
  private var gaps: [LayoutItem] = []
  private var hasStaleGaps = true
  let viewsPerRow: Int
  private weak var container: LazyWindow?
  private let dataComparison = Comparison.ofField(Data.self)
  private let closureComparison = Comparison.ofField(((Data.Element) -> Content).self)

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _ViewInputs, viewsPerRow: Int) {
    self.viewsPerRow = viewsPerRow
    super.init(value, inputs)
  }

  func start() {
    graph.liveAttributes += 1
    container = lazyContainer
    container?.add(self)
    graph.recorder?.ran(self, [.value])
    takeIDs(graph.evaluate(self, causes: [.value]) { collectIDs() })
    flags.remove(.isFirst)
  }

  private func collectIDs() -> ContiguousArray<ID> {
    var result: ContiguousArray<ID> = []
    result.reserveCapacity(value.data.count)
    if let slowness = graph.recorder?.slowness {
      slowness.identification(of: value.data.count, in: self) {
        for element in value.data { result.append(value.id(element)) }
      }
      return result
    }
    for element in value.data { result.append(value.id(element)) }
    return result
  }

  /// Takes the ids, the first of equal ones only (B9).
  private func takeIDs(_ all: ContiguousArray<ID>) {
    var seen = Set<ID>(minimumCapacity: all.count)
    offsets = nil
    ids = all
    for (offset, id) in all.enumerated() {
      if seen.insert(id).inserted {
        if offsets != nil {
          offsets?.append(offset)
          ids.append(id)
        }
      } else {
        if let recorder = graph.recorder { recorder.duplicateID(self, recorder.describer.describe(id)) }
        if offsets == nil {
          offsets = ContiguousArray(0..<offset)
          ids = ContiguousArray(all[..<offset])
        }
      }
    }
  }

  private func content(ofRow row: Int) -> Content {
    let offset = offsets?[row] ?? row
    return value.content(value.data[value.data.index(value.data.startIndex, offsetBy: offset)])
  }

  /// Makes the content of one row more: what other rows' contents read stays a dependency.
  func addContent(ofRow row: Int) -> Content {
    graph.evaluate(self, causes: [], isAdditional: true) { content(ofRow: row) }
  }

  // MARK: Updates

  override func update(_ new: ForEach<Data, ID, Content>, differs: Bool?) -> Bool {
    let isSameData = isEqualAsField(value.data, new.data, dataComparison)
    graph.recorder?.noteRebuilt(self, from: value.data, to: new.data, isEqual: isSameData)
    if isSameData, isEqualAsField(value.content, new.content, closureComparison) {
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    }
    let first = value.data
    value = new
    if new.idKind == .constantRange, !isSameData {
      graph.recorder?.changedConstantRange(
        self, "\(first.count) rows at first, then \(new.data.count); the rows stay as they first were")
      value.data = first
    }
    return makeRows(takeCauses(slots: [], hasNewValue: true))
  }

  override func evaluate() {
    let causes = takeCauses(slots: [], hasNewValue: false)
    if !causes.isEmpty { _ = makeRows(causes) }
  }

  private func makeRows(_ causes: [Cause]) -> Bool {
    graph.recorder?.ran(self, causes)
    let old = ids
    var contents: [Int: Content] = [:]
    graph.evaluate(self, causes: causes) {
      takeIDs(collectIDs())
      let places = old == ids ? nil : Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
      for (place, row) in rows.enumerated() where row.isShown {
        guard let index = places.map({ $0[row.id] }) ?? row.index else { continue }
        contents[place] = content(ofRow: index)
      }
    }
    var changed = old != ids
    if changed, let recorder = graph.recorder {
      let known = Set(old)
      recorder.rows.willChange(self, rows.map(\.node), from: old, to: ids) { known.contains($0) }
    }
    if changed { matchRows(contents) } else { changed = updateRows(contents) }
    graph.recorder?.finished(self, changed: changed)
    return changed
  }

  private func updateRows(_ contents: [Int: Content]) -> Bool {
    var changed = false
    for place in rows.indices {
      if let content = contents[place] {
        if rows[place].node.update(content) { changed = true }
      } else {
        rows[place].isStale = true
      }
    }
    return changed
  }

  /// Matches the rows that were made by id (B8): kept ones keep their nodes wherever they move, others end.
  private func matchRows(_ contents: [Int: Content]) {
    var made: [ID: Int] = Dictionary(minimumCapacity: rows.count)
    for (place, row) in rows.enumerated() { made[row.id] = place }
    var edited: ContiguousArray<Row> = []
    var oldPlaces: [Int] = []
    for (index, id) in ids.enumerated() {
      guard let place = made.removeValue(forKey: id) else { continue }
      var row = rows[place]
      row.index = index
      row.node.position = Int32(edited.count)
      if let content = contents[place] { _ = row.node.update(content) } else { row.isStale = true }
      edited.append(row)
      oldPlaces.append(place)
    }
    let ended = made.values.sorted().map { rows[$0].node }
    recordMoves(edited, oldPlaces)
    rows = edited
    for node in ended { node.end() }
    graph.recorder?.changedWords(of: self)
    rowsChanged()
  }

  private func recordMoves(_ edited: ContiguousArray<Row>, _ oldPlaces: [Int]) {
    guard let recorder = graph.recorder else { return }
    let still = longestIncreasingRun(oldPlaces)
    for (place, old) in oldPlaces.enumerated() where !still.contains(old) {
      recorder.moved(edited[place].node, from: old, to: place)
    }
  }

  func rowsChanged() {
    hasStaleGaps = true
    displayablesChanged()
  }

  // MARK: What is on the screen

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    if hasStaleGaps { makeGaps() }
    var next = 0
    var gap = gaps.startIndex
    for row in rows where row.isShown {
      if row.index > next {
        list.append(gaps[gap])
        gap += 1
      }
      row.node.appendDisplayables(to: &list)
      next = row.index + 1
    }
    if next < ids.count { list.append(gaps[gap]) }
  }

  private func makeGaps() {
    hasStaleGaps = false
    for gap in gaps { gap.end() }
    gaps = []
    var next = 0
    for row in rows where row.isShown {
      if row.index > next { gaps.append(.gap(self, next..<row.index)) }
      next = row.index + 1
    }
    if next < ids.count { gaps.append(.gap(self, next..<ids.count)) }
  }

  // MARK: As a node

  override func forEachChild(_ body: (_ViewNode) -> Void) { for row in rows { body(row.node) } }

  override var endsTransitionSearch: Bool { true }

  override func willEnd() {
    for gap in gaps { gap.end() }
    container?.remove(self)
    graph.liveAttributes -= 1
  }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .structural, type: "ForEach", name: "\(ids.count) rows, made as they are shown")
  }

  override func rowIDWords(of child: _ViewNode) -> String? { row(of: child).map { String(describing: ids[$0]) } }

  override func rowID(of child: _ViewNode) -> AnyHashable? { row(of: child).map { AnyHashable(ids[$0]) } }

  func row(of child: _ViewNode) -> Int? {
    let place = Int(child.position)
    return rows.indices.contains(place) && rows[place].node === child ? rows[place].index : nil
  }
}

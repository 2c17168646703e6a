import Recording

/// The node of a `ForEach`: a row for each element, matched by id from one evaluation to the next (B8).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNodeOf<ForEach<Data, ID, Content>>
{
  private typealias Row = _ViewNodeOf<Content>
  // Apart from each other, so that comparing ids does not touch the nodes.
  @exclusivity(unchecked) private var ids: ContiguousArray<ID> = []
  @exclusivity(unchecked) private var rows: ContiguousArray<Row> = []
  /// Why a lazy container makes all rows at once (H2).
  private let wholeReason: String?
  private let dataComparison = Comparison.ofField(Data.self)
  private let closureComparison = Comparison.ofField(((Data.Element) -> Content).self)

  private typealias Contents = RowContents<ID, Content>

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _ViewInputs, wholeReason: String?) {
    self.wholeReason = wholeReason
    super.init(value, inputs)
  }

  func start() {
    graph.liveAttributes += 1
    if let wholeReason, let recorder = graph.recorder {
      recorder.report(
        "non-constant-row-count", self,
        "all \(value.data.count) rows were made to count them, because each may hold any number of views: \(wholeReason)"
      )
    }
    let contents = makeContents([.value])
    flags.remove(.isFirst)
    rows.reserveCapacity(contents.count)
    ids.reserveCapacity(contents.count)
    var seen = Set<ID>(minimumCapacity: contents.count)
    for index in 0..<contents.count where admits(contents.ids[index], &seen) {
      rows.append(makeRow(contents.ids[index], contents.views[index], at: rows.count))
      ids.append(contents.ids[index])
    }
  }

  private func admits(_ id: ID, _ seen: inout Set<ID>) -> Bool {
    if seen.insert(id).inserted { return true }
    if let recorder = graph.recorder { recorder.duplicateID(self, recorder.describer.describe(id)) }
    return false
  }

  private func makeRow(_ id: ID, _ content: Content, at position: Int) -> Row {
    let node = Content._makeView(content, inputs(at: position))
    graph.recorder?.setExplicitID(of: node, id)
    return node
  }

  /// Calls the content closure for each element. What it reads of models is a dependency of this node.
  private func makeContents(_ causes: [Cause]) -> Contents {
    graph.recorder?.ran(self, causes)
    return graph.evaluate(self, causes: causes) {
      let (content, id, data) = (value.content, value.id, value.data)
      let result = Contents(capacity: data.count)
      if let slowness = graph.recorder?.slowness {
        var ids: ArraySlice<ID> = []
        slowness.identification(of: data.count, in: self) { for element in data { ids.append(id(element)) } }
        for element in data { result.append(element, { ids.popFirst() ?? id($0) }, content) }
        return result
      }
      let isContiguous: Void? = data.withContiguousStorageIfAvailable { result.append(all: $0, id, content) }
      if isContiguous != nil { return result }
      var index = data.startIndex
      while index != data.endIndex {
        result.append(data[index], id, content)
        data.formIndex(after: &index)
      }
      return result
    }
  }

  override func update(_ new: ForEach<Data, ID, Content>, differs: Bool?) -> Bool {
    let isSameData = isEqualAsField(value.data, new.data, dataComparison)
    graph.recorder?.noteRebuilt(self, from: value.data, to: new.data, isEqual: isSameData)
    if isSameData, isEqualAsField(value.content, new.content, closureComparison) {
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    }
    if new.idKind == .constantRange, !isSameData {
      graph.recorder?.changedConstantRange(
        self, "\(value.data.count) rows at first, then \(new.data.count); the rows stay as they first were")
      let first = value.data
      value = new
      value.data = first
    } else {
      value = new
    }
    // What it depends on may have changed in the same pass: that is one run, with all its causes (D9).
    return makeRows(takeCauses(slots: [], hasNewValue: true))
  }

  override func evaluate() {
    let causes = takeCauses(slots: [], hasNewValue: false)
    if !causes.isEmpty { _ = makeRows(causes) }
  }

  private func makeRows(_ causes: [Cause]) -> Bool {
    let contents = makeContents(causes)
    let changed = contents.hasIDs(ids) ? updateInPlace(contents) : edit(contents)
    graph.recorder?.finished(self, changed: changed)
    return changed
  }

  private func updateInPlace(_ contents: Contents) -> Bool {
    contents.count == 0 ? false : rows.withUnsafeBufferPointer { Row.update($0, from: contents.view(at: 0)) }
  }

  /// Matches the rows by id: kept rows keep their nodes wherever they move, the others begin and end.
  private func edit(_ contents: Contents) -> Bool {
    var old: [ID: Int] = Dictionary(minimumCapacity: rows.count)
    for (index, id) in ids.enumerated() { old[id] = index }
    graph.recorder?.rows.willChange(self, Array(rows), from: ids, to: ContiguousArray(contents.ids)) { old[$0] != nil }
    var seen = Set<ID>(minimumCapacity: contents.count)
    var edited: ContiguousArray<Row> = []
    edited.reserveCapacity(contents.count)
    var editedIDs: ContiguousArray<ID> = []
    var oldIndices: [Int] = []
    for source in 0..<contents.count where admits(contents.ids[source], &seen) {
      let (id, position) = (contents.ids[source], edited.count)
      if let index = old.removeValue(forKey: id) {
        let row = rows[index]
        row.position = Int32(position)
        _ = row.update(contents.views[source])
        edited.append(row)
        oldIndices.append(index)
      } else {
        edited.append(makeRow(id, contents.views[source], at: position))
        oldIndices.append(-1)
      }
      editedIDs.append(id)
    }
    let ended = rows.indices.filter { old[ids[$0]] != nil }.map { rows[$0] }
    recordMoves(edited, oldIndices)
    if rows.count != edited.count { graph.recorder?.changedWords(of: self) }
    rows = edited
    ids = editedIDs
    for node in ended { node.end() }
    displayablesChanged()
    return true
  }

  /// Of the kept rows, those outside a longest run that kept its order have moved.
  private func recordMoves(_ edited: ContiguousArray<Row>, _ oldIndices: [Int]) {
    guard let recorder = graph.recorder else { return }
    let kept = oldIndices.filter { $0 >= 0 }
    let still = longestIncreasingRun(kept)
    for (position, index) in oldIndices.enumerated() where index >= 0 && !still.contains(index) {
      recorder.moved(edited[position], from: index, to: position)
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { for row in rows { body(row) } }

  override var endsTransitionSearch: Bool { true }

  override func willEnd() { graph.liveAttributes -= 1 }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(
      kind: .structural, type: "ForEach",
      name: "\(rows.count) rows" + (wholeReason.map { ", all made: \($0)" } ?? ""))
  }

  override func rowIDWords(of child: _ViewNode) -> String? {
    let index = Int(child.position)
    guard rows.indices.contains(index), rows[index] === child else { return nil }
    return String(describing: ids[index])
  }

  override func rowID(of child: _ViewNode) -> AnyHashable? {
    let index = Int(child.position)
    guard rows.indices.contains(index), rows[index] === child else { return nil }
    return AnyHashable(ids[index])
  }
}

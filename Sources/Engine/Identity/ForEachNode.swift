import Recording

/// The node of a `ForEach`: a row for each element, matched by id from one evaluation to the next (B8).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _ViewNodeOf<ForEach<Data, ID, Content>>
{
  private struct Row {
    var id: ID
    var node: _ViewNodeOf<Content>
  }
  private var rows: ContiguousArray<Row> = []
  private let dataComparison = Comparison.ofField(Data.self)
  private let closureComparison = Comparison.ofField(((Data.Element) -> Content).self)

  func start() {
    graph.liveAttributes += 1
    let contents = makeContents([.value])
    flags.remove(.isFirst)
    rows.reserveCapacity(contents.count)
    var seen = Set<ID>(minimumCapacity: contents.count)
    for (id, content) in contents where admits(id, &seen) { rows.append(makeRow(id, content, at: rows.count)) }
  }

  private func admits(_ id: ID, _ seen: inout Set<ID>) -> Bool {
    if seen.insert(id).inserted { return true }
    if let recorder = graph.recorder { recorder.duplicateID(self, recorder.describer.describe(id)) }
    return false
  }

  private func makeRow(_ id: ID, _ content: Content, at position: Int) -> Row {
    let node = Content._makeView(content, inputs(at: position))
    graph.recorder?.setExplicitID(of: node, id)
    return Row(id: id, node: node)
  }

  /// Calls the content closure for each element. What it reads of models is a dependency of this node.
  private func makeContents(_ causes: [Cause]) -> ContiguousArray<(id: ID, content: Content)> {
    graph.recorder?.ran(self, causes)
    return graph.evaluate(self, causes: causes) {
      var result: ContiguousArray<(id: ID, content: Content)> = []
      result.reserveCapacity(value.data.count)
      for element in value.data { result.append((value.id(element), value.content(element))) }
      return result
    }
  }

  override func update(_ new: ForEach<Data, ID, Content>, differs: Bool?) -> Bool {
    if isEqualAsField(value.data, new.data, dataComparison),
      isEqualAsField(value.content, new.content, closureComparison)
    {
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    }
    if new.idKind == .constantRange, !isEqualAsField(value.data, new.data, dataComparison) {
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
    var isSame = contents.count == rows.count
    if isSame {
      for index in contents.indices where contents[index].id != rows[index].id {
        isSame = false
        break
      }
    }
    let changed = isSame ? updateInPlace(contents) : edit(contents)
    graph.recorder?.finished(self, changed: changed)
    return changed
  }

  private func updateInPlace(_ contents: ContiguousArray<(id: ID, content: Content)>) -> Bool {
    var changed = false
    for index in contents.indices where rows[index].node.update(contents[index].content) { changed = true }
    return changed
  }

  /// Matches the rows by id: kept rows keep their nodes wherever they move, the others begin and end.
  private func edit(_ contents: ContiguousArray<(id: ID, content: Content)>) -> Bool {
    var old: [ID: Int] = Dictionary(minimumCapacity: rows.count)
    for (index, row) in rows.enumerated() { old[row.id] = index }
    graph.recorder?.rows.willChange(self, rows.map(\.node), from: rows.map(\.id), to: contents.map(\.id)) {
      old[$0] != nil
    }
    var seen = Set<ID>(minimumCapacity: contents.count)
    var edited: ContiguousArray<Row> = []
    edited.reserveCapacity(contents.count)
    var oldIndices: [Int] = []
    for (id, content) in contents where admits(id, &seen) {
      let position = edited.count
      if let index = old.removeValue(forKey: id) {
        let row = rows[index]
        row.node.position = Int32(position)
        _ = row.node.update(content)
        edited.append(row)
        oldIndices.append(index)
      } else {
        edited.append(makeRow(id, content, at: position))
        oldIndices.append(-1)
      }
    }
    let ended = rows.indices.filter { old[rows[$0].id] != nil }.map { rows[$0].node }
    recordMoves(edited, oldIndices)
    if rows.count != edited.count { graph.recorder?.changedWords(of: self) }
    rows = edited
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
      recorder.moved(edited[position].node, from: index, to: position)
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { for row in rows { body(row.node) } }

  override var endsTransitionSearch: Bool { true }

  override func willEnd() { graph.liveAttributes -= 1 }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .structural, type: "ForEach", name: "\(rows.count) rows")
  }

  override func rowIDWords(of child: _ViewNode) -> String? {
    let index = Int(child.position)
    guard rows.indices.contains(index), rows[index].node === child else { return nil }
    return String(describing: rows[index].id)
  }

  override func rowID(of child: _ViewNode) -> AnyHashable? {
    let index = Int(child.position)
    guard rows.indices.contains(index), rows[index].node === child else { return nil }
    return AnyHashable(rows[index].id)
  }
}

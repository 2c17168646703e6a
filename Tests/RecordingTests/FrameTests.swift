import Recording
import Testing

private func rows(_ recording: Recording, after index: Int) -> [Int] {
  recording.frame(after: index).nodesInOrder.dropFirst().map(\.id.rawValue)
}

private func positions(_ recording: Recording, after index: Int) -> [Int] {
  recording.frame(after: index).nodesInOrder.dropFirst().map(\.position)
}

private func adding(_ changes: [NodeChange], to recording: Recording) -> Recording {
  var recording = recording
  var update = Update(index: recording.updates.count, step: "step")
  update.nodes = changes
  recording.updates.append(update)
  return recording
}

private func removal(_ id: Int) -> NodeChange { NodeChange(id: NodeID(id), existence: .removed) }

private func move(_ id: Int, _ from: Int, _ to: Int) -> NodeChange {
  NodeChange(id: NodeID(id), existence: .moved, move: Move(from: from, to: to))
}

@Test func insertedRowsStandWhereTheySayAndOthersShift() {
  let recording = adding([Samples.insertion(Samples.row(9, at: 1))], to: Samples.rows(1, 2, 3))
  #expect(rows(recording, after: 1) == [1, 9, 2, 3])
  #expect(positions(recording, after: 1) == [0, 1, 2, 3])
}

@Test func removedRowsLeaveNoGapAndAreKeptApart() {
  let recording = adding([removal(1), removal(3)], to: Samples.rows(1, 2, 3, 4))
  #expect(rows(recording, after: 1) == [2, 4])
  #expect(positions(recording, after: 1) == [0, 1])
  #expect(recording.frame(after: 1).ended.keys.sorted() == [NodeID(1), NodeID(3)])
  #expect(recording.frame(after: 1).ended[NodeID(3)]?.position == 2)
}

@Test func movedRowsStandWhereTheySayWithOrWithoutTheirWords() {
  let recording = adding([move(4, 3, 0)], to: Samples.rows(1, 2, 3, 4))
  #expect(rows(recording, after: 1) == [4, 1, 2, 3])
  #expect(positions(recording, after: 1) == [0, 1, 2, 3])
}

@Test func insertionsRemovalsAndMovesGoTogether() {
  let recording = adding(
    [removal(2), move(5, 4, 1), Samples.insertion(Samples.row(9, at: 0)), Samples.insertion(Samples.row(8, at: 4))],
    to: Samples.rows(1, 2, 3, 4, 5))
  #expect(rows(recording, after: 1) == [9, 5, 1, 3, 8, 4])
  #expect(positions(recording, after: 1) == [0, 1, 2, 3, 4, 5])
}

@Test func aRowWhoseWordsWereToldBeforeTheOrderChangedKeepsItsPosition() {
  var renamed = Samples.row(3, at: 3)
  renamed.name = "renamed"
  let recording = adding(
    [NodeChange(id: NodeID(3), evaluation: .ran, node: renamed), Samples.insertion(Samples.row(9, at: 0))],
    to: Samples.rows(1, 2, 3, 4))
  #expect(rows(recording, after: 1) == [9, 1, 2, 3, 4])
  #expect(recording.frame(after: 1).nodes[NodeID(3)]?.name == "renamed")
}

@Test func otherWordsAloneDoNotChangeTheOrder() {
  var renamed = Samples.row(1, at: 0)
  renamed.name = "renamed"
  let recording = adding([NodeChange(id: NodeID(1), evaluation: .ran, node: renamed)], to: Samples.rows(1, 2))
  #expect(rows(recording, after: 1) == [1, 2])
}

@Test func aRemovedSubtreeTakesItsEdgesAndSourcesWithIt() {
  var recording = Samples.rows(1, 2)
  recording.updates[0].sources = [Source(id: SourceID(0), kind: .state, name: "a", owner: NodeID(1))]
  recording.updates[0].dependencies = [
    Dependency(source: SourceID(0), reader: NodeID(1), property: "_a"),
    Dependency(source: SourceID(0), reader: NodeID(2), property: "_b"),
  ]
  recording = adding([removal(1)], to: recording)
  #expect(recording.frame(after: 1).dependencies.map(\.reader) == [NodeID(2)])
  recording.updates[1].endedSources = [SourceID(0)]
  #expect(recording.frame(after: 1).dependencies.isEmpty)
  #expect(recording.frame(after: 1).endedSources.keys.map(\.rawValue) == [0])
}

@Test func framesAreThoseAfterEachUpdateAndTheNearestOutsideOfThem() {
  let recording = adding([removal(1)], to: Samples.rows(1, 2))
  #expect(recording.frames == [recording.frame(after: 0), recording.frame(after: 1)])
  #expect(recording.frame(after: 99) == recording.frame(after: 1))
  #expect(recording.frame(after: -1) == recording.frame(after: 0))
  #expect(Recording(header: Samples.header).frame(after: 0).nodesInOrder.isEmpty)
}

@Test func skippedRangesStandForNodesWithoutAChangeOfTheirOwn() {
  var recording = Samples.rows(1, 3, 5)
  recording = adding([NodeChange(id: NodeID(3), evaluation: .ran)], to: recording)
  recording.updates[1].skipped = [SkipRange(first: NodeID(1), count: 3, stride: 2, skip: .inputsEqual)]
  let frame = recording.frame(after: 1)
  #expect(frame.change(of: NodeID(1)).skip == .inputsEqual)
  #expect(frame.change(of: NodeID(3)).evaluation == .ran)
  #expect(frame.change(of: NodeID(5)).evaluation == .skipped)
  #expect(frame.change(of: NodeID(0)).evaluation == .untouched)
}

@Test func layoutNodesComeChangeAndGo() {
  func node(_ id: Int, _ x: Double) -> LayoutNode {
    LayoutNode(
      id: LayoutID(id), node: NodeID(0), proposal: Proposal(width: nil, height: nil), size: Size(width: 1, height: 1),
      frame: Rect(x: x, y: 0, width: 1, height: 1))
  }
  var recording = Samples.rows(1)
  recording.updates[0].layout.changed = [node(0, 0), node(1, 0)]
  recording = adding([], to: recording)
  recording.updates[1].layout = LayoutChange(changed: [node(1, 5)], removed: [LayoutID(0)])
  #expect(recording.frame(after: 1).layout == [LayoutID(1): node(1, 5)])
}

import GraphDump
import Recording
import Testing

/// Recordings that no engine writes: they may be drawn or refused, and never end the program.
@Suite struct BrokenRecordingTests {
  @Test func numbersWithGapsAreTakenByPlace() throws {
    var recording = Fixtures.stateInBody
    recording.updates[2].index = 7
    #expect(throws: FigureError.noSuchUpdate(3, available: 0...7)) {
      try render(recording, name: "x", request: FigureRequest(updates: .one(3)))
    }
    #expect(
      try render(recording, name: "x", request: FigureRequest(updates: .one(7)))[0].text.contains("update 7 of 7"))
  }

  @Test func randomRecordingsAreDrawn() throws {
    var random = Linear(state: 7)
    for _ in 0..<150 {
      let recording = Self.recording(&random)
      for request in [FigureRequest(), FigureRequest(updates: .one(1), all: true), FigureRequest(budget: 3)] {
        let text = try render(recording, name: "x", request: request)[0].text
        #expect(SVGReader(text).isWellFormed)
      }
    }
  }

  private static func recording(_ random: inout Linear) -> Recording {
    var recording = Recording(header: Header(root: "V", engine: "fixture"))
    for index in 0..<3 {
      var update = Update(index: index, step: "step \(index)")
      update.target = NodeID(random.next(12))
      for _ in 0..<random.next(14) { update.nodes.append(change(&random)) }
      for _ in 0..<random.next(4) {
        update.sources.append(
          Source(id: SourceID(random.next(5)), kind: .state, name: "s", owner: NodeID(random.next(12)), value: "1"))
        update.dependencies.append(
          Dependency(source: SourceID(random.next(5)), reader: NodeID(random.next(12)), property: "_s"))
        update.writes.append(SourceWrite(source: SourceID(random.next(5)), old: "0", new: "1"))
        update.endedSources.append(SourceID(random.next(9)))
      }
      recording.updates.append(update)
    }
    return recording
  }

  private static func change(_ random: inout Linear) -> NodeChange {
    let id = NodeID(random.next(12))
    let existence = Existence.allCases[random.next(Existence.allCases.count)]
    var change = NodeChange(id: id, existence: existence)
    change.evaluation = Evaluation.allCases[random.next(Evaluation.allCases.count)]
    if random.next(3) > 0 {
      let kind = NodeKind.allCases[random.next(NodeKind.allCases.count)]
      let parent = id.rawValue == 0 ? nil : NodeID(random.next(12))
      change.node = Node(id: id, parent: parent, position: random.next(5) - 1, kind: kind, type: "T")
    }
    if random.next(4) == 0 { change.move = Move(from: random.next(4), to: random.next(4)) }
    if random.next(4) == 0 { change.replaces = NodeID(random.next(12)) }
    return change
  }
}

/// The same numbers in every run.
struct Linear {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

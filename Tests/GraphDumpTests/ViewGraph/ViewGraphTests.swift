import Recording
import Testing

@testable import GraphDump

@Suite struct ViewGraphTests {
  @Test func aBodyThatRanIsTaggedWithItsCauses() throws {
    let state = try #require(Fixtures.figure(Fixtures.stateInBody).state("n1"))
    #expect(state.title == "SampleDiffView")
    #expect(state.tags == [OutcomeTag(kind: .run, word: "RUN", words: ["_isOn changed"])])
    #expect(state.look == .outcome(.kept, .ran))
  }

  @Test func aSkippedNodeSaysWhy() throws {
    let state = try #require(Fixtures.figure(Fixtures.stateInBody).state("n4"))
    #expect(state.title == "Text \"Constant\"")
    #expect(state.tags == [OutcomeTag(kind: .skip, word: "SKIP", words: ["inputs equal"])])
  }

  @Test func aChangedTextShowsOldAndNew() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody)
    #expect(figure.state("n5")?.details == ["\"Light is off\" → \"Light is on\""])
    #expect(figure.state("n5", in: "before")?.title == "Text \"Light is off\"")
    #expect(figure.state("n5", in: "after")?.title == "Text \"Light is on\"")
  }

  @Test func anUntouchedNodeHasNoTag() throws {
    let state = try #require(Fixtures.figure(Fixtures.stateInBody).state("n2"))
    #expect(state.tags == [])
    #expect(state.look == .outcome(.kept, .untouched))
  }

  @Test func aWrittenSourceShowsOldAndNew() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody)
    #expect(figure.state("s1")?.title == "isOn: false → true")
    #expect(figure.state("s1")?.look == .written)
    #expect(figure.state("s1", in: "before")?.title == "isOn = false")
    #expect(figure.state("s1", in: "after")?.title == "isOn = true")
    #expect(figure.edgeState("s1-n1") == EdgeState(label: "_isOn", isFired: true))
  }

  @Test func anObjectsWriteNamesItsProperty() throws {
    let figure = try Fixtures.figure(Fixtures.observedObject)
    #expect(figure.state("s1")?.details == ["isOn: false → true", "object"])
    #expect(figure.edgeState("s1-n7") == EdgeState(label: "_viewModel", isFired: true, isUnread: true))
  }

  @Test func aBindingsEdgeLeadsToItsReaderAndNotToItsOwner() throws {
    let figure = try Fixtures.figure(Fixtures.binding)
    #expect(figure.edgeState("s1-n5")?.isFired == true)
    #expect(figure.edgeState("s1-n1") == nil)
    #expect(figure.edges.contains { $0.id == "n1-s1" && $0.kind == .storage })
  }

  @Test func aRecreatedNodeIsLinkedToItsGhost() throws {
    let figure = try Fixtures.figure(Fixtures.explicitID)
    let new = try #require(figure.state("n8"))
    #expect(new.tags.map(\.word) == ["NEW", "RUN"])
    #expect(new.tags[0].words == ["id UUID#1 → UUID#2"])
    #expect(new.tags[1].words == ["@self, @identity,", "_color changed"])
    let old = try #require(figure.state("n5"))
    #expect(old.look == .ghost)
    #expect(old.tags == [OutcomeTag(kind: .end, word: "END", words: ["lost color"])])
    #expect(figure.edgeState("n5~n8") != nil)
    #expect(figure.edgeState("n6~n9") == nil, "only the top of what was recreated is linked")
    #expect(figure.state("s2")?.look == .ghost)
    #expect(figure.state("n8", in: "before") == nil)
    #expect(figure.state("n5", in: "after") == nil)
  }

  @Test func everyOutcomeHasItsTag() throws {
    let figure = try Fixtures.figure(Fixtures.everyOutcome)
    func words(_ id: String) -> [String] {
      figure.state(id)?.tags.map { ([$0.word] + $0.words).joined(separator: "|") } ?? []
    }
    #expect(words("n1") == ["RUN|_rows changed"])
    #expect(words("n4") == ["SKIP|inputs equal"])
    #expect(words("n5") == ["SKIP|== true"])
    #expect(words("n6-1") == ["MOVE|2 → 0"])
    #expect(words("n6") == ["MOVE|from here to 0"])
    #expect(words("n7") == ["END|lost draft"])
    #expect(words("n13") == ["INSERT", "RUN|@self changed"])
    #expect(words("n9") == ["RUN|\\LightModel.isOn changed"])
    #expect(words("n14") == ["NEW|n10 → n14"])
    #expect(words("n11") == ["RUN =|_colorScheme changed|output equal"])
    let second = try Fixtures.figure(Fixtures.everyOutcome, FigureRequest(updates: .one(2)))
    #expect(second.state("n5", in: "u2")?.tags == [OutcomeTag(kind: .off, word: "OFF")])
  }

  @Test func aRowThatOthersWentRoundIsNotSaidToMoveToWhereItWas() {
    #expect(Wording.words(for: Move(from: 2, to: 0)) == "2 → 0")
    #expect(Wording.words(for: Move(from: 1, to: 1)) == "past others, still at 1")
  }

  @Test func stateMovesAlongWithTheNodeThatStoresIt() throws {
    var sketch = Sketch(root: "RowsView")
    let root = sketch.add(.composed, "RowsView", causes: [.value])
    let each = sketch.add(.structural, "ForEach", in: root)
    let row = sketch.add(.composed, "Row", in: each, id: "1", causes: [.value])
    _ = sketch.add(.composed, "Row", in: each, id: "2", causes: [.value])
    let draft = sketch.source(.state, "draft", of: row, value: "1")
    sketch.depend(row, on: draft, as: "_draft")
    sketch.step("tap \"Turn\"")
    sketch.move(row, from: 0, to: 1)
    let figure = try Fixtures.figure(sketch.recording)
    #expect(figure.state("s1", in: "before") != nil && figure.state("s1-1", in: "before") == nil)
    #expect(figure.state("s1") == nil && figure.state("s1-1") != nil)
    #expect(figure.edgeState("s1-1-\(row)-1") != nil, "its reader is where it is")
    #expect(figure.edgeState("s1-1-\(row)") == nil, "and not where it was")
  }

  @Test(arguments: [
    (Dialect.keypath, "\\LightModel.isOn changed"), (.property, "_model changed"),
    (.dependencies, "@dependencies changed"),
  ])
  func causesAreWordedInTheDialect(dialect: Dialect, words: String) throws {
    let figure = try Fixtures.figure(Fixtures.everyOutcome, FigureRequest(updates: .one(1), dialect: dialect))
    #expect(figure.state("n9")?.tags.first?.words == [words])
  }

  @Test func theRecordingsDialectIsTakenWhereNoneIsAskedFor() throws {
    var recording = Fixtures.everyOutcome
    recording.header.dialect = .property
    #expect(try Fixtures.figure(recording).state("n9")?.tags.first?.words == ["_model changed"])
  }

  @Test func theStepPointsAtItsTarget() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody)
    #expect(figure.state("step1")?.title == "tap \"Toggle\"")
    #expect(figure.state("step1", in: "before") == nil)
    #expect(figure.edges.contains { $0.id == "step1-n6" && $0.kind == .action })
  }

  @Test func theTitleNamesUpdateAndStep() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody)
    #expect(figure.title == "figure · update 1 of 2 · tap \"Toggle\"")
    #expect(figure.summary == "2 ran, 2 skipped, 5 preserved, 0 recreated")
  }

  @Test func theSummaryCountsEveryOutcome() throws {
    #expect(
      try Fixtures.figure(Fixtures.everyOutcome).summary
        == "5 ran, 1 wasted, 3 skipped, 6 preserved, 1 recreated, 1 inserted, 1 removed, 1 moved")
  }

  @Test func oneUpdateIsDrawnBeforeAfterAndChanged() throws {
    #expect(try Fixtures.figure(Fixtures.stateInBody).panels.map(\.id) == ["before", "after", "u1"])
  }

  @Test func severalUpdatesAreDrawnOneAfterTheOther() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody, FigureRequest())
    #expect(figure.panels.map(\.title) == ["Before", "Update 1 · tap \"Toggle\"", "Update 2 · tap \"Toggle\""])
    #expect(figure.state("s1", in: "u2")?.title == "isOn: true → false")
  }

  @Test func theAppearanceIsOnePicture() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody, FigureRequest(updates: .one(0)))
    #expect(figure.panels.map(\.id) == ["u0"])
    #expect(figure.state("n1", in: "u0")?.tags.map(\.word) == ["INSERT", "RUN"])
    #expect(figure.state("n2", in: "u0")?.tags.map(\.word) == ["INSERT"])
  }

  @Test func onlyChangesAreDrawnWhereAskedFor() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody, FigureRequest(panels: .changes))
    #expect(figure.panels.map(\.id) == ["u1", "u2"])
  }

  @Test func inputsThatDifferInTheSameWordsAreSaidToDiffer() throws {
    var sketch = Sketch(root: "V")
    let root = sketch.add(.composed, "V", causes: [.value])
    sketch.step("wait 1s")
    sketch.run(
      root, [.value],
      comparison: [
        FieldComparison(name: "action", method: .closure, isEqual: false, old: "closure", new: "closure"),
        FieldComparison(name: "count", method: .equatable, isEqual: false, old: "0", new: "1"),
        FieldComparison(name: "title", method: .equatable, isEqual: true),
      ])
    #expect(try Fixtures.figure(sketch.recording).state("n1")?.details == ["action differs", "count: 0 → 1"])
  }

  @Test func findingsAreNamedWithTheirNode() throws {
    var recording = Fixtures.explicitID
    recording.updates[1].diagnostics = [
      Diagnostic(rule: "state-loss", node: NodeID(5), evidence: "it lost “color”")
    ]
    #expect(try Fixtures.figure(recording).notes == ["Finding state-loss, ExtractSubView: it lost “color”"])
  }

  @Test func idsAreUnique() throws {
    for (name, recording) in Fixtures.all {
      for request in Fixtures.requests {
        let figure = try Fixtures.figure(recording, request)
        #expect(Set(figure.nodes.map(\.id)).count == figure.nodes.count, "\(name)")
        #expect(Set(figure.edges.map(\.id)).count == figure.edges.count, "\(name)")
      }
    }
  }
}

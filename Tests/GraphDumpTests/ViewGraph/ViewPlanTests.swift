import Recording
import Testing

@testable import GraphDump

@Suite struct ViewPlanTests {
  @Test func preservedRowsBecomeOnePileThatCountsThem() throws {
    let figure = try Fixtures.figure(Fixtures.cells(observing: false))
    #expect(figure.state("more-n5")?.title == "CellView ×2 preserved")
    #expect(figure.state("more-n5")?.details == ["⋯ 8 nodes in all"])
    #expect(figure.state("more-n17")?.title == "CellView ×17 preserved")
    #expect(figure.state("more-n17")?.tags == [OutcomeTag(kind: .skip, word: "SKIP", words: ["== true"])])
    #expect(figure.state("more-n17")?.look == .outcome(.kept, .skipped))
    #expect(figure.notes == ["76 of 84 nodes are drawn as piles: --all draws every one."])
  }

  @Test func rowsToWhichTheSameHappenedAreDrawnOnceAndCounted() throws {
    let figure = try Fixtures.figure(Fixtures.cells(observing: true))
    let pile = try #require(figure.state("more-n21"))
    #expect(pile.title == "CellView ×16")
    #expect(pile.details == ["⋯ 64 nodes in all", "16 wasted, 48 preserved"])
    #expect(pile.tags.map(\.word) == ["RUN ="])
    #expect(figure.edgeState("s1-more-n21")?.label == "_viewModel ×16")
  }

  /// Rows of two kinds by turns, to each of which the same happened: one of each is drawn, and one pile names both.
  @Test func rowsThatStandApartAreDrawnOnceToo() throws {
    var sketch = Sketch(root: "V")
    let root = sketch.add(.composed, "V", causes: [.value])
    let rows = (0..<80).map { sketch.add(.composed, $0 % 2 == 0 ? "Even" : "Odd", in: root, causes: [.value]) }
    sketch.step("wait 1s")
    for row in rows { sketch.run(row, [.value]) }
    let figure = try Fixtures.figure(sketch.recording)
    #expect(figure.nodes.map(\.id) == ["n1", "n2", "n3", "more-n4"])
    #expect(figure.state("more-n4")?.title == "Even ×39, Odd ×39")
    #expect(figure.state("more-n4")?.details == ["78 ran"])
  }

  /// What moved is not called preserved in a layout tree.
  @Test func aPileOfALayoutTreeSaysWhatWasPlacedElsewhere() throws {
    var recording = Fixtures.large(300)
    var update = Update(index: recording.updates.count, step: "scroll by 10")
    recording = Fixtures.laidOut(recording)
    let last = try #require(recording.frames.last)
    update.layout.changed = last.layout.values.filter { $0.parent != nil }.sorted { $0.id < $1.id }.map { node in
      var node = node
      node.frame.y -= 10
      return node
    }
    recording.updates.append(update)
    let figure = try Figure.of(
      recording, name: "f", request: FigureRequest(kind: .layoutTree, updates: .one(update.index)))
    let piles = zip(figure.nodes, figure.panels.last?.nodes ?? []).filter { $0.0.shape == .pile }.compactMap(\.1)
    #expect(!piles.isEmpty)
    for pile in piles {
      #expect(!pile.title.hasSuffix("preserved"))
      #expect(pile.details.contains { $0.hasSuffix("placed elsewhere") })
    }
  }

  @Test(arguments: [10, 25, 60]) func theBudgetIsKept(budget: Int) throws {
    for (name, recording) in Fixtures.all {
      let figure = try Fixtures.figure(recording, FigureRequest(updates: .one(1), budget: budget))
      let drawn = figure.nodes.count { $0.shape != .source && $0.shape != .step }
      #expect(drawn <= budget, "\(name)")
    }
  }

  @Test(arguments: [10, 25, 60]) func everyNodeIsCountedOnce(budget: Int) throws {
    for (name, recording) in Fixtures.all {
      let frames = recording.frames
      let tree = ElementTree(frames: [frames[0], frames[1]])
      let outcomes = Outcomes(tree)
      let plan = ViewPlan(
        tree, outcomes, Folding(tree, outcomes, isOff: true), ViewPlan.Options(budget: budget))
      let counted = plan.items.reduce(0) { sum, item in
        switch item.content {
        case .element: sum + 1
        case .group(let roots): sum + roots.reduce(0) { $0 + outcomes.count[$1] }
        case .levels(let chain, let beside): sum + beside.reduce(chain.count) { $0 + outcomes.count[$1] }
        }
      }
      #expect(counted == tree.elements.count, "\(name)")
      #expect(plan.itemOfElement.allSatisfy { plan.items.indices.contains($0) }, "\(name)")
    }
  }

  @Test func depthCutsWhatLiesBelow() throws {
    let figure = try Fixtures.figure(Fixtures.binding, FigureRequest(updates: .one(1), depth: 1))
    #expect(figure.nodes.filter { $0.shape != .source && $0.shape != .step }.map(\.id) == ["n1", "n2", "more-n3"])
    #expect(figure.state("more-n3")?.title == "⋯ 6 nodes")
    #expect(figure.state("more-n3")?.details == ["2 ran, 4 preserved"])
    #expect(figure.edgeState("s1-more-n3")?.isFired == true)
  }

  @Test func focusKeepsWhatIsAboveAndBelow() throws {
    let figure = try Fixtures.figure(Fixtures.binding, FigureRequest(updates: .one(1), focus: "ExtractLightView"))
    #expect(
      figure.nodes.filter { $0.shape != .source && $0.shape != .step }.map(\.id)
        == ["n1", "n2", "more-n3", "n5", "n6", "more-n7"])
  }

  @Test func aFocusOnNothingListsWhatThereIs() {
    #expect(
      throws: FigureError.nothingInFocus(
        "Nope",
        candidates: [
          "SampleBindingDiffView", "ExtractTitleView", "ExtractLightView", "ExtractSubButton", "VStack", "Text",
          "Button",
        ])
    ) {
      try Fixtures.figure(Fixtures.binding, FigureRequest(updates: .one(1), focus: "Nope"))
    }
  }

  @Test func aGraphOfManyNodesIsDrawnInABudget() throws {
    let figure = try Fixtures.figure(Fixtures.large(6000))
    #expect(figure.nodes.count <= 64)
    #expect(figure.summary == "26 ran, 0 skipped, 5,055 preserved, 0 recreated")
  }
}

import Recording
import Testing

@testable import GraphDump

@Suite struct FoldingTests {
  @Test func tuplesAndLabelsThatOnlyRepeatAreNotDrawnAndCounted() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody)
    #expect(figure.nodes.map(\.id) == ["n1", "n2", "n4", "n5", "n6", "s1", "step1"])
    #expect(figure.notes == ["Not drawn: 1 TupleView, 1 unchanged label of controls."])
  }

  @Test func allDrawsEveryNode() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody, FigureRequest(updates: .one(1), all: true))
    #expect(figure.nodes.map(\.id) == ["n1", "n2", "n3", "n4", "n5", "n6", "n7", "s1", "step1"])
    #expect(figure.notes == [])
  }

  @Test func aChainOfQuietModifiersIsOneNodeThatNamesThemAll() throws {
    var sketch = Sketch(root: "V")
    let root = sketch.add(.composed, "V", causes: [.value])
    let padding = sketch.add(.modifier, ".padding", in: root)
    let font = sketch.add(.modifier, ".font", in: padding)
    let border = sketch.add(.modifier, ".border", in: font)
    sketch.add(.unary, "Text", in: border, name: "x")
    sketch.step("wait 1s")
    let figure = try Fixtures.figure(sketch.recording)
    #expect(figure.nodes.map(\.id) == ["n1", "n2", "n5"])
    #expect(figure.state("n2")?.title == ".padding .font .border")
    #expect(figure.edges.map(\.id) == ["n1-n2", "n2-n5"])
  }

  @Test func aModifierThatChangedStandsAlone() throws {
    var sketch = Sketch(root: "V")
    let root = sketch.add(.composed, "V", causes: [.value])
    let padding = sketch.add(.modifier, ".padding", in: root)
    let opacity = sketch.add(.modifier, ".opacity", in: padding)
    sketch.add(.unary, "Text", in: opacity, name: "x")
    sketch.step("wait 1s")
    sketch.run(opacity, [])
    #expect(try Fixtures.figure(sketch.recording).nodes.map(\.id) == ["n1", "n2", "n3", "n4"])
  }
}

import Recording
import Testing

@testable import GraphDump

/// What figures say of values that differ in a part, and of those written with an equal one.
@Suite struct DifferencesInFiguresTests {
  private static func items(_ done: Bool) -> String {
    let rows = (1...3).map { "Item(id: \($0), title: \"Title \($0)\", isDone: \($0 == 2 && done), note: \"long\")" }
    return "[\(rows.joined(separator: ", "))]"
  }

  private static var model: Recording {
    var sketch = Sketch(root: "V")
    let root = sketch.add(.composed, "V", causes: Fixtures.first + [.property("_items")])
    let items = sketch.source(.state, "items", of: root, value: items(false))
    let button = sketch.add(.unary, "Button", in: root, name: "done")
    sketch.depend(root, on: items, as: "_items")
    sketch.step("tap \"done\"", on: button)
    sketch.write(items, from: Self.items(false), to: Self.items(true))
    sketch.run(root, [.property("_items")])
    return sketch.recording
  }

  @Test(arguments: [FigureKind.viewGraph, .cause, .phases, .dependencies, .combined])
  func aWriteIsNamedByTheDifferingPart(kind: FigureKind) throws {
    let figure = try Figure.of(Self.model, name: "figure", request: FigureRequest(kind: kind))
    let texts = figure.panels.flatMap { $0.nodes.compactMap { $0 } }.flatMap { [$0.title] + $0.details }
    #expect(texts.contains { $0.hasSuffix("items[1].isDone: false → true") }, "\(texts)")
    #expect(figure.altText.contains("items[1].isDone changed from false to true."))
  }

  @Test func timelineAndExplanationNameTheDifferingPart() throws {
    let figure = try Figure.of(Self.model, name: "figure", request: FigureRequest(kind: .timeline))
    #expect(figure.panels[0].nodes.contains { $0?.title == "[1].isDone: false → true" })
    let words = try #require(Explanation(of: "V", in: Self.model)?.text)
    #expect(words.contains("because tap “done” changed `items[1].isDone` from false to true"))
  }

  @Test func beforeAndAfterShowTheDifferingPart() throws {
    let figure = try Fixtures.figure(Self.model)
    let source = try #require(figure.nodes.firstIndex { $0.id == "s1" })
    #expect(figure.panels[0].nodes[source]?.title == "items = 3 elements")
    #expect(figure.panels[0].nodes[source]?.details == ["[1].isDone = false", "@State"])
    #expect(figure.panels[1].nodes[source]?.details == ["[1].isDone = true", "@State"])
  }

  private static var repeated: Recording {
    var sketch = Sketch(root: "V")
    let root = sketch.add(.composed, "V", causes: Fixtures.first + [.property("_m")])
    let model = sketch.source(.object, "M", of: root)
    sketch.depend(root, on: model, as: "_m", isRead: false)
    sketch.step("tap \"set\"")
    sketch.recording.updates[1].writes = [
      SourceWrite(source: model, property: "ok", old: "false", new: "false", isRepeated: true)
    ]
    sketch.run(root, [.property("_m")], evaluation: .wasted)
    return sketch.recording
  }

  @Test func anEqualWriteThatIsAnnouncedIsToldAsOne() throws {
    let figure = try Fixtures.figure(Self.repeated)
    #expect(figure.state("s1")?.details == ["ok: written, equal value", "object"])
    #expect(
      figure.altText.contains("M.ok was written with an equal value, which its object announced all the same."))
    #expect(!figure.altText.contains("from false to false"))
    let words = try #require(Explanation(of: "V", in: Self.repeated)?.text)
    #expect(words.contains("wrote `M.ok` with an equal value, which its object announces as any other"))
  }

  @Test func aSkippedControlIsNotSaidToHaveChangedItsName() throws {
    var sketch = Sketch(root: "V")
    let root = sketch.add(.composed, "V", causes: [.value])
    let button = sketch.add(.unary, "Button", in: root, name: "star")
    let image = sketch.add(.unary, "Image", in: button, name: "star")
    sketch.step("tap \"star\"", on: button)
    sketch.rename(image, to: "star.fill")
    var node = try #require(sketch.nodes[button])
    node.name = "star.fill"
    sketch.recording.updates[1].nodes.append(
      NodeChange(id: button, evaluation: .skipped, skip: .inputsEqual, node: node))
    let figure = try Fixtures.figure(sketch.recording)
    let state = try #require(figure.state("\(button)"))
    #expect(([state.title] + state.details) == ["Button \"star.fill\"", "content changed"])
    #expect(state.tags == [OutcomeTag(kind: .skip, word: "SKIP", words: ["inputs equal"])])
    #expect(figure.state("\(image)").map { [$0.title] + $0.details } == ["Image \"star\" → \"star.fill\""])
  }
}

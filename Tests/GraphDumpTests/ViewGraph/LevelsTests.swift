import Recording
import Testing

@testable import GraphDump

/// Deep trees, in which most levels only lead to what changed.
@Suite struct LevelsTests {
  /// A leaf that runs below `depth` levels; every `stride`-th level is the author's.
  private func deep(_ depth: Int, every stride: Int? = nil) -> (recording: Recording, leaf: NodeID) {
    var sketch = Sketch(root: "Root")
    var parent = sketch.add(.composed, "Root", causes: [.value])
    for level in 0..<depth {
      let isOwn = stride.map { level % $0 == 0 } ?? false
      parent = sketch.add(isOwn ? .composed : .structural, isOwn ? "Level\(level)" : "AnyView", in: parent)
      sketch.add(.unary, "Text", in: parent, name: "\(level)")
    }
    let leaf = sketch.add(.composed, "Leaf", in: parent, causes: Fixtures.first + [.property("_n")])
    let n = sketch.source(.state, "n", of: leaf, value: "0")
    let text = sketch.add(.unary, "Text", in: leaf, name: "0")
    let button = sketch.add(.unary, "Button", in: leaf, name: "go")
    sketch.depend(leaf, on: n, as: "_n")
    sketch.step("tap \"go\"", on: button)
    sketch.write(n, from: "0", to: "1")
    sketch.run(leaf, [.property("_n")])
    sketch.rename(text, to: "1")
    return (sketch.recording, leaf)
  }

  @Test(arguments: [30, 60, 3000]) func whatRanIsDrawnHoweverDeepItLies(depth: Int) throws {
    let (recording, leaf) = deep(depth)
    let figure = try Fixtures.figure(recording)
    #expect(figure.state("\(leaf)")?.look == .outcome(.kept, .ran))
    #expect(figure.state("levels-n2")?.title == "⋯ \(Tally.number(depth)) levels preserved")
    #expect(
      figure.state("levels-n2")?.details == ["AnyView … AnyView", "⋯ \(Tally.number(2 * depth - 1)) nodes in all"])
    #expect(figure.nodes.count <= 10)
  }

  @Test func theAuthorsOwnLevelsGoLast() throws {
    let few = try Fixtures.figure(deep(24, every: 8).recording)
    #expect(few.nodes.contains { node in figureTitle(few, node.id) == "Level8" })
    let (recording, leaf) = deep(300, every: 2)
    let many = try Fixtures.figure(recording)
    #expect(many.state("\(leaf)")?.look == .outcome(.kept, .ran))
    #expect(many.nodes.count <= 60)
  }

  private func figureTitle(_ figure: Figure, _ id: String) -> String? { figure.state(id)?.title }

  @Test func whatRanComesBeforeWhatDidNotWhereThereIsNoRoom() throws {
    var sketch = Sketch(root: "Root")
    let root = sketch.add(.composed, "Root", causes: [.value])
    var ran: [NodeID] = []
    for row in 0..<30 {
      let stack = sketch.add(.container, "Stack\(row)", in: root)
      for column in 0..<4 { sketch.add(.unary, "Text\(column)", in: stack, name: "\(row) \(column)") }
      ran.append(sketch.add(.composed, "Row\(row)", in: stack, causes: [.value]))
    }
    sketch.step("tap")
    for id in ran.suffix(3) { sketch.run(id, [.value]) }
    let figure = try Fixtures.figure(sketch.recording, FigureRequest(budget: 20))
    for id in ran.suffix(3) { #expect(figure.state("\(id)")?.look == .outcome(.kept, .ran)) }
  }
}

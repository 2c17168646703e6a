import Foundation
import Testing

@testable import Engine

/// A session that shows a random layout, under an environment that changes too.
@MainActor private final class LayoutStage {
  let session: Session
  private(set) var world: World
  private var binding: Binding<World>?

  init(_ spec: LayoutSpec, _ world: World, _ size: CGSize, isRecording: Bool = true) {
    self.world = world
    var found: Binding<World>?
    session = Session(LayoutStageView(spec: spec, world: world) { found = $0 }, size: size, isRecording: isRecording)
    binding = found
  }

  func show(_ new: World) {
    session.update { if new != world { binding?.wrappedValue = new } }
    world = new
  }

  /// Every layout node on the screen and over it.
  var lines: [String] {
    var result = GraphDescription(session).lines
    var presented: [[String]] = []
    for item in session.graph.presented {
      var lines: [String] = ["\(item.view.path)"]
      func visit(_ item: LayoutItem, _ depth: Int) {
        let words = item.view.describe(Describer())
        lines.append("\(depth) \(words.type) \(words.name ?? "-") \(item.frame) \(item.proposal)")
        for child in item.children { visit(child, depth + 1) }
      }
      visit(item, 0)
      presented.append(lines)
    }
    for lines in presented.sorted(by: { $0.lexicographicallyPrecedes($1) }) { result += lines }
    return result
  }
}

private struct LayoutStageView: View {
  let spec: LayoutSpec
  @State var world: World
  let tell: (Binding<World>) -> Void

  var body: some View {
    let _ = tell($world)
    LayoutSpecView(spec: spec, world: $world)
      .font(.system(size: CGFloat(12 + world.numbers[0])))
      .environment(\.lineLimit, world.numbers[1] == 0 ? 1 : nil)
  }
}

@MainActor @Test(arguments: Array(1...80)) func i3AnIncrementalLayoutEqualsOneFromScratch(seed: Int) {
  var random = SeededGenerator(seed: seed)
  let spec = LayoutSpec.random(30, using: &random)
  var size = CGSize(width: 300, height: 400)
  let stage = LayoutStage(spec, World(), size)
  var frame = stage.session.frame
  for step in 1...10 {
    var world = stage.world
    for _ in 0..<random.number(1..<4) { world.change(using: &random) }
    stage.show(world)
    if let update = stage.session.lastUpdate { frame.apply(update) }
    if random.oneIn(4) {
      size.width = CGFloat(random.number(50..<400))
      stage.session.resize(to: size)
      if let update = stage.session.lastUpdate { frame.apply(update) }
    }
    let fresh = LayoutStage(spec, world, size, isRecording: false)
    let difference = GraphDescription.firstDifference(stage.lines, fresh.lines)
    #expect(difference == nil, "seed \(seed), step \(step)")
    let layouts = FrameDescription.layouts(stage.session, frame)
    let recorded = Set(layouts.recorded)
    let missing = layouts.live.first { !recorded.contains($0) }
    #expect(missing == nil, "the recording, seed \(seed), step \(step)")
    if difference != nil || missing != nil { return }
  }
}

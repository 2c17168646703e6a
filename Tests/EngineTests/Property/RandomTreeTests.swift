import Recording
import Testing

@testable import Engine

/// A session that shows a description in a world outside, and writes to it on all its ways at once.
@MainActor private final class Stage {
  let session: Session
  let object: WorldObject
  let model: WorldModel
  private(set) var world: World
  private var binding: Binding<World>?

  init(_ spec: Spec, _ world: World, isRecording: Bool = true) {
    self.world = world
    object = WorldObject(world.numbers)
    model = WorldModel(world.numbers)
    var found: Binding<World>?
    session = Session(
      StageView(spec: spec, object: object, model: model, world: world) { found = $0 }, isRecording: isRecording)
    binding = found
  }

  func show(_ new: World) {
    session.update {
      if new != world { binding?.wrappedValue = new }
      if new.numbers != world.numbers {
        object.numbers = new.numbers
        model.numbers = new.numbers
      }
    }
    world = new
  }
}

private struct StageView: View {
  let spec: Spec
  let object: WorldObject
  let model: WorldModel
  @State var world: World
  let tell: (Binding<World>) -> Void
  @State private var isShown = true

  var body: some View {
    let _ = tell($world)
    VStack {
      if isShown { WorldView(spec: spec, object: object, model: model, world: $world) }
      Button("Stage") { isShown.toggle() }
    }
  }
}

private let seeds = Array(1...60)

@MainActor @Test(arguments: seeds) func anIncrementalGraphEqualsOneBuiltAfresh(seed: Int) {
  var random = SeededGenerator(seed: seed)
  let spec = Spec.random(40, in: World.places, using: &random)
  let stage = Stage(spec, World())
  for step in 1...12 {
    var world = stage.world
    for _ in 0..<random.number(1..<4) { world.change(using: &random) }
    stage.show(world)
    let fresh = Stage(spec, world, isRecording: false)
    let (a, b) = (GraphDescription(stage.session).lines, GraphDescription(fresh.session).lines)
    #expect(GraphDescription.firstDifference(a, b) == nil, "seed \(seed), step \(step)")
    if a != b { return }
  }
}

@MainActor @Test(arguments: seeds) func recordedDeltasLeadToTheLiveTree(seed: Int) {
  var random = SeededGenerator(seed: seed)
  let stage = Stage(.random(40, in: World.places, using: &random), World())
  var frame = stage.session.frame
  for step in 0...12 {
    if step > 0 {
      var world = stage.world
      for _ in 0..<random.number(1..<4) { world.change(using: &random) }
      stage.show(world)
      if let update = stage.session.lastUpdate { frame.apply(update) }
      tapSomething(in: stage.session, using: &random)
      if let update = stage.session.lastUpdate, update.index > frame.update.index { frame.apply(update) }
      _ = try? stage.session.perform("scroll by \(random.number(-400..<600))")
      if let update = stage.session.lastUpdate, update.index > frame.update.index { frame.apply(update) }
    }
    let difference = GraphDescription.firstDifference(
      FrameDescription(frame).lines, FrameDescription.live(stage.session))
    #expect(difference == nil, "seed \(seed), step \(step)")
    let layouts = FrameDescription.layouts(stage.session, frame)
    #expect(
      GraphDescription.firstDifference(layouts.recorded, layouts.live) == nil, "layout, seed \(seed), step \(step)")
    #expect(frame.dependencies.count == stage.session.dependencyCount, "seed \(seed), step \(step)")
    if difference != nil { return }
  }
  #expect(stage.session.frame == frame)
}

@MainActor @Test(arguments: seeds) func everyPreservedViewWouldHaveHadAnEqualOutput(seed: Int) {
  var random = SeededGenerator(seed: seed)
  let stage = Stage(.random(40, in: World.places, using: &random), World())
  for step in 1...12 {
    var world = stage.world
    for _ in 0..<random.number(1..<4) { world.change(using: &random) }
    stage.show(world)
    tapSomething(in: stage.session, using: &random)
    _ = try? stage.session.perform("scroll by \(random.number(-400..<600))")
    let before = GraphDescription(stage.session).lines
    stage.session.runAllBodies()
    let after = GraphDescription(stage.session).lines
    #expect(GraphDescription.firstDifference(before, after) == nil, "seed \(seed), step \(step)")
  }
}

@MainActor @Test(arguments: seeds) func contentThatIsRemovedLeavesNothingBehind(seed: Int) throws {
  var random = SeededGenerator(seed: seed)
  let stage = Stage(.random(40, in: World.places, using: &random), World())
  let session = stage.session
  try session.tap("Stage")
  let counts = [session.attributeCount, session.nodeCount, session.dependencyCount]
  for step in 1...4 {
    try session.tap("Stage")
    var world = stage.world
    for _ in 0..<3 {
      world.change(using: &random)
      stage.show(world)
      _ = try? session.perform("scroll by \(random.number(-400..<600))")
    }
    weak let content = session.rootView?.firstNode { $0 is _ViewNodeOf<WorldView> }
    #expect(content != nil)
    try session.tap("Stage")
    #expect(content == nil, "seed \(seed), step \(step)")
    #expect(
      [session.attributeCount, session.nodeCount, session.dependencyCount] == counts, "seed \(seed), step \(step)")
    let frame = session.frame
    #expect(frame.nodes.count == session.nodeCount - 1 && frame.dependencies.count == session.dependencyCount)
    #expect(Set(frame.dependencies.map(\.source)).isSubset(of: frame.sources.keys))
  }
}

/// Taps one of the buttons that hold state of their own; one that is disabled stays as it is.
@MainActor private func tapSomething(in session: Session, using random: inout SeededGenerator) {
  let labels = session.texts.filter { $0.hasPrefix("row ") || $0.hasPrefix("open ") || $0.hasPrefix("count ") }
  if labels.isEmpty { return }
  _ = try? session.tap(labels[random.number(0..<labels.count)])
}

extension Session {
  /// Runs every body once more, whatever its inputs and dependencies are.
  func runAllBodies() {
    func mark(_ node: _ViewNode) {
      if node.describe(Describer()).kind == .composed {
        node.flags.insert(.hasNewValue)
        node.schedule()
      }
      node.forEachChild(mark)
    }
    update("run all bodies") { if let rootView { mark(rootView) } }
  }
}

extension _ViewNode {
  fileprivate func firstNode(where condition: (_ViewNode) -> Bool) -> _ViewNode? {
    if condition(self) { return self }
    for child in childList { if let found = child.firstNode(where: condition) { return found } }
    return nil
  }
}

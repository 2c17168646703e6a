import Foundation
import Recording
import Testing

@testable import Engine

/// A program that is shown, or not, and what was done to the session that hosts it.
@MainActor private final class Program {
  let session: Session
  private let object: WorldObject
  private let model: WorldModel
  private var binding: Binding<World>?
  private var known: World
  private(set) var size: CGSize

  init(_ spec: ProgramSpec, _ world: World, size: CGSize, isShown: Bool, isRecording: Bool) {
    object = WorldObject(world.numbers)
    model = WorldModel(world.numbers)
    known = world
    self.size = size
    var found: Binding<World>?
    session = Session(
      ProgramStage(spec: spec, object: object, model: model, world: world, isShown: isShown) { found = $0 },
      size: size, isRecording: isRecording)
    binding = found
  }

  /// What the views read now.
  var world: World { binding?.wrappedValue ?? known }

  /// Writes a world on all its ways at once.
  func show(_ world: World) {
    session.update {
      binding?.wrappedValue = world
      bringModels(to: world)
    }
  }

  /// Lets the object and the model follow what a control wrote.
  func followControls() {
    let world = world
    if object.numbers != world.numbers || model.numbers != world.numbers { session.update { bringModels(to: world) } }
  }

  private func bringModels(to world: World) {
    if object.numbers != world.numbers { object.numbers = world.numbers }
    if model.numbers != world.numbers { model.numbers = world.numbers }
  }

  /// One random stimulus. One that finds nothing to act on does nothing.
  ///
  /// - Parameter keepsLocalState: whether only the world is changed, and nothing that a view has of its own.
  func step(using random: inout SeededGenerator, keepsLocalState: Bool) {
    switch random.number(0..<10) {
    case 0, 1, 2:
      var world = world
      for _ in 0..<random.number(1..<4) { world.change(using: &random) }
      show(world)
    case 3 where keepsLocalState: session.resize(to: size)
    case 3: _ = try? session.perform("scroll by \(random.number(-400..<600))")
    case 4:
      size.width = CGFloat(random.number(100..<500))
      session.resize(to: size)
    case 5: _ = try? session.perform("toggle \"toggle \(random.number(0..<World.places))\"")
    case 6:
      let text = String(repeating: "y", count: random.number(0..<5))
      _ = try? session.perform("type \"\(text)\" into \"field \(random.number(0..<World.places))\"")
    case 7:
      let place = random.number(0..<World.places)
      _ = try? session.perform("select \"option \(random.number(0..<10))\" in \"picker \(place)\"")
    default: tapSomething(using: &random, keepsLocalState: keepsLocalState)
    }
    followControls()
  }

  private func tapSomething(using random: inout SeededGenerator, keepsLocalState: Bool) {
    let local = keepsLocalState ? ["row ", "open ", "count "] : []
    let labels = session.texts.filter { text in text != "Program" && !local.contains { text.hasPrefix($0) } }
    if labels.isEmpty { return }
    _ = try? session.perform("tap \"\(labels[random.number(0..<labels.count)])\"")
  }

  /// Whether a list stands in the row of another one. It is as long as it likes there, and so as long as it knows its
  /// rows to be, in which those that it showed before have a part.
  var hasListInList: Bool {
    func visit(_ node: _ViewNode, _ isInList: Bool) -> Bool {
      let isList = node.describe(Describer()).type == "List"
      return isList && isInList || node.childList.contains { visit($0, isInList || isList) }
    }
    return session.rootView.map { visit($0, false) } ?? false
  }

  /// The graph and its layout.
  var lines: [String] { GraphDescription(session).lines }

  /// How many views are seen that told when they appeared and disappeared.
  var seen: String { "\(object.sightings.counts)" }

  var counts: [Int] { [session.attributeCount, session.nodeCount, session.dependencyCount] }

  func toggleAll() throws { try session.perform("tap \"Program\"") }
}

private struct ProgramStage: View {
  let spec: ProgramSpec
  let object: WorldObject
  let model: WorldModel
  @State var world: World
  @State var isShown: Bool
  let tell: (Binding<World>) -> Void

  var body: some View {
    let _ = tell($world)
    VStack {
      Button("Program") { isShown.toggle() }
      if isShown {
        ProgramView(spec: spec, object: object, model: model, world: $world)
      } else {
        // Read once, the world stays a dependency of this view (D2), whatever the program does with it.
        let _ = world
      }
    }
  }
}

/// The seeds of the programs that are tried; a longer run asks for more, and one that looks for a fault for fewer.
private var programs: ClosedRange<Int> {
  func number(_ name: String, _ usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }
  let first = number("GRAPHDUMP_FIRST", 1)
  return first...max(first, number("GRAPHDUMP_PROGRAMS", 60))
}

@MainActor @Test(arguments: programs) func aRandomProgramTakesAHundredStepsAndLeavesNothing(seed: Int) throws {
  var random = SeededGenerator(seed: seed)
  let spec = ProgramSpec.random(random.number(10..<40), using: &random)
  let program = Program(
    spec, World(), size: CGSize(width: 300, height: 500), isShown: true, isRecording: random.oneIn(2))
  try program.toggleAll()
  let counts = program.counts
  // A graph built afresh knows nothing of what views keep to themselves, nor of how far they are scrolled.
  let isComparable = seed.isMultiple(of: 2)
  try program.toggleAll()
  for step in 1...100 {
    program.step(using: &random, keepsLocalState: isComparable)
    guard step % 10 == 0 else { continue }
    if isComparable, !program.hasListInList {
      let fresh = Program(spec, program.world, size: program.size, isShown: true, isRecording: false)
      let difference = GraphDescription.firstDifference(program.lines, fresh.lines)
      #expect(difference == nil, "against one built afresh: seed \(seed), step \(step)")
      if difference != nil { return }
      #expect(program.seen == fresh.seen, "what appeared, seed \(seed), step \(step)")
    }
    let before = GraphDescription(program.session).lines
    program.session.runAllBodies()
    let difference = GraphDescription.firstDifference(before, GraphDescription(program.session).lines)
    #expect(difference == nil, "seed \(seed), step \(step)")
    if difference != nil { return }
  }
  try program.toggleAll()
  #expect(program.counts == counts, "seed \(seed)")
  #expect(program.seen == "\(Sightings().counts)", "seed \(seed)")
}

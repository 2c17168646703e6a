import Recording
import Testing

@testable import Engine

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Faded: View {
  @State private var isOn = false
  @State private var words = "a"
  var body: some View {
    VStack {
      Counter()
      Text(words)
    }
    .animation(.default) { $0.opacity(isOn ? 1 : 0.5) }
    .transaction {
      $0.animation = nil
    } body: {
      $0.padding(isOn ? 1 : 2)
    }
    Button("Fade") { isOn.toggle() }
    Button("Say") { words = "b" }
  }
}

/// What a closure adds with an animation of its own lies around the view, which keeps its identity (B12).
@MainActor @Test func whatAClosureAnimatesIsAroundTheView() throws {
  let session = Session(Faded())
  #expect(session.texts == ["Count 0", "a", "Fade", "Say"])
  #expect(session.frame.nodesInOrder.map(\.type).contains(".opacity"))
  try session.tap("Count 0")
  #expect(session.texts.first == "Count 1")
  #expect(try session.tap("Fade") == ["Faded: _isOn changed."])
  #expect(session.texts.first == "Count 1")
  #expect(session.outcomes(".opacity") == ["kept ran"])
  try session.tap("Say")
  #expect(session.texts == ["Count 1", "b", "Fade", "Say"])
}

private struct Slow: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    context.state[Last.self] = time
    return value.scaled(by: min(1, time))
  }
}

private struct Last: AnimationStateKey { static var defaultValue: Double { 0 } }

/// A custom animation needs neither of the functions that have a default, and remembers by keys.
@MainActor @Test func aCustomAnimationRemembers() {
  var context = AnimationContext<Double>()
  #expect(Slow().animate(value: 4.0, time: 0.5, context: &context) == 2)
  #expect(context.state[Last.self] == 0.5)
  #expect(context.withState(AnimationState<Float>()).state[Last.self] == 0)
  #expect(Slow().velocity(value: 1.0, time: 0, context: context) == nil)
}

@Test func valuesThatAreAnimatedTogetherAreReckonedOneByOne() {
  var values = AnimatableValues(1.0, Float(2), 3.0)
  #expect(values + values == AnimatableValues(2.0, Float(4), 6.0))
  #expect(values - AnimatableValues(1.0, Float(1), 1.0) == AnimatableValues(0.0, Float(1), 2.0))
  #expect(values.magnitudeSquared == 14)
  values.scale(by: 2)
  #expect(values.value.2 == 6)
  #expect(0.0.interpolated(towards: 10, amount: 0.25) == 2.5)
}

@MainActor @Test func transitionsGoByTheirWords() {
  #expect(AnyTransition(.scale(0.5)) == AnyTransition.scale)
  #expect(AnyTransition(.asymmetric(insertion: .slide, removal: .opacity)).name == "slide / opacity")
  #expect(AnyTransition(.move(edge: .leading).combined(with: .opacity)).name == "move(leading) + opacity")
}

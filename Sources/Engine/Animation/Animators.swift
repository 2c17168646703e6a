import Foundation

/// A view that goes through phases: without end, or once each time a value changes, and back to the first.
///
/// Values arrive at their end at once here, so the view is shown in the first phase.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Phases that follow each other without end; the view is made for the first alone.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Phases that are gone through when `trigger` changes; the view is made for the first alone.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  @MainActor public var body: some View { first.map(content) }
}

/// A view whose value follows keyframes: without end, or each time another value changes.
///
/// Values arrive at their end at once here: a change of `trigger` leaves the value where the last keyframes do; what is
/// repeated is shown as it begins.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let trigger: AnyEquatable?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var value: Value

  /// A value that follows keyframes without end; the view is made for the initial one.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    trigger = nil
    self.content = content
    self.keyframes = keyframes
    _value = State(initialValue: initialValue)
  }

  /// A value that follows keyframes when `trigger` changes; the view is made for where the last one leaves it.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
    _value = State(initialValue: initialValue)
  }

  @MainActor public var body: some View {
    content(value).onChange(of: trigger) { keyframes(value)._finish(&value) }
  }
}

/// Any value that can be compared.
struct AnyEquatable: Equatable, RecordingDescribable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool {
    func isEqual<T: Equatable>(_ x: T, _ y: any Equatable) -> Bool { (y as? T) == x }
    return isEqual(a.value, b.value)
  }

  func recordingDescription(_ describer: Describer) -> String { describer.describe(value) }
}

extension View {
  /// Lets a value follow keyframes without end, and shows the view with it.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(self, $0) }, keyframes: keyframes)
  }

  /// Lets a value follow keyframes each time another value changes, and shows the view with it.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: { content(self, $0) }, keyframes: keyframes)
  }
}

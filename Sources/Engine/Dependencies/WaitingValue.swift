import Recording

/// A value that is kept apart from views: what bodies of the present pass see, and what was written since (D11).
class WaitingValue<Value>: SourceAttribute, Location, @unchecked Sendable {
  private var value: Value
  private var written: Value?
  private var isWritten = false

  init(_ graph: Graph, _ value: Value) {
    self.value = value
    super.init(graph)
  }

  private var latest: Value { isWritten ? written.unsafelyUnwrapped : value }

  final func get(marking: Bool) -> Value { graph.isEvaluating ? value : latest }

  func set(_ new: Value) { take(new) }

  /// Lets a value wait for the next pass; one that is equal to the last is only noted.
  final func take(_ new: Value) {
    if isEnded { return }
    graph.noteWrite()
    if isEqualAsField(latest, new, Comparison.ofField(Value.self)), !isWaiting {
      graph.recorder?.wroteEqual(self, value)
      return
    }
    written = .some(new)
    isWritten = true
    wait()
  }

  override final func commit() -> Bool {
    guard isWritten else { return false }
    let new = latest
    written = nil
    isWritten = false
    defer { value = new }
    return !isEqualAsField(value, new, Comparison.ofField(Value.self))
  }

  var source: SourceAttribute? { self }

  func isSame(as other: any AnyLocation) -> Bool { other === self }

  /// What it is called in a recording.
  var name: String { "" }

  override final func recorded(
    _ describer: Describer
  ) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?) {
    (.storage, name, nil, describer.describe(latest))
  }

  override final func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    let words = describer.describe(from: value, to: latest)
    return [RecordedWrite(old: words.old, new: words.new)]
  }
}

/// A value that the framework itself keeps and hands down as a binding: whether a screen is edited.
final class FrameworkValue<Value>: WaitingValue<Value>, @unchecked Sendable {
  private let title: String

  init(_ graph: Graph, name: String, _ value: Value) {
    title = name
    super.init(graph, value)
    graph.recorder?.began(self)
  }

  override var name: String { title }
}

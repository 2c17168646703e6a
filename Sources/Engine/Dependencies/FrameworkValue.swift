import Recording

/// A value that the framework itself keeps and hands down as a binding: whether a screen is edited.
final class FrameworkValue<Value: Equatable>: SourceAttribute, Location, @unchecked Sendable {
  private let name: String
  private var value: Value
  private var written: Value?

  init(_ graph: Graph, name: String, _ value: Value) {
    self.name = name
    self.value = value
    super.init(graph)
    graph.recorder?.began(self)
  }

  func get(marking: Bool) -> Value { graph.isEvaluating ? value : written ?? value }

  func set(_ new: Value) {
    if isEnded { return }
    graph.noteWrite()
    if new == written ?? value, !isWaiting {
      graph.recorder?.wroteEqual(self, value)
      return
    }
    written = new
    wait()
  }

  override func commit() -> Bool {
    guard let new = written else { return false }
    written = nil
    defer { value = new }
    return value != new
  }

  var source: SourceAttribute? { self }

  func isSame(as other: any AnyLocation) -> Bool { other === self }

  override func recorded(_ describer: Describer) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?)
  { (.storage, name, nil, describer.describe(written ?? value)) }

  override func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    [RecordedWrite(old: describer.describe(value), new: describer.describe(written ?? value))]
  }
}

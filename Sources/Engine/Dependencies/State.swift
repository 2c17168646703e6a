import Recording

/// A value that a view owns: it begins with the view's identity, lasts as long, and ends with it (C1).
///
/// Reading it in a body makes the body depend on it from then on (D2). A new initial value that is passed later is
/// ignored until the identity changes.
@propertyWrapper public struct State<Value>: DynamicProperty {
  @usableFromInline var seed: Value
  @usableFromInline var location: StateBox<Value>?

  /// Makes a state with an initial value.
  @_transparent public init(wrappedValue value: Value) {
    seed = value
    location = nil
  }

  /// Makes a state with an initial value.
  @_transparent public init(initialValue value: Value) {
    seed = value
    location = nil
  }

  init(_seed: Value) {
    seed = _seed
    location = nil
  }

  /// The value; outside a graph it is the initial one, and nothing is written.
  public var wrappedValue: Value {
    get { location?.read() ?? seed }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the state. Making it is not a read (D3).
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(seed) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins as `nil`.
  public init() { self.init(_seed: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: GraphProperty {
  static func isEqualInput(_ old: State, _ new: State) -> Bool {
    isEqualAsField(old.seed, new.seed, Comparison.ofField(Value.self))
  }

  static var inputComparison: Comparison {
    // The seed lies at the beginning of the property.
    Comparison(.seed, Comparison.ofField(Value.self).isEqual)
  }

  @MainActor static func makeSlot(_ property: inout State, _ context: SlotContext) -> PropertySlot {
    let slot = StateSlot<Value>(context)
    let box = StateBox(context.node.graph, property.seed, slot: slot)
    slot.box = box
    property.location = box
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout State) {
    property.location = (slot as? StateSlot<Value>)?.box
  }
}

final class StateSlot<Value>: PropertySlot {
  @exclusivity(unchecked) var box: StateBox<Value>?

  override func end() {
    box?.end()
  }

  override var heldState: String? { box?.name }
}

/// The storage of a state: what bodies of the present pass see, and what was written since.
@usableFromInline final class StateBox<Value>: SourceAttribute, Location, @unchecked Sendable {
  /// What evaluations see; the last written value waits in `written` until the next pass (D11).
  @exclusivity(unchecked) private var value: Value
  @exclusivity(unchecked) private var written: Value?
  @exclusivity(unchecked) private var hasWritten = false
  private unowned(unsafe) let slot: PropertySlot

  private let kind: Source.Kind

  init(_ graph: Graph, _ value: Value, slot: PropertySlot, kind: Source.Kind = .state) {
    self.value = value
    self.kind = kind
    self.slot = slot
    super.init(graph)
    graph.recorder?.began(self)
  }

  var name: String {
    let stored = slot.name.utf8
    return stored.first == UInt8(ascii: "_") ? String(decoding: stored.dropFirst(), as: UTF8.self) : slot.name
  }

  nonisolated func read() -> Value { onMain { get(marking: true) } }

  nonisolated func write(_ value: Value) { onMain(value) { set($0) } }

  func get(marking: Bool) -> Value {
    if isEnded { return hasWritten ? written.unsafelyUnwrapped : value }
    if graph.isEvaluating {
      if marking, slot.edge < 0 || !graph.edges[slot.edge].isRead { slot.depend(on: self, isRead: true) }
      return value
    }
    return hasWritten ? written.unsafelyUnwrapped : value
  }

  func set(_ newValue: Value) {
    if isEnded {
      written = .some(newValue)
      hasWritten = true
      return
    }
    graph.noteWrite()
    let comparison = Comparison.ofField(Value.self)
    let isEqual = isEqualAsField(hasWritten ? written.unsafelyUnwrapped : value, newValue, comparison)
    if isEqual && !isWaiting {
      graph.recorder?.wroteEqual(self, value)
      return
    }
    written = .some(newValue)
    hasWritten = true
    wait()
  }

  override func commit() -> Bool {
    guard hasWritten else { return false }
    let new = written.unsafelyUnwrapped
    written = nil
    hasWritten = false
    let differs = !isEqualAsField(value, new, Comparison.ofField(Value.self))
    value = new
    return differs
  }

  var source: SourceAttribute? { self }

  override var owner: _ViewNode? { isEnded ? nil : slot.node }

  func isSame(as other: any AnyLocation) -> Bool { other === self }

  override func recorded(_ describer: Describer) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?)
  {
    (kind, name, slot.node, describer.describe(hasWritten ? written.unsafelyUnwrapped : value))
  }

  override func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    let words = describer.describe(from: value, to: hasWritten ? written.unsafelyUnwrapped : value)
    return [RecordedWrite(old: words.old, new: words.new)]
  }
}

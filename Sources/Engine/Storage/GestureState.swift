import Recording

/// A value that a gesture sets while it lasts, and that goes back when it ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  let seed: Value
  var location: StateBox<Value>?

  /// A state that has `wrappedValue` while no gesture goes on.
  public init(wrappedValue: Value) { seed = wrappedValue }

  /// A state that has `initialValue` while no gesture goes on.
  public init(initialValue: Value) { seed = initialValue }

  /// A state that goes back at once: the transaction is not applied.
  public init(wrappedValue: Value, resetTransaction: Transaction) { seed = wrappedValue }

  /// A state that goes back at once: `reset` is not called.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { seed = wrappedValue }

  /// What the gesture has set, or the value at rest.
  public var wrappedValue: Value { location?.read() ?? seed }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// A state that is `nil` while no gesture goes on.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: GraphProperty {
  static func isEqualInput(_ old: GestureState, _ new: GestureState) -> Bool {
    isEqualAsField(old.seed, new.seed, Comparison.ofField(Value.self))
  }

  @MainActor static func makeSlot(_ property: inout GestureState, _ context: SlotContext) -> PropertySlot {
    let slot = StateSlot<Value>(context)
    let box = StateBox(context.node.graph, property.seed, slot: slot, kind: .storage)
    slot.box = box
    property.location = box
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout GestureState) {
    property.location = (slot as? StateSlot<Value>)?.box
  }
}

extension GestureState: Sendable where Value: Sendable {}

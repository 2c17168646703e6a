import Recording

/// A value that a gesture sets while it lasts, and that goes back when it ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  let seed: Value
  var location: StateBox<Value>?

  public init(wrappedValue: Value) { seed = wrappedValue }

  public init(initialValue: Value) { seed = initialValue }

  public init(wrappedValue: Value, resetTransaction: Transaction) { seed = wrappedValue }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { seed = wrappedValue }

  public var wrappedValue: Value { location?.read() ?? seed }

  public var projectedValue: GestureState { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
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

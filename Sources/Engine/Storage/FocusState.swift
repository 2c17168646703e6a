import Recording

/// Where the focus is among the views of one view.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  let seed: Value
  let none: Value?
  var location: StateBox<Value>?

  /// Whether the focus is on one view; not at the beginning.
  public init() where Value == Bool {
    seed = false
    none = false
  }

  /// Which of several views has the focus; none at the beginning.
  public init<T: Hashable>() where Value == T? {
    seed = nil
    none = .some(nil)
  }

  /// Where the focus is; outside a graph it is nowhere, and nothing is written.
  public var wrappedValue: Value {
    get { location?.read() ?? seed }
    nonmutating set { location?.write(newValue) }
  }

  /// A connection to where the focus is, for `focused`.
  public var projectedValue: Binding {
    guard let location else { return Binding(location: ConstantLocation(seed), none: none) }
    return Binding(location: location, none: none)
  }

  /// A connection to where the focus is.
  @propertyWrapper public struct Binding: DynamicProperty {
    let location: any Location<Value>
    let none: Value?

    /// Where the focus is. Reading it in a body makes that body depend on it.
    public var wrappedValue: Value {
      get { onMain(self) { $0.location.get(marking: true) } }
      nonmutating set { onMain((self, newValue)) { $0.location.set($1) } }
    }

    /// The same connection.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: GraphProperty {
  static func isEqualInput(_ old: FocusState, _ new: FocusState) -> Bool { true }

  @MainActor static func makeSlot(_ property: inout FocusState, _ context: SlotContext) -> PropertySlot {
    let slot = StateSlot<Value>(context)
    let box = StateBox(context.node.graph, property.seed, slot: slot, kind: .storage)
    slot.box = box
    property.location = box
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout FocusState) {
    property.location = (slot as? StateSlot<Value>)?.box
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

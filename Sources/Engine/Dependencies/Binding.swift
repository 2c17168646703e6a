import Recording

/// A two-way connection to a value that something else owns.
///
/// Reading it in a body makes that body depend on the source; passing it on does not (D3).
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  var location: any Location<Value>
  var slot: BindingSlot<Value>?

  init(location: any Location<Value>) {
    self.location = location
    self.slot = nil
  }

  /// Makes a binding from two closures. It never equals another, so a child that holds one runs whenever its parent
  /// does (D3).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get, set))
  }

  /// Makes a binding from two closures, the second of which is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get) { set($0, Transaction.current) })
  }

  /// Makes a binding to a value that can't be written.
  public static func constant(_ value: Value) -> Binding { Binding(location: ConstantLocation(value)) }

  /// Makes a binding to what another one is bound to.
  public init(projectedValue: Binding) { self.init(location: projectedValue.location) }

  public var wrappedValue: Value {
    get {
      onMain(self) { binding in
        if let slot = binding.slot, slot.node.graph.isEvaluating { return slot.read() }
        if let graph = Graph.evaluatingGraph, let source = binding.location.source,
          binding.location.scope.map({ !graph.isEvaluating($0.node) }) ?? true
        {
          graph.readUnslotted(source)
        }
        return binding.location.get(marking: true)
      }
    }
    nonmutating set { onMain((self, newValue)) { $0.location.set($1) } }
  }

  public var projectedValue: Binding {
    onMain(self) { binding in
      guard let slot = binding.slot, binding.location.source != nil else { return Binding(location: binding.location) }
      return Binding(location: ScopedLocation(binding.location, slot))
    }
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(location: KeyPathLocation(location, path))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// Makes a binding to a value of the optional's type.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      location: MappedLocation(base.location, key: "optional") {
        $0
      } backward: { value, base in
        if let value { base = value }
      })
  }

  /// Makes a binding to the value inside an optional, or nothing where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      location: MappedLocation(base.location, key: "unwrap") {
        $0 ?? first
      } backward: {
        $1 = $0
      })
  }

  /// Makes a binding to an erased hashable value.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      location: MappedLocation(base.location, key: "hashable") {
        AnyHashable($0)
      } backward: { value, base in
        if let value = value.base as? Wrapped { base = value }
      })
  }

  /// The same binding; its writes carry the transaction.
  public func transaction(_ transaction: Transaction) -> Binding { self }

  /// The same binding; its writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding { self }
}

extension Binding: GraphProperty {
  static func isEqualInput(_ old: Binding, _ new: Binding) -> Bool {
    onMain((old, new)) { $0.location === $1.location || $0.location.equals($1.location) }
  }

  @MainActor static func makeSlot(_ property: inout Binding, _ context: SlotContext) -> PropertySlot {
    let slot = BindingSlot(context, property.location)
    property.slot = slot
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout Binding) {
    guard let slot = slot as? BindingSlot<Value> else { return }
    slot.replace(property.location)
    property.slot = slot
  }
}

final class BindingSlot<Value>: PropertySlot, @unchecked Sendable {
  private var location: any Location<Value>
  /// What the last evaluation read, so that a change elsewhere in the source is seen not to matter.
  @exclusivity(unchecked) private var last: Value?
  private var hasLast = false

  init(_ context: SlotContext, _ location: any Location<Value>) {
    self.location = location
    super.init(context)
  }

  func replace(_ new: any Location<Value>) {
    if location === new { return }
    if !location.equals(new) {
      wasReplaced = true
      dropEdge()
    }
    location = new
  }

  func read() -> Value {
    if let source = location.source { depend(on: source, isRead: true) }
    let value = location.get(marking: location.source == nil)
    last = .some(value)
    hasLast = true
    return value
  }

  /// Reads what a binding that was handed on is bound to, as this one is; nil outside an evaluation, and where this one
  /// is bound to something else by now, or gone.
  func readOnBehalf(of other: any Location<Value>) -> Value? {
    guard !isEnded, location === other, node.graph.isEvaluating else { return nil }
    return read()
  }

  private(set) var isEnded = false

  override func end() { isEnded = true }

  override func hasChanged() -> Bool {
    guard hasLast else { return true }
    return !isEqualAsField(last.unsafelyUnwrapped, location.get(marking: false), Comparison.ofField(Value.self))
  }
}

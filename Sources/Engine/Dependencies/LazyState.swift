/// A state whose default is made once, when the identity begins: what `@State` with a default becomes in a program that
/// is compiled with lazy defaults (C2).
///
/// As the default is no value yet, it is no input of the view: two values of the property always compare equal (E5).
@propertyWrapper public struct _LazyState<Value>: DynamicProperty {
  private let make: () -> Value
  private var location: StateBox<Value>?

  /// Keeps how the default is made; it is made when the identity begins.
  public init(wrappedValue make: @autoclosure @escaping () -> Value) {
    self.make = make
    location = nil
  }

  /// The value; outside a graph a default is made at each reading, and nothing is written.
  public var wrappedValue: Value {
    get { location?.read() ?? make() }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the state. Making it is not a read (D3).
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(make()) }
    return Binding(location: location)
  }
}

extension _LazyState where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins as `nil`.
  public init() { self.init(wrappedValue: nil) }
}

extension _LazyState: GraphProperty {
  static func isEqualInput(_ old: _LazyState, _ new: _LazyState) -> Bool { true }

  @MainActor static func makeSlot(_ property: inout _LazyState, _ context: SlotContext) -> PropertySlot {
    let graph = context.node.graph
    let make = property.make
    let value = graph.untracked { make() }
    let slot = StateSlot<Value>(context)
    let box = StateBox(graph, value, slot: slot)
    slot.box = box
    property.location = box
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout _LazyState) {
    property.location = (slot as? StateSlot<Value>)?.box
  }
}

extension _LazyState: WrappingProperty {
  var wrappedForReflection: Any? { location.map { $0.read() } }
}

/// A location that a view reached through a binding of its own and hands on: `$item` of a `@Binding var item`.
///
/// A read of it during an evaluation is a read through that binding, so that the view that has it depends on the source
/// and the state's owner need not run (D3).
final class ScopedLocation<Value>: Location, @unchecked Sendable {
  private let base: any Location<Value>
  private let slot: BindingSlot<Value>

  @MainActor init(_ base: any Location<Value>, _ slot: BindingSlot<Value>) {
    self.base = base
    self.slot = slot
  }

  func get(marking: Bool) -> Value {
    if marking, let value = slot.readOnBehalf(of: base) { return value }
    return base.get(marking: marking)
  }

  func set(_ value: Value) { base.set(value) }

  var source: SourceAttribute? { base.source }

  func isSame(as other: any AnyLocation) -> Bool { base.isSame(as: other) }

  var unscoped: any AnyLocation { base.unscoped }

  var scope: PropertySlot? { slot.isEnded ? nil : slot }
}

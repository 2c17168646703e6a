/// Where a binding reads and writes.
protocol AnyLocation: AnyObject, Sendable {
  /// The source behind it, where there is one.
  @MainActor var source: SourceAttribute? { get }
  /// Whether a binding to the one equals a binding to the other (D3); both are unscoped.
  @MainActor func isSame(as other: any AnyLocation) -> Bool
  /// The location itself, without the view through whose binding it was reached.
  @MainActor var unscoped: any AnyLocation { get }
  /// The binding of a view through which the location was reached: a read in the view's body is the view's own.
  @MainActor var scope: PropertySlot? { get }
}

extension AnyLocation {
  @MainActor var unscoped: any AnyLocation { self }
  @MainActor var scope: PropertySlot? { nil }

  /// Whether a binding to the one equals a binding to the other, whatever views they were handed on by (D3).
  @MainActor func equals(_ other: any AnyLocation) -> Bool { unscoped.isSame(as: other.unscoped) }
}

protocol Location<Value>: AnyLocation {
  associatedtype Value
  /// The value; `marking` makes a read during an evaluation a dependency of the state's owner.
  @MainActor func get(marking: Bool) -> Value
  @MainActor func set(_ value: Value)
}

/// A part of another location, by key path: `$item.name`.
final class KeyPathLocation<Base, Value>: Location, @unchecked Sendable {
  let base: any Location<Base>
  let path: WritableKeyPath<Base, Value>

  init(_ base: any Location<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }

  func get(marking: Bool) -> Value { base.get(marking: marking)[keyPath: path] }

  func set(_ value: Value) {
    var whole = base.get(marking: false)
    whole[keyPath: path] = value
    base.set(whole)
  }

  var source: SourceAttribute? { base.source }

  var scope: PropertySlot? { base.scope }

  func isSame(as other: any AnyLocation) -> Bool {
    guard let other = other as? KeyPathLocation<Base, Value> else { return false }
    return path == other.path && base.equals(other.base)
  }
}

/// A property of a class instance, by key path: `$model.name`.
final class ReferenceLocation<Object: AnyObject, Value>: Location, @unchecked Sendable {
  let object: Object
  let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  func get(marking: Bool) -> Value { object[keyPath: path] }

  func set(_ value: Value) { object[keyPath: path] = value }

  /// An observable object as a whole (D4); the properties of an observable model are found as they are read (D5).
  var source: SourceAttribute? {
    guard let graph = Graph.evaluatingGraph, let object = object as? any ObservableObject else { return nil }
    return graph.objectSource(of: object)
  }

  func isSame(as other: any AnyLocation) -> Bool {
    guard let other = other as? ReferenceLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}

/// Two closures: never the same as another (D3).
final class FunctionLocation<Value>: Location, @unchecked Sendable {
  let getter: () -> Value
  let setter: (Value) -> Void

  init(_ getter: @escaping () -> Value, _ setter: @escaping (Value) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  func get(marking: Bool) -> Value { getter() }

  func set(_ value: Value) { setter(value) }

  var source: SourceAttribute? { nil }

  func isSame(as other: any AnyLocation) -> Bool { false }
}

/// A value that can't be written: the same as another with an equal value.
final class ConstantLocation<Value>: Location, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  func get(marking: Bool) -> Value { value }

  func set(_ value: Value) {}

  var source: SourceAttribute? { nil }

  func isSame(as other: any AnyLocation) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return isEqualAsField(value, other.value, Comparison.ofField(Value.self))
  }
}

/// A value made from another location's and written back into it: an optional's payload, a converted type.
final class MappedLocation<Base, Value>: Location, @unchecked Sendable {
  let base: any Location<Base>
  /// Tells apart maps of one base: the kind of the map and what it depends on.
  let key: AnyHashable
  let forward: (Base) -> Value
  let backward: (Value, inout Base) -> Void

  init(
    _ base: any Location<Base>, key: AnyHashable, forward: @escaping (Base) -> Value,
    backward: @escaping (Value, inout Base) -> Void
  ) {
    self.base = base
    self.key = key
    self.forward = forward
    self.backward = backward
  }

  func get(marking: Bool) -> Value { forward(base.get(marking: marking)) }

  func set(_ value: Value) {
    var whole = base.get(marking: false)
    backward(value, &whole)
    base.set(whole)
  }

  var source: SourceAttribute? { base.source }

  var scope: PropertySlot? { base.scope }

  func isSame(as other: any AnyLocation) -> Bool {
    guard let other = other as? MappedLocation<Base, Value> else { return false }
    return key == other.key && base.equals(other.base)
  }
}

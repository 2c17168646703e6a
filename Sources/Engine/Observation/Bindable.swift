/// Makes bindings to the properties of an observable model.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The model to whose properties bindings are made.
  public var wrappedValue: Value

  /// The same, for making bindings with `$`.
  public var projectedValue: Bindable<Value> { self }

  /// Makes bindings to a model's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// Makes bindings to a model's properties; short for `wrappedValue:`.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// What another one's `$` gives.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the model; equal from one evaluation to the next (D3).
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ReferenceLocation(wrappedValue, path))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the model.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

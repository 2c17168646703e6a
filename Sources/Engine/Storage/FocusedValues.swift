/// A key of a value that the focused view offers.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view, and what is around it, offer.
public struct FocusedValues: Equatable {
  /// Values of which no view offers any.
  public init() {}

  /// A value, where a focused view offers it: no view below tells this one, so there is none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }

  /// A value that `@Entry` declares.
  public subscript<Key: _FocusedEntryKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

/// The key of a focused value that `@Entry` declares.
public protocol _FocusedEntryKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value that the focused view offers to the views elsewhere; `nil` where none does.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// The value at a path that the focused view offers.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// The model of a type that the focused view offers.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  /// Always `nil`, as no value is handed to other views.
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view offers to the views elsewhere; `nil` where none does.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// The binding at a path that the focused view offers.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// Always `nil`; what is written is left out.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to `nil`; what is written to it is left out.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the focused view offers to the views elsewhere; `nil` where none does.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object of a type that the focused view offers.
  public init() {}

  /// Always `nil`, as no object is handed to other views.
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  /// Offers a value while the view has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { effect(_Names.FocusedValue.self) }

  /// Offers a value, if there is one, while the view has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { effect(_Names.FocusedValue.self) }

  /// Offers an object while the view has the focus.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    effect(_Names.FocusedValue.self)
  }

  /// Offers a value while the scene has the focus.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { effect(_Names.FocusedSceneValue.self) }

  /// Offers an object while the view has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    effect(_Names.FocusedObject.self)
  }

  /// Offers an object while the scene has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    effect(_Names.FocusedSceneObject.self)
  }

  /// Makes the views below a place where the focus moves together.
  public nonisolated func focusSection() -> some View { effect(_Names.FocusSection.self) }

  /// Bounds the wish for the focus of the views below.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { effect(_Names.FocusScope.self) }

  /// Wishes for the focus at first.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { effect(_Names.PrefersDefaultFocus.self, "_", prefersDefaultFocus) }

  /// Draws the focus, or not.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    effect(_Names.FocusEffectDisabled.self, "_", disabled)
  }
}

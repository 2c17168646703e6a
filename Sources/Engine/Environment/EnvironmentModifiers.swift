public nonisolated struct _EnvironmentKeyModifier<Value>: _EnvironmentModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  /// The modifier that the author wrote, where it is not `environment` itself.
  var name: StaticString?
  public typealias Body = Never
  public static var _name: String { ".environment" }
  public static var _affectsLayout: Bool { true }

  public var _label: String { name.map { "\($0)" } ?? Self._name }

  public func _set(_ values: inout EnvironmentValues) { values[keyPath: path] = value }

  public func _isSame(as other: _EnvironmentKeyModifier) -> Bool {
    path == other.path && isEqualAsField(value, other.value, Comparison.ofField(Value.self))
  }

  public var _words: String? {
    let words = Describer().describe(value)
    return name == nil ? "\(EnvironmentKeyName.words(path)): \(words)" : words
  }
}

public nonisolated struct _EnvironmentTransformModifier<Value>: _EnvironmentModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
  public typealias Body = Never
  public static var _name: String { ".transformEnvironment" }
  public static var _affectsLayout: Bool { true }

  public func _set(_ values: inout EnvironmentValues) { transform(&values[keyPath: path]) }

  /// Where the closures differ, the values below are set again, and readers see whether they differ (E6).
  public func _isSame(as other: _EnvironmentTransformModifier) -> Bool {
    path == other.path && isEqualAsField(transform, other.transform, Comparison.ofField(((inout Value) -> Void).self))
  }

  public var _words: String? { EnvironmentKeyName.words(path) }
}

/// Keeps a person from acting on the controls below, or does nothing (B12).
public nonisolated struct _DisabledModifier: _EnvironmentModifier, Equatable {
  let isDisabled: Bool
  public typealias Body = Never
  public static var _name: String { ".disabled" }
  public var _words: String? { String(isDisabled) }

  public func _set(_ values: inout EnvironmentValues) { if isDisabled { values.isEnabled = false } }
}

public nonisolated struct _EnvironmentObjectModifier<Object: AnyObject>: _EnvironmentModifier {
  let object: Object?
  public typealias Body = Never
  public static var _name: String { ".environmentObject" }

  public func _set(_ values: inout EnvironmentValues) { values[objectOf: Object.self] = object }

  public func _isSame(as other: _EnvironmentObjectModifier) -> Bool { object === other.object }

  public var _words: String? { TypeName.short(Object.self) }
}

extension View {
  /// Sets a value of the environment for the views below.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let path = keyPath
    return modifier(_EnvironmentKeyModifier(path: path, value: value))
  }

  /// Puts an observable model into the environment of the views below, by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Puts an observable object into the environment of the views below, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment for the views below.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let path = keyPath
    return modifier(_EnvironmentTransformModifier(path: path, transform: transform))
  }

  /// Sets a value of the environment under the name of the modifier that does it.
  nonisolated func setting<V>(
    _ name: StaticString, _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyModifier<V>> {
    nonisolated(unsafe) let path = keyPath
    return modifier(_EnvironmentKeyModifier(path: path, value: value, name: name))
  }

  /// Sets the font of the texts below.
  public nonisolated func font(_ font: Font?) -> some View { setting(".font", \.font, font) }

  /// Lets a person act on the controls below, or not.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }
}

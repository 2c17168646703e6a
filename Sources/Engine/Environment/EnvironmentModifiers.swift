/// Sets a value of the environment for the views below, or one that only says how they look.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
  let key: Key
  let value: Value
  /// The modifier that the author wrote, where it is not `environment` itself.
  var name: StaticString?
  public typealias Body = Never
  public static var _name: String { ".environment" }
  public var _label: String { name.map { "\($0)" } ?? Self._name }

  /// Where the value is kept.
  enum Key {
    case path(WritableKeyPath<EnvironmentValues, Value>)
    /// With the objects, by its type.
    case object(set: (inout EnvironmentValues, Value) -> Void, words: String)
    /// Nowhere: no view reads it, so that it is kept for how the views look.
    case look(hasWords: Bool)
  }

  public var _sets: Bool { if case .look = key { false } else { true } }
  public var _affectsLayout: Bool { if case .path = key { true } else { false } }

  public func _set(_ values: inout EnvironmentValues) {
    switch key {
    case .path(let path): values[keyPath: path] = value
    case .object(let set, _): set(&values, value)
    case .look: break
    }
  }

  public func _isSame(as other: Self) -> Bool {
    let isSameKey =
      switch (key, other.key) {
      case (.path(let a), .path(let b)): a == b
      case (.object(_, let a), .object(_, let b)): a == b
      case (.look, .look): _label == other._label
      default: false
      }
    return isSameKey && isEqualAsField(value, other.value, Comparison.ofField(Value.self))
  }

  public var _words: String? {
    switch key {
    case .path(let path):
      let words = Describer().describe(value)
      return name == nil ? "\(EnvironmentKeyName.words(path)): \(words)" : words
    case .object(_, let words): return words
    case .look(let hasWords):
      let words = hasWords ? Describer().describe(value) : "nil"
      return words == "nil" ? nil : words
    }
  }
}

/// Changes a value of the environment for the views below.
public nonisolated struct _EnvironmentKeyTransformModifier<Value>: _EnvironmentModifier {
  let path: WritableKeyPath<EnvironmentValues, Value>
  /// What the author gave to a modifier that is not `transformEnvironment` itself: whether controls are disabled.
  var given: (name: StaticString, value: Bool)?
  let transform: (inout Value) -> Void
  public typealias Body = Never
  public static var _name: String { ".transformEnvironment" }
  public var _label: String { given.map { "\($0.name)" } ?? Self._name }
  public var _affectsLayout: Bool { given == nil }

  public func _set(_ values: inout EnvironmentValues) { transform(&values[keyPath: path]) }

  /// Where the closures differ, the values below are set again, and readers see whether they differ (E6).
  public func _isSame(as other: Self) -> Bool {
    guard path == other.path, given?.value == other.given?.value else { return false }
    return given != nil || isEqualAsField(transform, other.transform, Comparison.ofField(((inout Value) -> Void).self))
  }

  public var _words: String? { given.map { String($0.value) } ?? EnvironmentKeyName.words(path) }
}

extension View {
  /// Sets a value of the environment for the views below.
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let path = keyPath
    return modifier(_EnvironmentKeyWritingModifier(key: .path(path), value: value))
  }

  /// Puts an observable model into the environment of the views below, by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    settingObject(object)
  }

  /// Puts an observable object into the environment of the views below, by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    settingObject(object)
  }

  /// Changes a value of the environment for the views below.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    nonisolated(unsafe) let path = keyPath
    return modifier(_EnvironmentKeyTransformModifier(path: path, transform: transform))
  }

  /// Sets a value of the environment under the name of the modifier that does it.
  nonisolated func setting<V>(
    _ name: StaticString, _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    nonisolated(unsafe) let path = keyPath
    return modifier(_EnvironmentKeyWritingModifier(key: .path(path), value: value, name: name))
  }

  private nonisolated func settingObject<T: AnyObject>(_ object: T?) -> some View {
    modifier(
      _EnvironmentKeyWritingModifier<T?>(
        key: .object(set: { $0[objectOf: T.self] = $1 }, words: TypeName.short(T.self)), value: object,
        name: ".environmentObject"))
  }

  /// Keeps a value that says how the views below look, under the name of the modifier that does it.
  nonisolated func looking<V>(
    _ name: StaticString, _ value: V, hasWords: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    modifier(_EnvironmentKeyWritingModifier(key: .look(hasWords: hasWords), value: value, name: name))
  }

  /// Sets the font of the texts below.
  public nonisolated func font(_ font: Font?) -> some View { setting(".font", \.font, font) }

  /// Lets a person act on the controls below, or not.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(path: \.isEnabled, given: (".disabled", disabled)) { isEnabled in
        if disabled { isEnabled = false }
      })
  }
}

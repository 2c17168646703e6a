/// A key of the environment, with the value where nothing above sets one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views hand down to all views below them.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  // A chain of settings, the last one first: making one is cheap, and most chains are short.
  class Setting {
    let key: ObjectIdentifier
    let next: Setting?
    /// One bit for each key here and further on, by which most misses are found at once.
    let keys: UInt64

    init(_ key: ObjectIdentifier, _ next: Setting?) {
      self.key = key
      self.next = next
      keys = (next?.keys ?? 0) | Setting.bit(key)
    }

    static func bit(_ key: ObjectIdentifier) -> UInt64 {
      1 << ((UInt64(truncatingIfNeeded: UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
  }

  private final class SettingOf<Value>: Setting {
    let value: Value

    init(_ key: ObjectIdentifier, _ value: Value, _ next: Setting?) {
      self.value = value
      super.init(key, next)
    }
  }
  private(set) var first: Setting?

  /// An environment in which nothing is set: each key has its default.
  public init() {}

  /// The value of a key, or its default. Cost of reading: the number of values that were set after it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { find(ObjectIdentifier(key), Key.Value.self) ?? Key.defaultValue }
    set { first = SettingOf(ObjectIdentifier(key), newValue, first) }
  }

  /// A value that `@Entry` declares.
  public subscript<Value>(key: _EntryKey<Value>) -> Value {
    get { find(ObjectIdentifier(key), Value.self) ?? key.defaultValue }
    set { first = SettingOf(ObjectIdentifier(key), newValue, first) }
  }

  /// An observable model that was put into the environment by its type.
  public subscript<Model: AnyObject>(model: Model.Type) -> Model? {
    get { find(ObjectIdentifier(model), Model?.self) ?? nil }
    set { first = SettingOf(ObjectIdentifier(model), newValue, first) }
  }

  subscript<Object: AnyObject>(objectOf type: Object.Type) -> Object? {
    get { find(ObjectIdentifier(type), Object?.self) ?? nil }
    set { first = SettingOf(ObjectIdentifier(type), newValue, first) }
  }

  private func find<Value>(_ key: ObjectIdentifier, _ type: Value.Type) -> Value? {
    guard let first, first.keys & Setting.bit(key) != 0 else { return nil }
    var setting = first
    while setting.key != key {
      guard let next = setting.next else { return nil }
      setting = next
    }
    return Swift.type(of: setting) == SettingOf<Value>.self
      ? unsafeDowncast(setting, to: SettingOf<Value>.self).value : nil
  }

  /// The type's name alone: values are named one by one, by their keys.
  public var description: String { "EnvironmentValues" }
}

/// The key of a value that `@Entry` declares, with its default.
public final class _EntryKey<Value>: @unchecked Sendable {
  let defaultValue: Value

  /// A key with the default that the declaration gives; `@Entry` makes it once.
  public init(_ defaultValue: Value) { self.defaultValue = defaultValue }
}

import Foundation

extension SceneStorage {
  /// Keeps a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(StoredSeed(key, wrappedValue, nil, decode: StoredSeed.bool))
  }

  /// Keeps a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(StoredSeed(key, wrappedValue, nil, decode: StoredSeed.integer))
  }

  /// Keeps a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(StoredSeed(key, wrappedValue, nil, decode: StoredSeed.double))
  }

  /// Keeps a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(StoredSeed(key, wrappedValue, nil))
  }

  /// Keeps a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(StoredSeed(key, wrappedValue, nil))
  }

  /// Keeps a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(StoredSeed(key, wrappedValue, nil))
  }

  /// Keeps a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(StoredSeed(key, wrappedValue, nil))
  }

  /// Keeps the raw value of a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      StoredSeed(key, wrappedValue, nil, encode: \.rawValue) { ($0 as? Int).flatMap(Value.init(rawValue:)) })
  }

  /// Keeps the raw value of a value of the scene, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(
      StoredSeed(key, nil, nil, encode: { $0?.rawValue }) { ($0 as? Int).map(R.init(rawValue:)) })
  }

  /// Keeps the raw value of a value of the scene; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      StoredSeed(key, wrappedValue, nil, encode: \.rawValue) { ($0 as? String).flatMap(Value.init(rawValue:)) })
  }

  /// Keeps the raw value of a value of the scene, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(
      StoredSeed(key, nil, nil, encode: { $0?.rawValue }) { ($0 as? String).map(R.init(rawValue:)) })
  }

  /// Keeps a value of the scene, or none.
  @_disfavoredOverload
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(StoredSeed(key, nil, nil, encode: { ($0 as? any OptionalValue)?.held }))
  }
}

extension StoredSeed {
  static func bool(_ value: Any) -> Value? where Value == Bool { DefaultsDomain.number(value).map { $0 != 0 } }

  static func integer(_ value: Any) -> Value? where Value == Int { DefaultsDomain.number(value).map { Int($0) } }

  static func double(_ value: Any) -> Value? where Value == Double { DefaultsDomain.number(value) }
}

import Foundation

extension AppStorage {
  /// Keeps a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil) where Value == Bool {
    self.init(StoredSeed(key, wrappedValue, store?.domain, decode: StoredSeed.bool))
  }

  /// Keeps a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil) where Value == Int {
    self.init(StoredSeed(key, wrappedValue, store?.domain, decode: StoredSeed.integer))
  }

  /// Keeps a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil) where Value == Double {
    self.init(StoredSeed(key, wrappedValue, store?.domain, decode: StoredSeed.double))
  }

  /// Keeps a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil) where Value == String {
    self.init(StoredSeed(key, wrappedValue, store?.domain))
  }

  /// Keeps a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil) where Value == URL {
    self.init(StoredSeed(key, wrappedValue, store?.domain))
  }

  /// Keeps a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil) where Value == Data {
    self.init(StoredSeed(key, wrappedValue, store?.domain))
  }

  /// Keeps a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil) where Value == Date {
    self.init(StoredSeed(key, wrappedValue, store?.domain))
  }

  /// Keeps the raw value of a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      StoredSeed(key, wrappedValue, store?.domain, encode: \.rawValue) { ($0 as? Int).flatMap(Value.init(rawValue:)) })
  }

  /// Keeps the raw value of a value in `store`, or in the standard defaults, or none.
  public init<R: RawRepresentable>(_ key: String, store: StandIns.UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      StoredSeed(key, nil, store?.domain, encode: { $0?.rawValue }) { ($0 as? Int).map(R.init(rawValue:)) })
  }

  /// Keeps the raw value of a value in `store`, or in the standard defaults; `wrappedValue` is its default.
  public init(wrappedValue: Value, _ key: String, store: StandIns.UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      StoredSeed(key, wrappedValue, store?.domain, encode: \.rawValue) {
        ($0 as? String).flatMap(Value.init(rawValue:))
      })
  }

  /// Keeps the raw value of a value in `store`, or in the standard defaults, or none.
  public init<R: RawRepresentable>(_ key: String, store: StandIns.UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      StoredSeed(key, nil, store?.domain, encode: { $0?.rawValue }) { ($0 as? String).map(R.init(rawValue:)) })
  }

  /// Keeps a value in `store`, or in the standard defaults, or none.
  @_disfavoredOverload
  public init(_ key: String, store: StandIns.UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(StoredSeed(key, nil, store?.domain, encode: { ($0 as? any OptionalValue)?.held }))
  }
}

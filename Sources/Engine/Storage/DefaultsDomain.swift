import Foundation

/// What is told when the value of a key is set from outside.
protocol DefaultsObserver: AnyObject, Sendable {
  @MainActor func defaultsChanged()
}

/// The values of a suite.
final class DefaultsDomain: @unchecked Sendable {
  private struct Observer { weak var observer: (any DefaultsObserver)? }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var domains: [String: DefaultsDomain] = [:]

  /// Without a name, the domain is that of one session, and nothing outside hears of it.
  private let name: String?
  private(set) var set: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  private var observers: [String: [Observer]] = [:]

  init(name: String? = nil) { self.name = name }

  /// The domain that all defaults of a suite share.
  static func named(_ name: String) -> DefaultsDomain {
    lock.withLock {
      if let known = domains[name] { return known }
      let made = DefaultsDomain(name: name)
      domains[name] = made
      return made
    }
  }

  var all: [String: Any] { DefaultsDomain.lock.withLock { registered.merging(set) { $1 } } }

  func value(of key: String) -> Any? { DefaultsDomain.lock.withLock { set[key] ?? registered[key] } }

  /// - Parameter writer: who sets it, and need not be told.
  func set(_ value: Any?, of key: String, by writer: (any DefaultsObserver)? = nil) {
    // A binding's optional may come wrapped twice.
    let value = value.flatMap { ($0 as? any OptionalValue).map(\.held) ?? $0 }
    DefaultsDomain.lock.withLock { set[key] = value }
    tell(key, but: writer)
    guard let name else { return }
    NotificationCenter.default.post(
      name: StandIns.UserDefaults.didChangeNotification, object: StandIns.UserDefaults(suiteName: name))
  }

  func register(_ defaults: [String: Any]) {
    DefaultsDomain.lock.withLock { registered.merge(defaults) { $1 } }
    for key in defaults.keys.sorted() { tell(key) }
  }

  func replaceAll(with values: [String: Any]) {
    let keys = DefaultsDomain.lock.withLock {
      let keys = Swift.Set(set.keys).union(values.keys)
      set = values
      return keys
    }
    for key in keys.sorted() { tell(key) }
  }

  func add(_ observer: any DefaultsObserver, for key: String) {
    DefaultsDomain.lock.withLock {
      observers[key, default: []].removeAll { $0.observer == nil }
      observers[key, default: []].append(Observer(observer: observer))
    }
  }

  private func tell(_ key: String, but writer: (any DefaultsObserver)? = nil) {
    let told = DefaultsDomain.lock.withLock { observers[key]?.compactMap(\.observer) ?? [] }
    for observer in told where observer !== writer { onMain(observer) { $0.defaultsChanged() } }
  }

  /// A value that counts as a number, or reads as one.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let text as String: Double(text)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

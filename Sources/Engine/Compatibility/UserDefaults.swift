// swift-format-ignore-file: UseSynthesizedInitializer

import Foundation

/// Types that stand in programs for those of Foundation by the same name, because those keep what one run leaves for the
/// next.
public enum StandIns {
  /// Defaults that are kept in memory and begin empty with each run, so that a run depends on nothing but its source.
  ///
  /// A view with an ``AppStorage`` of the key runs when its value is set. Cost of a read: two dictionary look-ups.
  open class UserDefaults: @unchecked Sendable {
    let domain: DefaultsDomain

    /// Those that all of the program shares.
    public class var standard: UserDefaults { shared }
    private static let shared = UserDefaults(domain: .named("standard"))

    /// The defaults that all of the program shares.
    public convenience init() { self.init(domain: .named("standard")) }

    /// Those of a suite: all that are made for one name share their values.
    public init?(suiteName: String?) { domain = .named(suiteName ?? "standard") }

    init(domain: DefaultsDomain) { self.domain = domain }

    /// Posted when a value is set or removed.
    public class var didChangeNotification: Notification.Name {
      Notification.Name("NSUserDefaultsDidChangeNotification")
    }

    /// Forgets what was set in the standard defaults.
    public class func resetStandardUserDefaults() { DefaultsDomain.named("standard").replaceAll(with: [:]) }

    // MARK: Reading

    open func object(forKey key: String) -> Any? { domain.value(of: key) }

    open func value(forKey key: String) -> Any? { object(forKey: key) }

    open func string(forKey key: String) -> String? {
      switch object(forKey: key) {
      case let text as String: text
      case let value as Bool: value ? "1" : "0"
      case let value as any (Numeric & CustomStringConvertible): value.description
      default: nil
      }
    }

    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

    open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }

    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

    open func url(forKey key: String) -> URL? {
      object(forKey: key) as? URL ?? (object(forKey: key) as? String).map { URL(fileURLWithPath: $0) }
    }

    open func integer(forKey key: String) -> Int { number(of: key).map { Int($0) } ?? 0 }

    open func float(forKey key: String) -> Float { number(of: key).map { Float($0) } ?? 0 }

    open func double(forKey key: String) -> Double { number(of: key) ?? 0 }

    open func bool(forKey key: String) -> Bool {
      if let text = object(forKey: key) as? String { return ["yes", "true", "1"].contains(text.lowercased()) }
      return number(of: key).map { $0 != 0 } ?? false
    }

    private func number(of key: String) -> Double? { object(forKey: key).flatMap(DefaultsDomain.number) }

    /// All values, those that are set before those that were registered.
    open func dictionaryRepresentation() -> [String: Any] { domain.all }

    // MARK: Writing

    open func set(_ value: Any?, forKey key: String) { domain.set(value, of: key) }

    open func set(_ value: Int, forKey key: String) { set(value as Any, forKey: key) }

    open func set(_ value: Float, forKey key: String) { set(value as Any, forKey: key) }

    open func set(_ value: Double, forKey key: String) { set(value as Any, forKey: key) }

    open func set(_ value: Bool, forKey key: String) { set(value as Any, forKey: key) }

    open func set(_ url: URL?, forKey key: String) { set(url as Any?, forKey: key) }

    open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    open func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }

    /// Says what keys have for as long as nothing is set.
    open func register(defaults: [String: Any]) { domain.register(defaults) }

    @discardableResult open func synchronize() -> Bool { true }

    // MARK: Domains

    open func persistentDomain(forName name: String) -> [String: Any]? {
      let all = DefaultsDomain.named(name).set
      return all.isEmpty ? nil : all
    }

    open func setPersistentDomain(_ domain: [String: Any], forName name: String) {
      DefaultsDomain.named(name).replaceAll(with: domain)
    }

    open func removePersistentDomain(forName name: String) { DefaultsDomain.named(name).replaceAll(with: [:]) }

    open func addSuite(named name: String) {}

    open func removeSuite(named name: String) {}
  }
}

/// A key of the environment, with the value where nothing above sets one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that views hand down to all views below them.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  // A chain of settings, the last one first: making one is cheap, and most chains are short.
  final class Setting {
    let key: ObjectIdentifier
    let value: Any
    let next: Setting?

    init(_ key: ObjectIdentifier, _ value: Any, _ next: Setting?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }
  private(set) var first: Setting?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { find(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue }
    set { first = Setting(ObjectIdentifier(key), newValue, first) }
  }

  /// An observable model that was put into the environment by its type.
  public subscript<Model: AnyObject>(model: Model.Type) -> Model? {
    get { find(ObjectIdentifier(model)) as? Model }
    set { first = Setting(ObjectIdentifier(model), newValue as Any, first) }
  }

  subscript<Object: AnyObject>(objectOf type: Object.Type) -> Object? {
    get { find(ObjectIdentifier(type)) as? Object }
    set { first = Setting(ObjectIdentifier(type), newValue as Any, first) }
  }

  private func find(_ key: ObjectIdentifier) -> Any? {
    var setting = first
    while let current = setting {
      if current.key == key { return current.value }
      setting = current.next
    }
    return nil
  }

  public var description: String { "EnvironmentValues" }
}

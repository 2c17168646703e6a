/// What belongs to the writes of one stimulus: how they are animated.
public struct Transaction: @unchecked Sendable {
  /// How the writes are animated; `nil` where they are not.
  public var animation: Animation?
  /// Whether animations of the views below are not to apply; kept as it is set.
  public var disablesAnimations = false
  /// Whether the writes belong to a movement that goes on, as a drag; kept as it is set.
  public var isContinuous = false

  private var values: [ObjectIdentifier: Any] = [:]

  /// A transaction without an animation.
  public init() {}

  /// A value that goes with the transaction.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A value that `@Entry` declares.
  public subscript<Value>(key: _EntryKey<Value>) -> Value {
    get { values[ObjectIdentifier(key)] as? Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A transaction with an animation, or with none.
  public init(animation: Animation?) { self.animation = animation }

  nonisolated(unsafe) static var current = Transaction()
}

/// A key of a transaction, with the value where none is set.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

import Foundation

/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }

  /// Adds the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral { public static var defaultValue: Value { nil } }

/// Sets a preference.
public nonisolated struct _PreferenceWritingModifier<Key: PreferenceKey>: _LifecycleModifier, PreferenceHolder {
  let value: Key.Value
  public typealias Body = Never
  public static var _name: String { ".preference" }
  public var _words: String? { "\(TypeName.short(Key.self)): \(Describer().describe(value))" }

  public func _isSame(as other: Self) -> Bool {
    isEqualAsField(value, other.value, Comparison.ofField(Key.Value.self))
  }

  @MainActor public func _began(_ node: _ViewNode) { node.preferenceChanged(Key.self) }

  @MainActor public func _updated(from old: Self, _ memory: inout Void, _ node: _ViewNode) {
    if !_isSame(as: old) { node.preferenceChanged(Key.self) }
  }

  @MainActor public func _ended(_ memory: inout Void, _ node: _ViewNode) { node.preferenceChanged(Key.self) }

  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { Key.self == K.self ? value as? K.Value : nil }
}

/// A modifier that sets a preference.
protocol PreferenceHolder {
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value?
}

/// A modifier that makes a preference from its node: from the place of the view, or from the preferences below.
protocol PreferenceMaker {
  @MainActor func preference<K: PreferenceKey>(_ key: K.Type, _ node: _ViewNode) -> K.Value?
}

/// A modifier that waits for a preference to change.
protocol PreferenceListener {
  @MainActor func preferenceChanged(_ key: any PreferenceKey.Type, _ node: _ViewNode)
}

extension _ViewNode {
  /// Tells the nodes above that a preference below them changed.
  func preferenceChanged(_ key: any PreferenceKey.Type) {
    var node = parent
    while let current = node {
      (current.modifierForEvents as? any PreferenceListener)?.preferenceChanged(key, current)
      node = current.parent
    }
  }

  /// The preference of the views below, in order.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    func visit(_ node: _ViewNode) {
      if let value = node.ownPreference(key) {
        if var sum = result {
          K.reduce(value: &sum) { value }
          result = sum
        } else {
          var sum = K.defaultValue
          K.reduce(value: &sum) { value }
          result = sum
        }
        return
      }
      node.forEachChild(visit)
    }
    forEachChild(visit)
    return result
  }
}

extension _ViewNode {
  /// The preference that the node sets, or makes of what is below it.
  func ownPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    let modifier = modifierForEvents
    if let holder = modifier as? any PreferenceHolder { return holder.preference(key) }
    if let maker = modifier as? any PreferenceMaker { return maker.preference(key, self) }
    return nil
  }
}

/// Calls a handler when a preference of the views below changes.
public nonisolated struct _PreferenceActionModifier<Key: PreferenceKey>: _LifecycleModifier, PreferenceListener
where Key.Value: Equatable {
  let action: (Key.Value) -> Void
  public typealias Body = Never
  public static var _name: String { ".onPreferenceChange" }
  public var _words: String? { TypeName.short(Key.self) }

  @MainActor public func _began(_ node: _ViewNode) { preferenceChanged(Key.self, node) }

  @MainActor func preferenceChanged(_ key: any PreferenceKey.Type, _ node: _ViewNode) {
    guard key == Key.self, !node.flags.contains(.isEnded) else { return }
    let memory = node.graph.preferences
    node.graph.lifecycle.change(node, isInitial: false) { [action] in
      let value = node.preference(Key.self) ?? Key.defaultValue
      if let last = memory.values[node.id] as? Key.Value, last == value { return }
      memory.values[node.id] = value
      action(value)
    }
  }

  @MainActor public func _ended(_ memory: inout Void, _ node: _ViewNode) {
    node.graph.preferences.values[node.id] = nil
  }
}

/// The preferences that handlers were called with last, by the handlers' nodes.
@MainActor final class PreferenceMemory {
  var values: [Int32: Any] = [:]
  /// The owners of the anchors that nodes made.
  var owners: [Int32: _AnchorOwner] = [:]
}

extension View {
  /// Sets a preference.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Calls `action` when a preference of the views below changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { modifier(_PreferenceActionModifier<K>(action: action)) }
}

import Foundation

/// A modifier that sets a preference from a place of the view, or changes the one from below.
@MainActor @preconcurrency public protocol _PreferenceMaker: _LifecycleModifier where _Memory == Void {
  associatedtype Key: PreferenceKey
  nonisolated var words: String { get }
  /// Whether it changes the preference from below, and does not take its place.
  static var isTransform: Bool { get }
  nonisolated var make: (inout Key.Value, _AnchorOwner) -> Void { get }
}

extension _PreferenceMaker {
  public var _words: String? { words }

  public func _isSame(as other: Self) -> Bool { words == other.words }

  public func _began(_ node: _ViewNode) { node.preferenceChanged(Key.self) }

  public func _updated(from old: Self, _ memory: inout Void, _ node: _ViewNode) {
    if !isEqualAsField(make, old.make, Comparison.ofField(((inout Key.Value, _AnchorOwner) -> Void).self)) {
      node.preferenceChanged(Key.self)
    }
  }

  public func _ended(_ memory: inout Void, _ node: _ViewNode) {
    node.graph.preferences.owners[node.id] = nil
    node.preferenceChanged(Key.self)
  }

  func preference<K: PreferenceKey>(_ key: K.Type, _ node: _ViewNode) -> K.Value? {
    guard Key.self == K.self else { return nil }
    var result = (Self.isTransform ? node.preference(Key.self) : nil) ?? Key.defaultValue
    node.graph.untracked { make(&result, node.anchorOwner) }
    return result as? K.Value
  }
}

/// Sets a preference from a place of the view.
public nonisolated struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: _PreferenceMaker, PreferenceMaker {
  /// The preference's key in words.
  public let words: String
  /// Sets the value from the place that the owner stands for.
  public let make: (inout Key.Value, _AnchorOwner) -> Void
  /// The value takes the place of the one from below.
  public static var isTransform: Bool { false }
  public static var _name: String { ".anchorPreference" }
}

/// Changes a preference with a place of the view.
public nonisolated struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: _PreferenceMaker, PreferenceMaker {
  /// The preference's key in words.
  public let words: String
  /// Changes the value by the place that the owner stands for.
  public let make: (inout Key.Value, _AnchorOwner) -> Void
  /// The value from below is what is changed.
  public static var isTransform: Bool { true }
  public static var _name: String { ".transformAnchorPreference" }
}

/// Changes a preference.
public nonisolated struct _PreferenceTransformModifier<Key: PreferenceKey>: _PreferenceMaker, PreferenceMaker {
  /// The preference's key in words.
  public let words: String
  /// Changes the value; the owner is not asked.
  public let make: (inout Key.Value, _AnchorOwner) -> Void
  /// The value from below is what is changed.
  public static var isTransform: Bool { true }
  public static var _name: String { ".transformPreference" }
}

extension View {
  /// Sets a preference from a place of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _AnchorWritingModifier<A, K>(words: "\(TypeName.short(K.self)): \(value.words)") {
        $0 = transform(Anchor(owner: $1, source: value))
      })
  }

  /// Changes the preference of the views below, with a place of the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorTransformModifier<A, K>(words: "\(TypeName.short(K.self)): \(value.words)") {
        transform(&$0, Anchor(owner: $1, source: value))
      })
  }

  /// Changes the preference of the views below.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _PreferenceTransformModifier<K>(words: TypeName.short(K.self)) {
        value, _ in callback(&value)
      })
  }
}

extension _ViewNode {
  /// The same owner as long as the node lives, so that anchors of it compare equal.
  fileprivate var anchorOwner: _AnchorOwner {
    if let known = graph.preferences.owners[id] { return known }
    let owner = _AnchorOwner(self)
    graph.preferences.owners[id] = owner
    return owner
  }
}

import Foundation

/// Sets a preference from a place of the view, or changes the one from below.
public nonisolated struct _MadePreferenceModifier<Key: PreferenceKey>: _LifecycleModifier, PreferenceMaker {
  let name: StaticString
  let words: String
  /// Whether it changes the preference from below, and does not take its place.
  let isTransform: Bool
  let make: (inout Key.Value, AnchorOwner) -> Void
  public typealias Body = Never
  public static var _name: String { ".anchorPreference" }
  public var _label: String { "\(name)" }
  public var _words: String? { words }

  public func _isSame(as other: Self) -> Bool { words == other.words }

  @MainActor public func _began(_ node: _ViewNode) { node.preferenceChanged(Key.self) }

  @MainActor public func _updated(from old: Self, _ memory: inout Void, _ node: _ViewNode) {
    if !isEqualAsField(make, old.make, Comparison.ofField(((inout Key.Value, AnchorOwner) -> Void).self)) {
      node.preferenceChanged(Key.self)
    }
  }

  @MainActor public func _ended(_ memory: inout Void, _ node: _ViewNode) {
    node.graph.preferences.owners[node.id] = nil
    node.preferenceChanged(Key.self)
  }

  @MainActor func preference<K: PreferenceKey>(_ key: K.Type, _ node: _ViewNode) -> K.Value? {
    guard Key.self == K.self else { return nil }
    var result = (isTransform ? node.preference(Key.self) : nil) ?? Key.defaultValue
    node.graph.untracked { make(&result, node.anchorOwner) }
    return result as? K.Value
  }
}

extension View {
  /// Sets a preference from a place of the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      _MadePreferenceModifier<K>(
        name: ".anchorPreference", words: "\(TypeName.short(K.self)): \(value.words)", isTransform: false
      ) { $0 = transform(Anchor(owner: $1, source: value)) })
  }

  /// Changes the preference of the views below, with a place of the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _MadePreferenceModifier<K>(
        name: ".transformAnchorPreference", words: "\(TypeName.short(K.self)): \(value.words)", isTransform: true
      ) { transform(&$0, Anchor(owner: $1, source: value)) })
  }

  /// Changes the preference of the views below.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      _MadePreferenceModifier<K>(name: ".transformPreference", words: TypeName.short(K.self), isTransform: true) {
        value, _ in callback(&value)
      })
  }
}

extension _ViewNode {
  /// The same owner as long as the node lives, so that anchors of it compare equal.
  fileprivate var anchorOwner: AnchorOwner {
    if let known = graph.preferences.owners[id] { return known }
    let owner = AnchorOwner(self)
    graph.preferences.owners[id] = owner
    return owner
  }
}

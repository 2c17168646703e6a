import Foundation

/// Hands a value to the layout that the view stands in.
public nonisolated struct _TraitModifier<Key: LayoutValueKey>: _PrimitiveModifier {
  let name: StaticString
  let value: Key.Value
  let words: (Key.Value) -> String

  public typealias Body = Never
  public static var _name: String { ".layoutValue" }
  public var _label: String { "\(name)" }
  public var _words: String? { words(value) }
  public func _isSame(as other: Self) -> Bool { isEqualAsField(value, other.value, Comparison.ofField(Key.Value.self)) }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = TraitNode(view, inputs)
    node.start()
    return node
  }
}

final class TraitNode<Base: View, Key: LayoutValueKey>: LayoutModifierNode<Base, _TraitModifier<Key>> {
  override func start() {
    graph.usesTraits = true
    super.start()
  }

  override var algorithm: any LayoutAlgorithm { TraitAlgorithm<Key>(value: value.modifier.value) }

  override func modifierUpdated(from old: _TraitModifier<Key>, changed: Bool) {
    super.modifierUpdated(from: old, changed: changed)
    if changed { for wrapper in wrappers { wrapper.traitChanged() } }
  }
}

extension View {
  nonisolated func trait<Key: LayoutValueKey>(
    _ name: StaticString, _ key: Key.Type, _ value: Key.Value, words: @escaping (Key.Value) -> String
  ) -> ModifiedContent<Self, _TraitModifier<Key>> {
    modifier(_TraitModifier(name: name, value: value, words: words))
  }

  /// Sets how early the view is offered room in a stack; in a `ZStack`, whether it counts for the size.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    trait(".layoutPriority", PriorityKey.self, value) { Describer.number($0) }
  }

  /// Hands a value to the ``Layout`` that the view stands in.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(".layoutValue", key, value) { "\(TypeName.short(K.self)): \(Describer().describe($0))" }
  }
}

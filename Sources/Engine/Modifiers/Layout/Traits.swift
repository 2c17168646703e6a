import Foundation

/// A value that a view hands to the container it stands in.
public protocol _ViewTraitKey {
  associatedtype Value
  /// The modifier that hands the value over, as the author writes it.
  static var _name: String { get }
  /// The value in words.
  static func _words(_ value: Value) -> String?
  /// Whether another value changes nothing.
  static func _isSame(_ old: Value, _ new: Value) -> Bool

  @MainActor static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, _TraitWritingModifier<Self>>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, _TraitWritingModifier<Self>>>
}

extension _ViewTraitKey {
  public static func _words(_ value: Value) -> String? {
    let words = Describer().describe(value)
    return words == "nil" ? nil : words
  }

  public static func _isSame(_ old: Value, _ new: Value) -> Bool {
    isEqualAsField(old, new, Comparison.ofField(Value.self))
  }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, _TraitWritingModifier<Self>>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, _TraitWritingModifier<Self>>> {
    let node = ModifierNode(view, inputs)
    node.start()
    return node
  }
}

/// Hands a value to the container that the view stands in.
public nonisolated struct _TraitWritingModifier<Trait: _ViewTraitKey>: _PrimitiveModifier {
  /// The value that is handed over.
  public let value: Trait.Value

  /// A modifier that hands over `value`.
  public nonisolated init(value: Trait.Value) { self.value = value }

  public static var _name: String { Trait._name }
  public var _words: String? { Trait._words(value) }
  public func _isSame(as other: Self) -> Bool { Trait._isSame(value, other.value) }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> { Trait._makeModified(view, inputs) }
}

/// A trait that the layout around the view reads.
public protocol _LayoutTraitKey: _ViewTraitKey where Value == Key.Value {
  associatedtype Key: LayoutValueKey
}

extension _LayoutTraitKey {
  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, _TraitWritingModifier<Self>>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, _TraitWritingModifier<Self>>> {
    let node = TraitNode(view, inputs)
    node.start()
    return node
  }
}

final class TraitNode<Base: View, Trait: _LayoutTraitKey>: LayoutModifierNode<Base, _TraitWritingModifier<Trait>> {
  override func start() {
    graph.usesTraits = true
    super.start()
  }

  override var algorithm: any LayoutAlgorithm { TraitAlgorithm<Trait.Key>(value: value.modifier.value) }

  override func modifierUpdated(from old: _TraitWritingModifier<Trait>, changed: Bool) {
    super.modifierUpdated(from: old, changed: changed)
    if changed { for wrapper in wrappers { wrapper.traitChanged() } }
  }
}

/// How early the view is offered room.
public enum LayoutPriorityTraitKey: _LayoutTraitKey, LayoutValueKey {
  public typealias Key = LayoutPriorityTraitKey
  /// A view without a priority has 0.
  public static var defaultValue: Double { 0 }
  public static var _name: String { ".layoutPriority" }
  public static func _words(_ value: Double) -> String? { Describer.number(value) }
}

/// A value of a key that a program defines.
public enum _LayoutTrait<Key: LayoutValueKey>: _LayoutTraitKey {
  public static var _name: String { ".layoutValue" }
  public static func _words(_ value: Key.Value) -> String? {
    "\(TypeName.short(Key.self)): \(Describer().describe(value))"
  }
}

extension View {
  /// Hands a value to the container that the view stands in.
  nonisolated func trait<Trait: _ViewTraitKey>(
    _ key: Trait.Type, _ value: Trait.Value
  ) -> ModifiedContent<Self, _TraitWritingModifier<Trait>> { modifier(_TraitWritingModifier(value: value)) }

  /// Sets how early the view is offered room in a stack; in a `ZStack`, whether it counts for the size.
  public nonisolated func layoutPriority(_ value: Double) -> some View { trait(LayoutPriorityTraitKey.self, value) }

  /// Hands a value to the ``Layout`` that the view stands in.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(_LayoutTrait<K>.self, value)
  }
}

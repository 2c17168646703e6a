import Foundation
import Recording

/// Content that is made from a preference of the view, before or behind it.
@MainActor @preconcurrency public protocol _PreferenceContentModifier: _PrimitiveModifier {
  associatedtype Key: PreferenceKey
  associatedtype Made: View
  nonisolated var alignment: Alignment { get }
  nonisolated var make: (Key.Value) -> Made { get }
}

extension _PreferenceContentModifier {
  public var _words: String? { TypeName.short(Key.self) }
  public func _isSame(as other: Self) -> Bool { alignment == other.alignment }

  func preferenceChanged(_ key: any PreferenceKey.Type, _ node: _ViewNode) {
    if key == Key.self { node.graph.geometryReaders.add(node) }
  }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = PreferenceContentNode(view, inputs)
    node.start()
    return node
  }
}

/// Content in front of a view that is made from its preference.
public nonisolated struct _OverlayPreferenceModifier<Key: PreferenceKey, Made: View>: _PreferenceContentModifier,
  PreferenceListener
{
  /// Where the content stands in front of the view.
  public let alignment: Alignment
  /// Makes the content from the preference.
  public let make: (Key.Value) -> Made
  public static var _name: String { ".overlayPreferenceValue" }
}

/// Content behind a view that is made from its preference.
public nonisolated struct _BackgroundPreferenceModifier<Key: PreferenceKey, Made: View>: _PreferenceContentModifier,
  PreferenceListener
{
  /// Where the content stands behind the view.
  public let alignment: Alignment
  /// Makes the content from the preference.
  public let make: (Key.Value) -> Made
  public static var _name: String { ".backgroundPreferenceValue" }
}

/// The node of content that is made from a preference: evaluated again, in a further pass, when the preference differs.
final class PreferenceContentNode<Base: View, Modifier: _PreferenceContentModifier>: LayoutModifierNode<Base, Modifier>
{
  typealias Key = Modifier.Key
  typealias Content = Modifier.Made

  private var secondary: _ViewNodeOf<Content>?
  private var shown: Key.Value?
  private var hasNewContent = false
  private let comparison = Comparison.ofField(((Key.Value) -> Content).self)
  private let valueComparison = Comparison.ofField(Key.Value.self)

  override func start() {
    super.start()
    let preference = ownPreference
    shown = preference
    secondary = Content._makeView(makeContent(preference, [.value]), inputs(at: 1))
    flags.remove(.isFirst)
  }

  override var algorithm: any LayoutAlgorithm { SecondaryAlgorithm(alignment: value.modifier.alignment) }

  private var ownPreference: Key.Value { child?.preferenceOfAll(Key.self) ?? Key.defaultValue }

  private func makeContent(_ preference: Key.Value, _ causes: [Cause]) -> Content {
    graph.recorder?.ran(self, causes)
    return graph.evaluate(self, causes: causes) { value.modifier.make(preference) }
  }

  override func modifierUpdated(from old: Modifier, changed: Bool) {
    super.modifierUpdated(from: old, changed: changed)
    if changed || !isEqualAsField(old.make, value.modifier.make, comparison) {
      hasNewContent = true
      graph.geometryReaders.add(self)
    }
  }

  override func evaluate() {
    var causes = takeCauses(slots: [], hasNewValue: false)
    let preference = ownPreference
    let differs = shown.map { !isEqualAsField($0, preference, valueComparison) } ?? true
    if hasNewContent || differs, !causes.contains(.value) { causes.insert(.value, at: 0) }
    if causes.isEmpty { return }
    hasNewContent = false
    shown = preference
    let changed = secondary?.update(makeContent(preference, causes)) ?? false
    graph.recorder?.finished(self, changed: changed)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondary { body(secondary) }
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    let isStale = wrappers.isEmpty || flags.contains(.hasStaleDisplayables)
    super.appendDisplayables(to: &list)
    if isStale { addCompanions(of: secondary) }
  }
}

extension LayoutModifierNode {
  /// Puts what another node shows into the first wrapper, with the displayable that is wrapped.
  final func addCompanions(of secondary: _ViewNode?) {
    // Another displayable may have become the first.
    for wrapper in wrappers.dropFirst() where wrapper.children.count > 1 { wrapper.setChildren([wrapper.children[0]]) }
    guard let wrapper = wrappers.first, let inner = wrapper.children.first else { return }
    var children: ContiguousArray<LayoutItem> = [inner]
    secondary?.appendDisplayables(to: &children)
    let isSame = children.count == wrapper.children.count && zip(children, wrapper.children).allSatisfy { $0 === $1 }
    if !isSame { wrapper.setChildren(children) }
  }
}

extension _ViewNode {
  /// The preference of the node itself and of what is below it.
  func preferenceOfAll<K: PreferenceKey>(_ key: K.Type) -> K.Value? { ownPreference(key) ?? preference(key) }
}

extension View {
  /// Puts content in front of the view that is made from its preference.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _OverlayPreferenceModifier<K, V>(alignment: alignment, make: transform))
  }

  /// Puts content behind the view that is made from its preference.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _BackgroundPreferenceModifier<K, V>(alignment: alignment, make: transform))
  }
}

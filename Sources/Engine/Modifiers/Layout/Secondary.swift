import Foundation

/// A modifier with content of its own before or behind the modified view, which takes its size.
public nonisolated struct _SecondaryModifier<Secondary: View>: _PrimitiveModifier, LayoutModifierAlgorithm {
  let name: StaticString
  let alignment: Alignment
  let secondary: Secondary

  public typealias Body = Never
  public static var _name: String { ".overlay" }
  public var _label: String { "\(name)" }
  public var _words: String? { alignment == .center ? nil : "alignment: \(alignment.words)" }
  public func _isSame(as other: Self) -> Bool { alignment == other.alignment }
  @MainActor var algorithm: any LayoutAlgorithm { SecondaryAlgorithm(alignment: alignment) }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = SecondaryNode(view, inputs)
    node.start()
    return node
  }
}

/// One child that decides the size, and others that are offered that size.
struct SecondaryAlgorithm: LayoutAlgorithm {
  var alignment: Alignment

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func place(in node: LayoutItem) {
    node.children.first?.place(at: .zero, proposal: node.proposal)
    let offered = ProposedViewSize(node.frame.size)
    for child in node.children.dropFirst() {
      let size = child.size(for: offered)
      child.place(at: alignment.origin(of: size, in: node.frame.size), proposal: offered)
    }
  }
}

/// The node of a modifier with secondary content, which stands with the first displayable below.
final class SecondaryNode<Base: View, Secondary: View>: LayoutModifierNode<Base, _SecondaryModifier<Secondary>> {
  private var secondary: _ViewNodeOf<Secondary>?

  override func start() {
    super.start()
    secondary = Secondary._makeView(value.modifier.secondary, inputs(at: 1))
  }

  override func update(_ new: ModifiedContent<Base, _SecondaryModifier<Secondary>>, differs: Bool?) -> Bool {
    let changed = super.update(new, differs: differs)
    return secondary?.update(new.modifier.secondary) == true || changed
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let secondary { body(secondary) }
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    let isStale = wrappers.isEmpty || flags.contains(.hasStaleDisplayables)
    super.appendDisplayables(to: &list)
    guard isStale, let wrapper = wrappers.first, let inner = wrapper.children.first else { return }
    var children: ContiguousArray<LayoutItem> = [inner]
    secondary?.appendDisplayables(to: &children)
    let isSame = children.count == wrapper.children.count && zip(children, wrapper.children).allSatisfy { $0 === $1 }
    if !isSame { wrapper.setChildren(children) }
  }
}

extension View {
  nonisolated func secondary<V: View>(
    _ name: StaticString, _ alignment: Alignment, _ view: V
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    modifier(_SecondaryModifier(name: name, alignment: alignment, secondary: view))
  }

  /// Puts a view behind this one.
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { secondary(".background", alignment, background) }

  /// Puts views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { secondary(".background", alignment, content()) }

  /// Fills the space behind the view with a style.
  @_disfavoredOverload
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { effect(".background", "_", StyleValue(style)) }

  /// Fills the space behind the view with the background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    effect(".background", "_", StyleValue(BackgroundStyle()))
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { effect(".background", "_ in", StyleValue(style), ShapeValue(shape)) }

  /// Fills a shape behind the view with the background style.
  public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    effect(".background", "_ in", StyleValue(BackgroundStyle()), ShapeValue(shape))
  }

  /// Puts a view in front of this one.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { secondary(".overlay", alignment, overlay) }

  /// Puts views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { secondary(".overlay", alignment, content()) }

  /// Fills the space in front of the view with a style.
  @_disfavoredOverload
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { effect(".overlay", "_", StyleValue(style)) }

  /// Fills a shape in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { effect(".overlay", "_ in", StyleValue(style), ShapeValue(shape)) }

  /// Shows only what the mask covers.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { secondary(".mask", .center, mask) }

  /// Shows only what the mask covers.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { secondary(".mask", alignment, mask()) }
}

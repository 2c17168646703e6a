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
  public func _isSame(as other: Self) -> Bool { alignment == other.alignment && inset == other.inset }
  /// The edge at which the secondary content takes room of its own: so it is in a safe area's inset.
  var inset: InsetAlgorithm.Side?

  @MainActor var algorithm: any LayoutAlgorithm {
    inset.map { InsetAlgorithm(side: $0, alignment: alignment) } ?? SecondaryAlgorithm(alignment: alignment)
  }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = SecondaryNode(view, inputs)
    node.start()
    return node
  }
}

/// One child that decides the size, and others that are offered that size and lie on top of each other.
struct SecondaryAlgorithm: LayoutAlgorithm {
  var alignment: Alignment

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    guard let primary = node.children.first else { return }
    put(primary, .zero, proposal)
    if node.children.count == 1 { return }
    let x = primary.guide(alignment.horizontal.line, for: proposal, size)
    let y = primary.guide(alignment.vertical.line, for: proposal, size)
    let offered = ProposedViewSize(size)
    for child in node.children.dropFirst() {
      let inner = child.size(for: offered)
      put(
        child,
        CGPoint(
          x: x - child.guide(alignment.horizontal.line, for: offered, inner),
          y: y - child.guide(alignment.vertical.line, for: offered, inner)), offered)
    }
  }

  /// Only the lines of the view that decides the size count.
  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat? { node.children.first?.explicitGuide(line, for: proposal) }
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
    if isStale { addCompanions(of: secondary) }
  }
}

extension View {
  nonisolated func secondary<V: View>(
    _ name: StaticString, _ alignment: Alignment, _ view: V, inset: InsetAlgorithm.Side? = nil
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    modifier(_SecondaryModifier(name: name, alignment: alignment, secondary: view, inset: inset))
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

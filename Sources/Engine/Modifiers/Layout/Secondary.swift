import Foundation

/// A modifier with content of its own before or behind the modified view, which takes its size.
@MainActor @preconcurrency public protocol _SecondaryModifier: _PrimitiveModifier {
  associatedtype Secondary: View
  nonisolated var alignment: Alignment { get }
  nonisolated var secondary: Secondary { get }
}

extension _SecondaryModifier {
  public var _words: String? { alignment == .center ? nil : "alignment: \(alignment.words)" }
  public func _isSame(as other: Self) -> Bool { alignment == other.alignment }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = SecondaryNode(view, inputs)
    node.start()
    return node
  }
}

/// Content behind a view.
public nonisolated struct _BackgroundModifier<Background: View>: _SecondaryModifier {
  /// Where the content stands behind the view.
  public let alignment: Alignment
  /// The content behind the view.
  public let secondary: Background
  public static var _name: String { ".background" }
}

/// Content in front of a view.
public nonisolated struct _OverlayModifier<Overlay: View>: _SecondaryModifier {
  /// Where the content stands in front of the view.
  public let alignment: Alignment
  /// The content in front of the view.
  public let secondary: Overlay
  public static var _name: String { ".overlay" }
}

/// Content that says where a view is seen.
public nonisolated struct _MaskEffect<Mask: View>: _SecondaryModifier {
  /// Where the mask stands.
  public let alignment: Alignment
  /// The mask; the view is seen where it is opaque.
  public let secondary: Mask
  public static var _name: String { ".mask" }
}

/// Content, aligned, that says where a view is seen.
public nonisolated struct _MaskAlignmentEffect<Mask: View>: _SecondaryModifier {
  /// Where the mask stands.
  public let alignment: Alignment
  /// The mask; the view is seen where it is opaque.
  public let secondary: Mask
  public static var _name: String { ".mask" }
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
final class SecondaryNode<Base: View, Modifier: _SecondaryModifier>: LayoutModifierNode<Base, Modifier> {
  private var secondary: _ViewNodeOf<Modifier.Secondary>?

  override var algorithm: any LayoutAlgorithm {
    (value.modifier as? any LayoutModifierAlgorithm)?.algorithm
      ?? SecondaryAlgorithm(alignment: value.modifier.alignment)
  }

  override func start() {
    super.start()
    secondary = Modifier.Secondary._makeView(value.modifier.secondary, inputs(at: 1))
  }

  override func update(_ new: ModifiedContent<Base, Modifier>, differs: Bool?) -> Bool {
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
  /// Puts a view behind this one.
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(_BackgroundModifier(alignment: alignment, secondary: background)) }

  /// Puts views behind this one.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_BackgroundModifier(alignment: alignment, secondary: content())) }

  /// Fills the space behind the view with a style.
  @_disfavoredOverload
  public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { modifier(_BackgroundStyleModifier<S>(parameters: .init("_", _StyleValue(style)))) }

  /// Fills the space behind the view with the background style.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_BackgroundStyleModifier<BackgroundStyle>(parameters: .init("_", _StyleValue(BackgroundStyle()))))
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShapeModifier<S, T>(parameters: .init("_ in", _StyleValue(style), _ShapeValue(shape))))
  }

  /// Fills a shape behind the view with the background style.
  public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    modifier(
      _BackgroundShapeModifier<BackgroundStyle, T>(
        parameters: .init("_ in", _StyleValue(BackgroundStyle()), _ShapeValue(shape))))
  }

  /// Fills a shape that can be inset behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _InsettableBackgroundShapeModifier<S, T>(parameters: .init("_ in", _StyleValue(style), _ShapeValue(shape))))
  }

  /// Fills a shape that can be inset behind the view with the background style.
  public nonisolated func background<T: InsettableShape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(BackgroundStyle(), in: shape, fillStyle: fillStyle) }

  /// Puts a view in front of this one.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { modifier(_OverlayModifier(alignment: alignment, secondary: overlay)) }

  /// Puts views in front of this one.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_OverlayModifier(alignment: alignment, secondary: content())) }

  /// Fills the space in front of the view with a style.
  @_disfavoredOverload
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { modifier(_OverlayStyleModifier<S>(parameters: .init("_", _StyleValue(style)))) }

  /// Fills a shape in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayShapeModifier<S, T>(parameters: .init("_ in", _StyleValue(style), _ShapeValue(shape))))
  }

  /// Shows only what the mask covers.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(alignment: .center, secondary: mask))
  }

  /// Shows only what the mask covers.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { modifier(_MaskAlignmentEffect(alignment: alignment, secondary: mask())) }
}

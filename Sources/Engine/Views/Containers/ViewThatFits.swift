import Foundation

/// Shows the first of its views that fits into the room that it is offered.
public nonisolated struct ViewThatFits<Content: View>: _ContainerView, LayoutContainer {
  var axes: Axis.Set
  var content: Content

  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: Axis.Set { axes }
  var algorithm: any LayoutAlgorithm { FittingAlgorithm(axes: axes) }
}

/// Gives its room to the first child that fits into it with its ideal length, or else to the last one; the others are
/// not placed.
struct FittingAlgorithm: LayoutAlgorithm {
  var axes: Axis.Set

  @MainActor private func fitting(_ proposal: ProposedViewSize, _ node: LayoutItem) -> LayoutItem? {
    let asked = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for child in node.children {
      let ideal = child.size(for: asked)
      let isNarrow = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let isLow = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if isNarrow && isLow { return child }
    }
    return node.children.last
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    fitting(proposal, node)?.size(for: proposal) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let child = fitting(proposal, node) { put(child, .zero, proposal) }
  }

  @MainActor func place(in node: LayoutItem) {
    let shown = fitting(node.proposal, node)
    for child in node.children where child !== shown { child.unplace() }
    shown?.place(at: .zero, proposal: node.proposal)
  }
}

/// A picture that is drawn by a closure; here it takes its room and is not drawn.
public nonisolated struct Canvas<Symbols: View>: _ContainerView, LayoutContainer {
  var symbols: Symbols

  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { self.symbols = symbols() }

  public typealias Body = Never
  public var _content: Symbols { symbols }
  public var _parameters: _NoParameters { _NoParameters() }
  var algorithm: any LayoutAlgorithm { LeafAlgorithm { $0.replacingUnspecifiedDimensions() } }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { symbols = EmptyView() }
}

/// What a canvas is drawn with.
public struct GraphicsContext {
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal

  /// What is drawn with.
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading()
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    public static var foreground: Shading { Shading() }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}

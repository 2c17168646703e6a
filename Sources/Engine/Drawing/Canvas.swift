import Foundation

/// A picture that is drawn by a closure; here it takes its room and is not drawn.
public nonisolated struct Canvas<Symbols: View>: _ContainerView, LayoutContainer {
  /// The views that the closure could draw, by their tags.
  public var symbols: Symbols

  /// A canvas with symbols; the drawing closure is not called, and how it would be drawn is not kept.
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
  /// A canvas without symbols; the drawing closure is not called, and how it would be drawn is not kept.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { symbols = EmptyView() }
}

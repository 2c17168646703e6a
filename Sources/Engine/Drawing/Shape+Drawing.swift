import Foundation

/// A shape made from another one: trimmed, moved, turned.
public nonisolated struct _DerivedShape<Base: Shape>: Shape, WordedShape {
  var base: Base
  var words: String
  var change: @Sendable (Path) -> Path

  public func path(in rect: CGRect) -> Path { change(base.path(in: rect)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var shapeName: String { (base as? any WordedShape)?.shapeName ?? TypeName.short(Base.self) }

  var shapeWords: String? {
    [Engine.shapeWords(base), words].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension _DerivedShape: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.words == b.words && isEqualAsField(a.base, b.base, Comparison.ofField(Base.self))
  }
}

extension _DerivedShape: InsettableShape where Base: InsettableShape {
  public func inset(by amount: CGFloat) -> Self { self }
}

extension Shape {
  /// Fills the shape with a style.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content)
  }

  /// Fills the shape with the foreground style.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Draws the outline in a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, stroke: style) }

  /// Draws the outline in a style, with a line of a width.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    derived("lineWidth: \(Describer.number(Double(style.lineWidth)))") { $0.strokedPath(style) }
  }

  /// The outline as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A part of the outline.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    derived("trim: \(Describer.number(Double(start))) to \(Describer.number(Double(end)))") {
      $0.trimmedPath(from: start, to: end)
    }
  }

  /// The shape moved.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    derived("offset: \(parameterWords(("x", offset.width), ("y", offset.height)))") {
      $0.offsetBy(dx: offset.width, dy: offset.height)
    }
  }

  /// The shape moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    offset(CGSize(width: x, height: y))
  }

  /// The shape turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    derived("rotation: \(Describer().describe(angle))") { $0 }
  }

  /// The shape made larger or smaller.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    derived("scale: \(Describer.number(Double(scale)))") { $0 }
  }

  /// The shape in a fixed size.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    derived("size: \(parameterWords(("width", size.width), ("height", size.height)))") { $0 }
  }

  /// The shape in a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape with a transformation of the plane applied.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    derived("transform") { $0.applying(transform) }
  }

  nonisolated func derived(_ words: String, _ change: @escaping @Sendable (Path) -> Path) -> _DerivedShape<Self> {
    _DerivedShape(base: self, words: words, change: change)
  }
}

extension InsettableShape {
  /// Draws a line along the inside of the outline.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, stroke: style, border: true) }

  /// Draws a line of a width along the inside of the outline.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth), border: true)
  }

  /// Draws a line along the inside of the outline.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<
    Self, ForegroundStyle
  > { _ShapeView(shape: self, style: ForegroundStyle(), stroke: style, border: true) }

  /// Draws a line of a width along the inside of the outline.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _ShapeView<
    Self, ForegroundStyle
  > { strokeBorder(style: StrokeStyle(lineWidth: lineWidth)) }
}

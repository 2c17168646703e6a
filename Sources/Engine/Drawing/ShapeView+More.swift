import Foundation

extension _ShapeView {
  /// Fills the outline too, in another style, over what is drawn.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    overlay(shape.fill(content, style: style))
  }

  /// Draws the outline too.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  { overlay(shape.stroke(content, lineWidth: lineWidth)) }

  /// Draws a line along the inside of the outline too.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View where Content: InsettableShape
  { overlay(shape.strokeBorder(content, lineWidth: lineWidth)) }

  /// Draws the outline too.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some View
  { overlay(shape.stroke(content, style: style)) }

  /// Draws a line along the inside of the outline too.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true)
    -> some View where Content: InsettableShape
  { overlay(shape.strokeBorder(content, style: style)) }
}

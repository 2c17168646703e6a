import Foundation

/// A two-dimensional figure, which as a view takes the room that it is offered.
///
/// A shape is one displayable: its kind in a recording is unary, also where a program defines it.
public protocol Shape: Sendable, Animatable, View {
  /// The outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape chooses for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// By default the size that is proposed, and 10 points where a length is open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    ShapeNode(view, inputs)
  }
}

/// A shape drawn in a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  var shape: Content
  var style: Style
  /// The width of the line, where it is drawn and not filled.
  var stroke: StrokeStyle?
  var border = false

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    ShapeNode(view, inputs)
  }
}

/// What a node of a shape says of itself.
protocol DrawnShape {
  var typeWords: String { get }
  var drawingWords: String? { get }
  func shapeSize(_ proposal: ProposedViewSize) -> CGSize
}

extension _ShapeView: DrawnShape {
  var typeWords: String { (shape as? any WordedShape)?.shapeName ?? TypeName.short(Content.self) }

  var drawingWords: String? {
    var parts = [shapeWords(shape)].compactMap { $0 }
    if let stroke {
      parts.append("\(border ? "strokeBorder" : "stroke"): \(style._styleWords)")
      if stroke.lineWidth != 1 { parts.append("lineWidth: \(Describer.number(Double(stroke.lineWidth)))") }
    } else {
      parts.append("fill: \(style._styleWords)")
    }
    return parts.joined(separator: ", ")
  }

  func shapeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with words of its own: what it is made from.
protocol WordedShape {
  var shapeName: String { get }
  var shapeWords: String? { get }
}

/// The parameters of a shape, in words.
func shapeWords<S: Shape>(_ shape: S) -> String? {
  if let worded = shape as? any WordedShape { return worded.shapeWords }
  let children = Mirror(reflecting: shape).children
  if children.isEmpty || shape is Path { return nil }
  let describer = Describer()
  let words = children.map { "\($0.label ?? "_"): \(describer.describe($0.value))" }
  return words.joined(separator: ", ")
}

/// The node of a shape: a leaf.
final class ShapeNode<V: View>: _ViewNodeOf<V> {
  private var layout: LayoutItem?
  private let comparison = Comparison.ofWhole(V.self)

  override func update(_ new: V, differs: Bool?) -> Bool {
    if differs == false || (differs == nil && isEqual(to: new, comparison)) {
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    }
    graph.recorder?.changedPrimitive(self, old: words(value) ?? "", new: words(new) ?? "")
    value = new
    layout?.invalidate()
    return true
  }

  private func words(_ value: V) -> String? {
    if let drawn = value as? any DrawnShape { return drawn.drawingWords }
    if let shape = value as? any Shape { return shapeWords(shape) }
    return nil
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    if let layout {
      list.append(layout)
      return
    }
    let made = LayoutItem(
      self,
      LeafAlgorithm { [unowned(unsafe) self] proposal in
        if let drawn = value as? any DrawnShape { return drawn.shapeSize(proposal) }
        return (value as? any Shape)?.sizeThatFits(proposal) ?? .zero
      })
    layout = made
    list.append(made)
  }

  override func willEnd() { layout?.end() }

  override func describe(_ describer: Describer) -> NodeWords {
    var type = TypeName.short(V.self)
    if let drawn = value as? any DrawnShape { type = drawn.typeWords }
    if let worded = value as? any WordedShape { type = worded.shapeName }
    return NodeWords(kind: .unary, type: type, name: words(value))
  }
}

import Engine
import Foundation

/// A part of a chart that looks otherwise.
public struct _ModifiedMarks: ChartContent {
  let marks: [String]
  public typealias Body = Never
  public var _marks: [String] { marks }
}

/// How a line goes from point to point.
public struct InterpolationMethod: Sendable {
  /// Straight from point to point.
  public static let linear = InterpolationMethod()
  /// A curve that rises and falls only where the values do.
  public static let monotone = InterpolationMethod()
  /// A Catmull–Rom spline through the points.
  public static let catmullRom = InterpolationMethod()
  /// A cardinal spline through the points.
  public static let cardinal = InterpolationMethod()
  /// A step at the beginning of each interval.
  public static let stepStart = InterpolationMethod()
  /// A step in the middle of each interval.
  public static let stepCenter = InterpolationMethod()
  /// A step at the end of each interval.
  public static let stepEnd = InterpolationMethod()
  /// A Catmull–Rom spline; `alpha` is not kept.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  /// A cardinal spline; `tension` is not kept.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
}

/// A sign at a point.
public struct BasicChartSymbolShape: Shape, Sendable {
  /// An ellipse that fills `rect`, whatever the symbol is called.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// A circle.
  public static let circle = BasicChartSymbolShape()
  /// A square, which has the same path as every other symbol.
  public static let square = BasicChartSymbolShape()
  /// A triangle, which has the same path as every other symbol.
  public static let triangle = BasicChartSymbolShape()
  /// A diamond, which has the same path as every other symbol.
  public static let diamond = BasicChartSymbolShape()
  /// A pentagon, which has the same path as every other symbol.
  public static let pentagon = BasicChartSymbolShape()
  /// A plus sign, which has the same path as every other symbol.
  public static let plus = BasicChartSymbolShape()
  /// A cross, which has the same path as every other symbol.
  public static let cross = BasicChartSymbolShape()
  /// An asterisk, which has the same path as every other symbol.
  public static let asterisk = BasicChartSymbolShape()
}

/// A place at a mark.
public struct AnnotationPosition: Sendable {
  /// A place left to the chart.
  public static let automatic = AnnotationPosition()
  /// Above the mark.
  public static let top = AnnotationPosition()
  /// Below the mark.
  public static let bottom = AnnotationPosition()
  /// Before the mark.
  public static let leading = AnnotationPosition()
  /// After the mark.
  public static let trailing = AnnotationPosition()
  /// On the mark.
  public static let overlay = AnnotationPosition()
  /// Above the mark, at its beginning.
  public static let topLeading = AnnotationPosition()
  /// Above the mark, at its end.
  public static let topTrailing = AnnotationPosition()
  /// Below the mark, at its beginning.
  public static let bottomLeading = AnnotationPosition()
  /// Below the mark, at its end.
  public static let bottomTrailing = AnnotationPosition()
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark: always zero, as no mark is drawn.
  public let targetSize: CGSize
}

/// How an annotation keeps within the chart.
public struct AnnotationOverflowResolution: Sendable {
  /// A way left to the chart.
  public static let automatic = AnnotationOverflowResolution()

  /// The same as `automatic`.
  public init() {}

  /// A way for each direction, neither of which is kept.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}

  /// How an annotation keeps within the chart in a direction.
  public struct Strategy: Sendable {
    /// A way left to the chart.
    public static let automatic = Strategy()
    /// The annotation may leave the chart.
    public static let disabled = Strategy()
    /// The annotation is moved until it fits.
    public static let fit = Strategy()
    /// The axis is made longer until the annotation fits.
    public static let padScale = Strategy()
    /// The annotation is moved until it fits into `boundary`, which is not kept.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
    /// The axis is made longer until the annotation fits into `boundary`, which is not kept.
    public static func padScale(to boundary: Boundary) -> Strategy { .padScale }
  }

  /// What an annotation keeps within.
  public struct Boundary: Sendable {
    /// What it keeps within is left to the chart.
    public static let automatic = Boundary()
    /// It keeps within the whole chart.
    public static let chart = Boundary()
    /// It keeps within the area of the marks.
    public static let plot = Boundary()
  }
}

extension ChartContent {
  private func with(_ words: String) -> _ModifiedMarks {
    _ModifiedMarks(marks: _marks.map { words.isEmpty ? $0 : "\($0), \(words)" })
  }

  /// Adds the style to the words of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { with(style._styleWords) }
  /// Adds the value that the colour tells to the words of the marks.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with(value.words) }
  /// Leaves the words of the marks as they are: no opacity is drawn.
  public func opacity(_ opacity: Double) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no corner is drawn.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no line is drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { with("") }
  /// Adds the value that the kind of line tells to the words of the marks.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with(value.words) }
  /// Leaves the words of the marks as they are: no curve is drawn.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no shape is drawn at them.
  public func symbol<S: Shape>(_ symbol: S) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no symbol is drawn at them.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { with("") }
  /// Adds the value that the symbol tells to the words of the marks.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with(value.words) }
  /// Leaves the words of the marks as they are; the view is not made.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no symbol has an area.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no symbol has a size.
  public func symbolSize(_ size: CGSize) -> some ChartContent { with("") }
  /// Adds the value that the symbol's size tells to the words of the marks.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with(value.words) }
  /// Adds the value that places marks beside each other to the words of the marks; axis and span are not kept.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { with(value.words) }
  /// Leaves the words of the marks as they are: no mark is moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no mark is moved.
  public func offset(_ offset: CGSize) -> some ChartContent { with("") }
  /// Leaves the words of the marks, and their order, as they are.
  public func zIndex(_ value: Double) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: nothing is blurred.
  public func blur(radius: CGFloat) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no shadow is drawn.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: nothing is cut off.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are; the masking marks are not made.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: no style is drawn.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: single marks are not spoken.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: single marks are not spoken.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: single marks are not spoken.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: single marks are not spoken.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: single marks are not spoken.
  public func accessibilityValue(_ value: Text) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: single marks are not spoken.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: single marks are not spoken.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { with("") }
  /// Leaves the words of the marks as they are: a step can't name a single mark.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { with("") }

  /// Adds the annotation to the words of the marks where it is a text; another view is made and left out.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { with(annotationWords(content())) }

  /// The same with a way to keep within the chart, which is not kept.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent { with(annotationWords(content())) }

  /// The same with a closure that is given a mark of size zero.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { with(annotationWords(content(AnnotationContext(targetSize: .zero)))) }

  private func annotationWords<C: View>(_ content: C) -> String { (content as? Text)?._name.map { "“\($0)”" } ?? "" }
}

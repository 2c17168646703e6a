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
  public static let linear = InterpolationMethod()
  public static let monotone = InterpolationMethod()
  public static let catmullRom = InterpolationMethod()
  public static let cardinal = InterpolationMethod()
  public static let stepStart = InterpolationMethod()
  public static let stepCenter = InterpolationMethod()
  public static let stepEnd = InterpolationMethod()
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
}

/// A sign at a point.
public struct BasicChartSymbolShape: Shape, Sendable {
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public static let circle = BasicChartSymbolShape()
  public static let square = BasicChartSymbolShape()
  public static let triangle = BasicChartSymbolShape()
  public static let diamond = BasicChartSymbolShape()
  public static let pentagon = BasicChartSymbolShape()
  public static let plus = BasicChartSymbolShape()
  public static let cross = BasicChartSymbolShape()
  public static let asterisk = BasicChartSymbolShape()
}

/// A place at a mark.
public struct AnnotationPosition: Sendable {
  public static let automatic = AnnotationPosition()
  public static let top = AnnotationPosition()
  public static let bottom = AnnotationPosition()
  public static let leading = AnnotationPosition()
  public static let trailing = AnnotationPosition()
  public static let overlay = AnnotationPosition()
  public static let topLeading = AnnotationPosition()
  public static let topTrailing = AnnotationPosition()
  public static let bottomLeading = AnnotationPosition()
  public static let bottomTrailing = AnnotationPosition()
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  public let targetSize: CGSize
}

/// How an annotation keeps within the chart.
public struct AnnotationOverflowResolution: Sendable {
  public static let automatic = AnnotationOverflowResolution()

  public init() {}

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}

  /// How an annotation keeps within the chart in a direction.
  public struct Strategy: Sendable {
    public static let automatic = Strategy()
    public static let disabled = Strategy()
    public static let fit = Strategy()
    public static let padScale = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
    public static func padScale(to boundary: Boundary) -> Strategy { .padScale }
  }

  /// What an annotation keeps within.
  public struct Boundary: Sendable {
    public static let automatic = Boundary()
    public static let chart = Boundary()
    public static let plot = Boundary()
  }
}

extension ChartContent {
  private func with(_ words: String) -> _ModifiedMarks {
    _ModifiedMarks(marks: _marks.map { words.isEmpty ? $0 : "\($0), \(words)" })
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { with(style._styleWords) }
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with(value.words) }
  public func opacity(_ opacity: Double) -> some ChartContent { with("") }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { with("") }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent { with("") }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with(value.words) }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { with("") }
  public func symbol<S: Shape>(_ symbol: S) -> some ChartContent { with("") }
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent { with("") }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with(value.words) }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { with("") }
  public func symbolSize(_ area: CGFloat) -> some ChartContent { with("") }
  public func symbolSize(_ size: CGSize) -> some ChartContent { with("") }
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { with(value.words) }
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { with(value.words) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { with("") }
  public func offset(_ offset: CGSize) -> some ChartContent { with("") }
  public func zIndex(_ value: Double) -> some ChartContent { with("") }
  public func blur(radius: CGFloat) -> some ChartContent { with("") }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { with("") }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent { with("") }
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent { with("") }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { with("") }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some ChartContent { with("") }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { with("") }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { with("") }
  public func accessibilityValue(_ value: LocalizedStringKey) -> some ChartContent { with("") }
  public func accessibilityValue(_ value: Text) -> some ChartContent { with("") }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { with("") }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { with("") }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { with("") }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent { with(annotationWords(content())) }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent { with(annotationWords(content())) }

  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { with(annotationWords(content(AnnotationContext(targetSize: .zero)))) }

  private func annotationWords<C: View>(_ content: C) -> String { (content as? Text)?._name.map { "“\($0)”" } ?? "" }
}

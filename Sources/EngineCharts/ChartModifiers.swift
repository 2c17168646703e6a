import Engine
import Foundation

/// The places of a chart's values: nothing is drawn, so that none is known.
public struct ChartProxy {
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  public var plotFrame: Anchor<CGRect>? { Anchor.none }
  public var plotAreaFrame: Anchor<CGRect> { Anchor.none }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  public func selectXValue(at location: CGFloat) {}
}

/// What a chart's area of marks is.
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}

/// What a chart's axis is, before it is changed.
public struct ChartAxisContent: View {
  public var body: some View { EmptyView() }
}

/// How values are spread over an axis.
public struct ScaleType: Sendable {
  public static let linear = ScaleType()
  public static let log = ScaleType()
  public static let date = ScaleType()
  public static let category = ScaleType()
  public static let squareRoot = ScaleType()
  public static let symmetricLog = ScaleType()
  public static func power(exponent: Double) -> ScaleType { .linear }
}

/// The values of an axis.
public protocol ScaleDomain {}
extension ClosedRange: ScaleDomain {}
extension Range: ScaleDomain {}
extension Array: ScaleDomain {}
/// The values of an axis as they come.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {}
extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { .init() }
}

/// The room of an axis.
public protocol ScaleRange {}
extension ClosedRange: ScaleRange {}
extension Array: ScaleRange {}
/// The room of the plot.
public struct PlotDimensionScaleRange: ScaleRange, Sendable {}
extension ScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

/// Where scrolling of a chart comes to rest.
public struct ChartScrollTargetBehavior: Sendable {
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorAlignment = .page, limitBehavior: Limit = .automatic
  ) -> ChartScrollTargetBehavior { .init() }
  public static func valueAligned(
    unit: Double, majorAlignment: MajorAlignment = .page, limitBehavior: Limit = .automatic
  ) -> ChartScrollTargetBehavior { .init() }
  /// Where the larger steps lie.
  public struct MajorAlignment: Sendable {
    public static let page = MajorAlignment()
    public static func matching(_ components: DateComponents) -> MajorAlignment { .page }
    public static func unit(_ unit: Double) -> MajorAlignment { .page }
  }
  /// How far a swipe goes.
  public enum Limit: Sendable { case automatic, always, never }
}

extension View {
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    effect(_Names.ChartXAxis.self, "_", visibility)
  }
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    effect(_Names.ChartYAxis.self, "_", visibility)
  }

  @MainActor public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    effect(_Names.ChartXAxis.self)
  }
  @MainActor public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    effect(_Names.ChartYAxis.self)
  }
  public nonisolated func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C)
    -> some View
  { effect(_Names.ChartXAxisStyle.self) }
  public nonisolated func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C)
    -> some View
  { effect(_Names.ChartYAxisStyle.self) }

  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartXAxisLabel.self, "_", Text(labelKey)._name ?? "") }
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartYAxisLabel.self, "_", Text(labelKey)._name ?? "") }
  @_disfavoredOverload public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartXAxisLabel.self, "_", String(label)) }
  @_disfavoredOverload public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartYAxisLabel.self, "_", String(label)) }
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { effect(_Names.ChartXAxisLabel.self) }
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { effect(_Names.ChartYAxisLabel.self) }

  public nonisolated func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    effect(_Names.ChartXScale.self, "domain", "\(domain)")
  }
  public nonisolated func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    effect(_Names.ChartYScale.self, "domain", "\(domain)")
  }
  public nonisolated func chartXScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R, type: ScaleType? = nil)
    -> some View
  { effect(_Names.ChartXScale.self, "domain", "\(domain)") }
  public nonisolated func chartYScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R, type: ScaleType? = nil)
    -> some View
  { effect(_Names.ChartYScale.self, "domain", "\(domain)") }
  public nonisolated func chartXScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    effect(_Names.ChartXScale.self)
  }
  public nonisolated func chartYScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    effect(_Names.ChartYScale.self)
  }
  public nonisolated func chartXScale(type: ScaleType?) -> some View { effect(_Names.ChartXScale.self) }
  public nonisolated func chartYScale(type: ScaleType?) -> some View { effect(_Names.ChartYScale.self) }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { effect(_Names.ChartForegroundStyleScale.self) }
  public nonisolated func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(domain: D, range: [S]) -> some View {
    effect(_Names.ChartForegroundStyleScale.self)
  }
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    effect(_Names.ChartForegroundStyleScale.self)
  }
  public nonisolated func chartForegroundStyleScale<D: ScaleDomain, V: Plottable, S: ShapeStyle>(
    domain: D, mapping: @escaping (V) -> S
  ) -> some View { effect(_Names.ChartForegroundStyleScale.self) }
  public nonisolated func chartSymbolScale<D: Plottable, S: Shape>(_ mapping: KeyValuePairs<D, S>) -> some View {
    effect(_Names.ChartSymbolScale.self)
  }

  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    effect(_Names.ChartLegend.self, "_", visibility)
  }
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartLegend.self) }
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { effect(_Names.ChartLegend.self) }

  public nonisolated func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View
  { effect(_Names.ChartPlotStyle.self) }
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    effect(_Names.ChartGesture.self)
  }

  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    effect(_Names.ChartXSelection.self)
  }
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    effect(_Names.ChartYSelection.self)
  }
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    effect(_Names.ChartXSelection.self)
  }
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    effect(_Names.ChartAngleSelection.self)
  }
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { effect(_Names.ChartScrollableAxes.self) }
  public nonisolated func chartXVisibleDomain<P: Plottable>(length: P) -> some View {
    effect(_Names.ChartXVisibleDomain.self, "length", "\(length)")
  }
  public nonisolated func chartYVisibleDomain<P: Plottable>(length: P) -> some View {
    effect(_Names.ChartYVisibleDomain.self, "length", "\(length)")
  }
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    effect(_Names.ChartScrollPosition.self)
  }
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    effect(_Names.ChartScrollPosition.self, "initialX", "\(initialX)")
  }
  public nonisolated func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> some View {
    effect(_Names.ChartScrollTargetBehavior.self)
  }
}

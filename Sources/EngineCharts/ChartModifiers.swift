import Engine
import Foundation

/// The places of a chart's values: nothing is drawn, so that none is known.
public struct ChartProxy {
  /// The size of the area of marks: always zero.
  public var plotSize: CGSize { .zero }
  /// The older name of ``plotSize``: always zero.
  public var plotAreaSize: CGSize { .zero }
  /// The place of the area of marks: an anchor of nothing.
  public var plotFrame: Anchor<CGRect>? { Anchor.none }
  /// The older name of ``plotFrame``: an anchor of nothing.
  public var plotAreaFrame: Anchor<CGRect> { Anchor.none }
  /// Where a value stands in the direction of x: always `nil`.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// Where a value stands in the direction of y: always `nil`.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  /// Where two values meet: always `nil`.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
  /// The value at a distance in the direction of x: always `nil`.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// The value at a distance in the direction of y: always `nil`.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// The two values at a point: always `nil`.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  /// Selects nothing, as no value has a place.
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
  /// Equal differences take equal room.
  public static let linear = ScaleType()
  /// Equal ratios take equal room.
  public static let log = ScaleType()
  /// Dates by their distance in time.
  public static let date = ScaleType()
  /// Each value is a class of its own.
  public static let category = ScaleType()
  /// By the square root of values.
  public static let squareRoot = ScaleType()
  /// By the logarithm of values, of either sign.
  public static let symmetricLog = ScaleType()
  /// By a power of values; the exponent is not kept.
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
  /// The values that occur.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  /// The values that occur; whether zero is among them and which way they go is not kept.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain { .init() }
}

/// The room of an axis.
public protocol ScaleRange {}
extension ClosedRange: ScaleRange {}
extension Array: ScaleRange {}
/// The room of the plot.
public struct PlotDimensionScaleRange: ScaleRange, Sendable {}
extension ScaleRange where Self == PlotDimensionScaleRange {
  /// The whole area of marks.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// The area of marks less a length at both ends, which is not kept.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// The area of marks less a length at each end; neither is kept.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
}

/// Where scrolling of a chart comes to rest.
public struct ChartScrollTargetBehavior: Sendable {
  /// Comes to rest where dates have these components; kept without its parameters.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorAlignment = .page, limitBehavior: Limit = .automatic
  ) -> ChartScrollTargetBehavior { .init() }
  /// Comes to rest at multiples of a value; kept without its parameters.
  public static func valueAligned(
    unit: Double, majorAlignment: MajorAlignment = .page, limitBehavior: Limit = .automatic
  ) -> ChartScrollTargetBehavior { .init() }
  /// Where the larger steps lie.
  public struct MajorAlignment: Sendable {
    /// A larger step is as long as what is seen.
    public static let page = MajorAlignment()
    /// Larger steps lie where dates have these components, which are not kept.
    public static func matching(_ components: DateComponents) -> MajorAlignment { .page }
    /// Larger steps lie at multiples of a value, which is not kept.
    public static func unit(_ unit: Double) -> MajorAlignment { .page }
  }
  /// How far a swipe goes.
  public enum Limit: Sendable { case automatic, always, never }
}

extension View {
  /// Keeps whether the x axis is shown; nothing is drawn.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    effect(_Names.ChartXAxis.self, "_", visibility)
  }
  /// Keeps whether the y axis is shown; nothing is drawn.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    effect(_Names.ChartYAxis.self, "_", visibility)
  }

  /// Keeps that the x axis has content of its own; the closure is not called.
  @MainActor public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    effect(_Names.ChartXAxis.self)
  }
  /// Keeps that the y axis has content of its own; the closure is not called.
  @MainActor public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    effect(_Names.ChartYAxis.self)
  }
  /// Keeps that the x axis is styled; the closure is not called.
  public nonisolated func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C)
    -> some View
  { effect(_Names.ChartXAxisStyle.self) }
  /// Keeps that the y axis is styled; the closure is not called.
  public nonisolated func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> C)
    -> some View
  { effect(_Names.ChartYAxisStyle.self) }

  /// Keeps the label of the x axis, looked up as localized text; nothing is drawn.
  public nonisolated func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartXAxisLabel.self, "_", Text(labelKey)._name ?? "") }
  /// Keeps the label of the y axis, looked up as localized text; nothing is drawn.
  public nonisolated func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartYAxisLabel.self, "_", Text(labelKey)._name ?? "") }
  /// Keeps the label of the x axis as it is; nothing is drawn.
  @_disfavoredOverload public nonisolated func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartXAxisLabel.self, "_", String(label)) }
  /// Keeps the label of the y axis as it is; nothing is drawn.
  @_disfavoredOverload public nonisolated func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartYAxisLabel.self, "_", String(label)) }
  /// Keeps that the x axis has a view as its label; the closure is not called.
  public nonisolated func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { effect(_Names.ChartXAxisLabel.self) }
  /// Keeps that the y axis has a view as its label; the closure is not called.
  public nonisolated func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { effect(_Names.ChartYAxisLabel.self) }

  /// Keeps the values that the x axis goes over; nothing is drawn.
  public nonisolated func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    effect(_Names.ChartXScale.self, "domain", "\(domain)")
  }
  /// Keeps the values that the y axis goes over; nothing is drawn.
  public nonisolated func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    effect(_Names.ChartYScale.self, "domain", "\(domain)")
  }
  /// Keeps the values that the x axis goes over, not the room that they take.
  public nonisolated func chartXScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R, type: ScaleType? = nil)
    -> some View
  { effect(_Names.ChartXScale.self, "domain", "\(domain)") }
  /// Keeps the values that the y axis goes over, not the room that they take.
  public nonisolated func chartYScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R, type: ScaleType? = nil)
    -> some View
  { effect(_Names.ChartYScale.self, "domain", "\(domain)") }
  /// Keeps that the x axis has a room of its own, not which.
  public nonisolated func chartXScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    effect(_Names.ChartXScale.self)
  }
  /// Keeps that the y axis has a room of its own, not which.
  public nonisolated func chartYScale<R: ScaleRange>(range: R, type: ScaleType? = nil) -> some View {
    effect(_Names.ChartYScale.self)
  }
  /// Keeps that the x axis has a scale of its own, not which.
  public nonisolated func chartXScale(type: ScaleType?) -> some View { effect(_Names.ChartXScale.self) }
  /// Keeps that the y axis has a scale of its own, not which.
  public nonisolated func chartYScale(type: ScaleType?) -> some View { effect(_Names.ChartYScale.self) }

  /// Keeps that values have styles, not which; nothing is drawn.
  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { effect(_Names.ChartForegroundStyleScale.self) }
  /// Keeps that values have styles, not which; nothing is drawn.
  public nonisolated func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(domain: D, range: [S]) -> some View {
    effect(_Names.ChartForegroundStyleScale.self)
  }
  /// Keeps that values have styles, not which; nothing is drawn.
  public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    effect(_Names.ChartForegroundStyleScale.self)
  }
  /// Keeps that values have styles; the closure is not called.
  public nonisolated func chartForegroundStyleScale<D: ScaleDomain, V: Plottable, S: ShapeStyle>(
    domain: D, mapping: @escaping (V) -> S
  ) -> some View { effect(_Names.ChartForegroundStyleScale.self) }
  /// Keeps that values have symbols, not which; nothing is drawn.
  public nonisolated func chartSymbolScale<D: Plottable, S: Shape>(_ mapping: KeyValuePairs<D, S>) -> some View {
    effect(_Names.ChartSymbolScale.self)
  }

  /// Keeps whether the legend is shown; nothing is drawn.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    effect(_Names.ChartLegend.self, "_", visibility)
  }
  /// Keeps that the legend has a place of its own, not which; nothing is drawn.
  public nonisolated func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { effect(_Names.ChartLegend.self) }
  /// Keeps that the legend has content of its own; the closure is not called.
  public nonisolated func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { effect(_Names.ChartLegend.self) }

  /// Keeps that the area of marks is styled; the closure is not called.
  public nonisolated func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View
  { effect(_Names.ChartPlotStyle.self) }
  /// Lays a view over the chart, made with a proxy that knows no places.
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  /// Lays a view behind the chart, made with a proxy that knows no places.
  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  /// Keeps that the chart has a gesture, which no step does; the closure is not called.
  public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    effect(_Names.ChartGesture.self)
  }

  /// Keeps that a value of x can be selected; no step selects one, so the binding is not written.
  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    effect(_Names.ChartXSelection.self)
  }
  /// Keeps that a value of y can be selected; no step selects one, so the binding is not written.
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    effect(_Names.ChartYSelection.self)
  }
  /// Keeps that a range of x can be selected; no step selects one, so the binding is not written.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    effect(_Names.ChartXSelection.self)
  }
  /// Keeps that an angle can be selected; no step selects one, so the binding is not written.
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    effect(_Names.ChartAngleSelection.self)
  }
  /// Keeps that the chart scrolls, not in which directions; no step scrolls it.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { effect(_Names.ChartScrollableAxes.self) }
  /// Keeps how much of x is seen at once; nothing is drawn.
  public nonisolated func chartXVisibleDomain<P: Plottable>(length: P) -> some View {
    effect(_Names.ChartXVisibleDomain.self, "length", "\(length)")
  }
  /// Keeps how much of y is seen at once; nothing is drawn.
  public nonisolated func chartYVisibleDomain<P: Plottable>(length: P) -> some View {
    effect(_Names.ChartYVisibleDomain.self, "length", "\(length)")
  }
  /// Keeps that the place is bound; no step scrolls the chart, so the binding is not written.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    effect(_Names.ChartScrollPosition.self)
  }
  /// Keeps the value of x at which the chart begins; nothing is drawn.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    effect(_Names.ChartScrollPosition.self, "initialX", "\(initialX)")
  }
  /// Keeps that scrolling comes to rest at places of its own, not where.
  public nonisolated func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> some View {
    effect(_Names.ChartScrollTargetBehavior.self)
  }
}

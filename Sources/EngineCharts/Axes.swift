import Engine
import Foundation

/// What stands at an axis.
@MainActor @preconcurrency public protocol AxisContent {}

/// What stands at one value of an axis.
@MainActor @preconcurrency public protocol AxisMark {}

/// The values of an axis that have marks.
public struct AxisMarkValues: Sendable {
  public static let automatic = AxisMarkValues()
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }
  public static func automatic<B: Plottable>(minimumStride: B? = nil, desiredCount: Int? = nil) -> AxisMarkValues {
    .automatic
  }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { .automatic }
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }
}

/// Where an axis or its marks stand.
public struct AxisMarkPosition: Sendable {
  public static let automatic = AxisMarkPosition()
  public static let leading = AxisMarkPosition()
  public static let trailing = AxisMarkPosition()
  public static let top = AxisMarkPosition()
  public static let bottom = AxisMarkPosition()
}

/// How the marks of an axis are arranged.
public struct AxisMarkPreset: Sendable {
  public static let automatic = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

/// A value of an axis.
public struct AxisValue {
  public let index: Int
  public let count: Int
  /// The value, where it is of the type: nothing is drawn, so that no value of an axis is known.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// Marks at values of an axis.
public struct AxisMarks<Content>: AxisContent {
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Content: AxisMark {}

  public nonisolated init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Content: AxisMark {}

  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) where Content: AxisMark {}
}

extension AxisMarks where Content == Never {
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  public nonisolated init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {}

  public nonisolated init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
}

/// A line across the chart at a value.
public struct AxisGridLine: AxisMark {
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A tick at a value.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable {
    public static let automatic = Length()
    public static let label = Length()
    public static let longestLabel = Length()
  }
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
  public nonisolated init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

/// How labels of values keep apart.
public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static let greedy = AxisValueLabelCollisionResolution()
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
  public static let truncate = AxisValueLabelCollisionResolution()
}

/// How labels of values are turned.
public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}

/// The label of a value.
public struct AxisValueLabel<Content>: AxisMark {
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) where Content: View {}
}

extension AxisValueLabel where Content == Never {
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  public nonisolated init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  public nonisolated init(_ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
}

/// Several marks of an axis.
public struct _AxisGroup: AxisContent, AxisMark {}

/// Something at an axis where a condition holds.
public struct _AxisIf<Content> {}

extension _AxisIf: AxisContent where Content: AxisContent {}

extension _AxisIf: AxisMark where Content: AxisMark {}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { _AxisGroup() }
  public func font(_ font: Font?) -> some AxisMark { _AxisGroup() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { _AxisGroup() }
  public func offset(_ offset: CGSize) -> some AxisMark { _AxisGroup() }
}

extension AxisContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent { _AxisGroup() }
  public func font(_ font: Font?) -> some AxisContent { _AxisGroup() }
}

/// Makes marks of an axis from the statements of a closure.
@MainActor @resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildBlock() -> _AxisGroup { _AxisGroup() }
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildBlock<each M: AxisMark>(_ marks: repeat each M) -> _AxisGroup { _AxisGroup() }
  public static func buildIf<M: AxisMark>(_ mark: M?) -> _AxisIf<M> { _AxisIf() }
  public static func buildEither<M: AxisMark>(first: M) -> _AxisGroup { _AxisGroup() }
  public static func buildEither<M: AxisMark>(second: M) -> _AxisGroup { _AxisGroup() }
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> M { mark }
}

/// Makes the content of an axis from the statements of a closure.
@MainActor @resultBuilder public struct AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _AxisGroup { _AxisGroup() }
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _AxisGroup { _AxisGroup() }
  public static func buildIf<C: AxisContent>(_ content: C?) -> _AxisIf<C> { _AxisIf() }
  public static func buildEither<C: AxisContent>(first: C) -> _AxisGroup { _AxisGroup() }
  public static func buildEither<C: AxisContent>(second: C) -> _AxisGroup { _AxisGroup() }
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> C { content }
}

import Engine
import Foundation

/// What stands at an axis.
@MainActor @preconcurrency public protocol AxisContent {}

/// What stands at one value of an axis.
@MainActor @preconcurrency public protocol AxisMark {}

/// The values of an axis that have marks.
public struct AxisMarkValues: Sendable {
  /// Values that the chart chooses.
  public static let automatic = AxisMarkValues()
  /// About as many values as desired; how many is not kept.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }
  /// Values that are at least a step apart; the step is not kept.
  public static func automatic<B: Plottable>(minimumStride: B? = nil, desiredCount: Int? = nil) -> AxisMarkValues {
    .automatic
  }
  /// A value at each start of a part of the calendar, which is not kept.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues { .automatic }
  /// A value at each multiple of a step, which is not kept.
  public static func stride<P: Plottable>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .automatic }
}

/// Where an axis or its marks stand.
public struct AxisMarkPosition: Sendable {
  /// A place left to the chart.
  public static let automatic = AxisMarkPosition()
  /// Before the area of marks.
  public static let leading = AxisMarkPosition()
  /// After the area of marks.
  public static let trailing = AxisMarkPosition()
  /// Above the area of marks.
  public static let top = AxisMarkPosition()
  /// Below the area of marks.
  public static let bottom = AxisMarkPosition()
}

/// How the marks of an axis are arranged.
public struct AxisMarkPreset: Sendable {
  /// An arrangement left to the chart.
  public static let automatic = AxisMarkPreset()
  /// Marks reach beyond the area of the chart's marks.
  public static let extended = AxisMarkPreset()
  /// Labels align with the values.
  public static let aligned = AxisMarkPreset()
  /// Labels stand within the area of marks.
  public static let inset = AxisMarkPreset()
}

/// A value of an axis.
public struct AxisValue {
  /// The place of the value among those of the axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  /// The value, where it is of the type: nothing is drawn, so that no value of an axis is known.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// Marks at values of an axis.
public struct AxisMarks<Content>: AxisContent {
  /// Marks at chosen values; nothing of them is kept, and the closure is not called.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Content: AxisMark {}

  /// Marks at the values given; nothing of them is kept, and the closure is not called.
  public nonisolated init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Content: AxisMark {}

  /// Marks that are the same at each value; nothing of them is kept, and the closure is not called.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) where Content: AxisMark {}
}

extension AxisMarks where Content == Never {
  /// The usual marks at chosen values; nothing of them is kept.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {}

  /// The usual marks at the values given; nothing of them is kept.
  public nonisolated init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) {}

  /// The usual marks with labels in a format; nothing of them is kept.
  public nonisolated init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {}
}

/// A line across the chart at a value.
public struct AxisGridLine: AxisMark {
  /// A line at a value, or between it and the next; its look is not kept.
  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A tick at a value.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable {
    /// A length left to the chart.
    public static let automatic = Length()
    /// As long as the value's label.
    public static let label = Length()
    /// As long as the longest label.
    public static let longestLabel = Length()
  }
  /// A tick of a length in points; its look is not kept.
  public nonisolated init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
  /// A tick of a named length; its look is not kept.
  public nonisolated init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
}

/// How labels of values keep apart.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// A way left to the chart.
  public static let automatic = AxisValueLabelCollisionResolution()
  /// Labels may overlap.
  public static let disabled = AxisValueLabelCollisionResolution()
  /// Labels for which there is no room are left out.
  public static let greedy = AxisValueLabelCollisionResolution()
  /// Labels for which there is no room are left out; priority and spacing are not kept.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
  /// Labels for which there is no room are shortened.
  public static let truncate = AxisValueLabelCollisionResolution()
}

/// How labels of values are turned.
public struct AxisValueLabelOrientation: Sendable {
  /// A direction left to the chart.
  public static let automatic = AxisValueLabelOrientation()
  /// Along the line of reading.
  public static let horizontal = AxisValueLabelOrientation()
  /// Turned by a quarter.
  public static let vertical = AxisValueLabelOrientation()
  /// Turned by a quarter the other way.
  public static let verticalReversed = AxisValueLabelOrientation()
}

/// The label of a value.
public struct AxisValueLabel<Content>: AxisMark {
  /// A view as label; it is not made, and nothing of the label is kept.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) where Content: View {}
}

extension AxisValueLabel where Content == Never {
  /// The value itself as label; nothing of it is kept.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// The value in a format as label; nothing of it is kept.
  public nonisolated init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  /// Localized text as label; nothing of it is kept.
  public nonisolated init(_ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}

  /// A text as label, taken as it is; nothing of it is kept.
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
  /// Keeps no style: marks of an axis are not drawn.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { _AxisGroup() }
  /// Keeps no font: marks of an axis are not drawn.
  public func font(_ font: Font?) -> some AxisMark { _AxisGroup() }
  /// Keeps no offset: marks of an axis are not drawn.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { _AxisGroup() }
  /// Keeps no offset: marks of an axis are not drawn.
  public func offset(_ offset: CGSize) -> some AxisMark { _AxisGroup() }
}

extension AxisContent {
  /// Keeps no style: axes are not drawn.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent { _AxisGroup() }
  /// Keeps no font: axes are not drawn.
  public func font(_ font: Font?) -> some AxisContent { _AxisGroup() }
}

/// Makes marks of an axis from the statements of a closure.
@MainActor @resultBuilder public struct AxisMarkBuilder {
  /// The mark of one statement, unchanged.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  /// No marks.
  public static func buildBlock() -> _AxisGroup { _AxisGroup() }
  /// One mark, unchanged.
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  /// Several marks, of which none is kept.
  public static func buildBlock<each M: AxisMark>(_ marks: repeat each M) -> _AxisGroup { _AxisGroup() }
  /// Marks of an `if` without `else`.
  public static func buildIf<M: AxisMark>(_ mark: M?) -> _AxisIf<M> { _AxisIf() }
  /// Marks of the first branch, of which none is kept.
  public static func buildEither<M: AxisMark>(first: M) -> _AxisGroup { _AxisGroup() }
  /// Marks of the second branch, of which none is kept.
  public static func buildEither<M: AxisMark>(second: M) -> _AxisGroup { _AxisGroup() }
  /// Marks behind an `#available`, unchanged.
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> M { mark }
}

/// Makes the content of an axis from the statements of a closure.
@MainActor @resultBuilder public struct AxisContentBuilder {
  /// The content of one statement, unchanged.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// No content.
  public static func buildBlock() -> _AxisGroup { _AxisGroup() }
  /// The content of one statement, unchanged.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// The content of several statements, of which none is kept.
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _AxisGroup { _AxisGroup() }
  /// The content of an `if` without `else`.
  public static func buildIf<C: AxisContent>(_ content: C?) -> _AxisIf<C> { _AxisIf() }
  /// The content of the first branch, of which none is kept.
  public static func buildEither<C: AxisContent>(first: C) -> _AxisGroup { _AxisGroup() }
  /// The content of the second branch, of which none is kept.
  public static func buildEither<C: AxisContent>(second: C) -> _AxisGroup { _AxisGroup() }
  /// The content behind an `#available`, unchanged.
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> C { content }
}

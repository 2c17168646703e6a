import Engine
import Foundation

/// How large a mark is across.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  /// A size left to the chart.
  public static let automatic = MarkDimension()
  /// A length in points, which is not kept.
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension() }
  /// A part of the room that a value has, which is not kept.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
  /// The room that a value has, less a length on both sides; it is not kept.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension() }
  init() {}
  /// The length in points, written as a whole number; it is not kept.
  public init(integerLiteral value: Int) {}
  /// The length in points, written with a fraction; it is not kept.
  public init(floatLiteral value: Double) {}
}

/// How marks at one place are put together.
public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }

/// A mark in words.
@MainActor private func mark(_ name: String, _ values: [String?]) -> String {
  ([name] + values.compactMap { $0 }).joined(separator: " ")
}

/// A bar.
public struct BarMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  /// A bar at a value on each axis. Its words hold both values, not how it is stacked or how wide it is.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { words = mark("bar", [x.words, y.words]) }

  /// An upright bar at `x` between two values on the other axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { words = mark("bar", [x.words, yStart.words, yEnd.words]) }

  /// A lying bar at `y` between two values on the other axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { words = mark("bar", [xStart.words, xEnd.words, y.words]) }

  /// An upright bar at `x` between two places of the plot, which are not part of its words.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { words = mark("bar", [x.words]) }

  /// A bar between two values of `x` and two places of the plot, which are not part of its words.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { words = mark("bar", [xStart.words, xEnd.words]) }
}

/// A point of a line.
public struct LineMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  /// A point of the chart's only line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    words = mark("line", [x.words, y.words])
  }

  /// A point of the line that `series` tells apart from others.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { words = mark("line", [x.words, y.words, series.words]) }
}

/// A point.
public struct PointMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  /// A point at a value on each axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    words = mark("point", [x.words, y.words])
  }

  /// A point at a value of `x`; its place on the other axis is not part of its words.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { words = mark("point", [x.words]) }

  /// A point at a value of `y`; its place on the other axis is not part of its words.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { words = mark("point", [y.words]) }
}

/// A point of an area.
public struct AreaMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  /// A point of an area that reaches down to the axis; how areas are stacked is not part of its words.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { words = mark("area", [x.words, y.words]) }

  /// A point of the area that `series` tells apart from others.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { words = mark("area", [x.words, y.words, series.words]) }

  /// A point of an area between two values of `y`.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { words = mark("area", [x.words, yStart.words, yEnd.words]) }
}

/// A rule.
public struct RuleMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  /// An upright rule at `x`; its ends in the plot are not part of its words.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    words = mark("rule", [x.words])
  }

  /// A lying rule at `y`; its ends in the plot are not part of its words.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    words = mark("rule", [y.words])
  }

  /// An upright rule at `x` between two values of `y`.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    words = mark("rule", [x.words, yStart.words, yEnd.words])
  }

  /// A lying rule at `y` between two values of `x`.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    words = mark("rule", [xStart.words, xEnd.words, y.words])
  }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  /// A rectangle around a value on each axis; its size is not part of its words.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { words = mark("rectangle", [x.words, y.words]) }

  /// A rectangle between two values on each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { words = mark("rectangle", [xStart.words, xEnd.words, yStart.words, yEnd.words]) }

  /// A rectangle between two values of `x`, as high as the plot.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    words = mark("rectangle", [xStart.words, xEnd.words])
  }

  /// A rectangle at `x` between two values of `y`; its width is not part of its words.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { words = mark("rectangle", [x.words, yStart.words, yEnd.words]) }
}

/// A part of a circle.
public struct SectorMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  /// A part of a circle as large as `angle` is among all; its radii and inset are not part of its words.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { words = mark("sector", [angle.words]) }
}

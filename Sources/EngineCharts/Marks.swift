import Engine
import Foundation

/// How large a mark is across.
public struct MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  public static let automatic = MarkDimension()
  public static func fixed(_ length: CGFloat) -> MarkDimension { MarkDimension() }
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension() }
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension() }
  init() {}
  public init(integerLiteral value: Int) {}
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

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { words = mark("bar", [x.words, y.words]) }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { words = mark("bar", [x.words, yStart.words, yEnd.words]) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { words = mark("bar", [xStart.words, xEnd.words, y.words]) }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { words = mark("bar", [x.words]) }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { words = mark("bar", [xStart.words, xEnd.words]) }
}

/// A point of a line.
public struct LineMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    words = mark("line", [x.words, y.words])
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { words = mark("line", [x.words, y.words, series.words]) }
}

/// A point.
public struct PointMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    words = mark("point", [x.words, y.words])
  }

  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { words = mark("point", [x.words]) }

  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { words = mark("point", [y.words]) }
}

/// A point of an area.
public struct AreaMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { words = mark("area", [x.words, y.words]) }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { words = mark("area", [x.words, y.words, series.words]) }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { words = mark("area", [x.words, yStart.words, yEnd.words]) }
}

/// A rule.
public struct RuleMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    words = mark("rule", [x.words])
  }

  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    words = mark("rule", [y.words])
  }

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    words = mark("rule", [x.words, yStart.words, yEnd.words])
  }

  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    words = mark("rule", [xStart.words, xEnd.words, y.words])
  }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { words = mark("rectangle", [x.words, y.words]) }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { words = mark("rectangle", [xStart.words, xEnd.words, yStart.words, yEnd.words]) }

  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    words = mark("rectangle", [xStart.words, xEnd.words])
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { words = mark("rectangle", [x.words, yStart.words, yEnd.words]) }
}

/// A part of a circle.
public struct SectorMark: ChartContent {
  let words: String
  public typealias Body = Never
  public var _marks: [String] { [words] }

  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) { words = mark("sector", [angle.words]) }
}

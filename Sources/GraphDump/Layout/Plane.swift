/// A point of a drawing: x to the right, y down, in points.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// A point at this distance from the left and upper edges.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}

/// The size of something drawn, in points.
public struct PlaneSize: Hashable, Sendable {
  /// The horizontal length.
  public var width: Double
  /// The vertical length.
  public var height: Double

  /// A size of two lengths.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle of a drawing.
public struct Box: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The distance from the left to the right edge.
  public var width: Double
  /// The distance from the upper to the lower edge.
  public var height: Double

  /// A box from its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(center: Point, size: PlaneSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// The point halfway between opposite edges.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether the two have an area in common.
  public func overlaps(_ other: Box) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether `other` lies wholly within, give or take `slack`.
  public func contains(_ other: Box, slack: Double = 0) -> Bool {
    other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack && other.maxY <= maxY + slack
  }

  func insetBy(_ amount: Double) -> Box {
    Box(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}

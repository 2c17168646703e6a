import Foundation

/// A geometric angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn at all.
  public static let zero = Angle()

  /// No turn at all.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Compares how far they turn; a whole turn is more than none.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Both turns, one after the other.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The first turn without the second.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The turn so many times.
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }

  /// A part of the turn.
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }

  /// Turns further.
  public static func += (a: inout Angle, b: Angle) { a = a + b }

  /// Turns back.
  public static func -= (a: inout Angle, b: Angle) { a = a - b }

  /// The same turn the other way.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}

extension Angle: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String {
    Describer.number((degrees * 1000).rounded() / 1000) + "°"
  }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

/// A point of a rectangle, as fractions of its sides.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width, from 0 at the left to 1 at the right.
  public var x: CGFloat
  /// The part of the height, from 0 at the top to 1 at the bottom.
  public var y: CGFloat

  /// The upper left corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point of two parts, which may lie outside of 0 to 1.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: RecordingDescribable {
  private static let named: [(UnitPoint, String)] = [
    (.center, "center"), (.leading, "leading"), (.trailing, "trailing"), (.top, "top"), (.bottom, "bottom"),
    (.topLeading, "topLeading"), (.topTrailing, "topTrailing"), (.bottomLeading, "bottomLeading"),
    (.bottomTrailing, "bottomTrailing"),
  ]

  func recordingDescription(_ describer: Describer) -> String {
    UnitPoint.named.first { $0.0 == self }?.1
      ?? "(\(Describer.number(Double(x))), \(Describer.number(Double(y))))"
  }
}

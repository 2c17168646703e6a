import Foundation

/// A geometric angle.
public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()

  public init() { radians = 0 }

  public init(radians: Double) { self.radians = radians }

  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }

  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }

  public static func += (a: inout Angle, b: Angle) { a = a + b }

  public static func -= (a: inout Angle, b: Angle) { a = a - b }

  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
}

extension Angle: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String {
    Describer.number((degrees * 1000).rounded() / 1000) + "°"
  }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

/// A point of a rectangle, as fractions of its sides.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
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

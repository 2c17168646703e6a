import Engine
import Foundation

/// A value that stands on an axis.
public protocol Plottable {
  associatedtype PrimitivePlottable
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Int: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
extension Decimal: Plottable {}
extension Bool: Plottable {
  public var primitivePlottable: Bool { self }
  public init?(primitivePlottable: Bool) { self = primitivePlottable }
}

extension RawRepresentable where RawValue: Plottable {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with the label of what it tells.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  let width: Double?

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: "\(Text(labelKey)._name ?? "")", value: value, width: nil)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label._name ?? "", value: value, width: nil)
  }

  @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value, width: nil)
  }

  /// A range of values.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable { PlottableValue(label: "", value: range.lowerBound, width: nil) }

  var words: String { "\(value.primitivePlottable)" }
}

extension PlottableValue where Value == Date {
  /// A date as the part of the calendar that it lies in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { .value(labelKey, value) }

  /// A date as the part of the calendar that it lies in.
  @_disfavoredOverload public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { .value(label, value) }
}

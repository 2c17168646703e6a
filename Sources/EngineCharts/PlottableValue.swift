import Engine
import Foundation

/// A value that stands on an axis.
public protocol Plottable {
  associatedtype PrimitivePlottable
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself; never `nil`.
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
  /// The value itself.
  public var primitivePlottable: Bool { self }
  /// The value itself; never `nil`.
  public init?(primitivePlottable: Bool) { self = primitivePlottable }
}

extension RawRepresentable where RawValue: Plottable {
  /// The raw value stands for the value.
  public var primitivePlottable: RawValue { rawValue }
  /// The value with this raw value; `nil` where there is none.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A value with the label of what it tells.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  let width: Double?

  /// A value whose label is looked up as localized text.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: "\(Text(labelKey)._name ?? "")", value: value, width: nil)
  }

  /// A value whose label is a text; the label is empty where the text has no words.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label._name ?? "", value: value, width: nil)
  }

  /// A value whose label is taken as it is.
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

import Foundation

#if !canImport(Darwin)
  /// Words for measurements: `3 m`, `21°C`. In the unit that is given.
  public final class MeasurementFormatter: @unchecked Sendable {
    /// What is written of the unit.
    public struct UnitOptions: OptionSet, Sendable {
      /// The set as bits.
      public let rawValue: UInt

      /// The set that `rawValue` says; bits without a meaning stay in it.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The unit that is given, which is always written.
      public static let providedUnit = UnitOptions(rawValue: 1)
      /// A unit that makes the number handy; not applied.
      public static let naturalScale = UnitOptions(rawValue: 2)
      /// A temperature has no letter for its scale.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// What is written of the unit.
    public var unitOptions: UnitOptions = []
    /// How much of the unit is written.
    public var unitStyle = Formatter.UnitStyle.medium
    /// Kept as it is set.
    public var locale: Locale! = .current
    /// Writes the number.
    public var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    /// A formatter that writes units in middle length.
    public init() {}

    /// The words for a measurement in its own unit.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number = numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      let isBare = unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
      return Measurements.words(number, isBare ? "°" : measurement.unit.symbol, isNarrow: unitStyle == .short)
    }

    /// The unit's sign.
    public func string(from unit: Unit) -> String { unit.symbol }
  }

  enum Measurements {
    static func words(_ number: String, _ symbol: String, isNarrow: Bool) -> String {
      symbol.hasPrefix("°") || isNarrow ? number + symbol : "\(number) \(symbol)"
    }
  }

  /// How a measurement may be meant.
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
    let name: String
    /// No use in particular.
    public static var general: Self { Self(name: "general") }
    /// In the unit that is given.
    public static var asProvided: Self { Self(name: "asProvided") }
    /// Of a person's body.
    public static var person: Self { Self(name: "person") }
    /// Of a way.
    public static var road: Self { Self(name: "road") }
    /// Of the weather.
    public static var weather: Self { Self(name: "weather") }
    /// Of food.
    public static var food: Self { Self(name: "food") }
    /// Of exercise.
    public static var workout: Self { Self(name: "workout") }
  }

  extension Measurement where UnitType: Dimension {
    /// Writes a measurement in the unit that is given.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How much of the unit is written.
      public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

      /// How much of the unit is written.
      public var width: UnitWidth
      /// Writes the number; `nil` for the language's own way.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// The language in which the number is written.
      public var locale: Locale
      /// Whether a temperature has no letter for its scale.
      public var hidesScaleName: Bool

      /// A style; the use is not kept, as the unit stays the one that is given.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.hidesScaleName = hidesScaleName
        self.numberFormatStyle = numberFormatStyle
      }

      /// The words for a measurement in its own unit.
      public func format(_ value: Measurement<UnitType>) -> String {
        let number = value.value.formatted(numberFormatStyle ?? .number.locale(locale))
        let isBare = value.unit is UnitTemperature && (hidesScaleName || width == .narrow)
        return Measurements.words(number, isBare ? "°" : value.unit.symbol, isNarrow: width == .narrow)
      }
    }

    /// The words for the measurement, its unit abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// What a style writes for the measurement.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
      style.format(self)
    }
  }

  extension FormatStyle {
    /// A style for measurements; the use is not kept.
    public static func measurement<U: Dimension>(
      width: Measurement<U>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<U> = .general,
      hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<U>.FormatStyle {
      Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
  }
#endif

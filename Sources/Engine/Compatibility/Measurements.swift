import Foundation

#if !canImport(Darwin)
  /// Words for measurements: `3 m`, `21°C`. In the unit that is given.
  public final class MeasurementFormatter: @unchecked Sendable {
    /// What is written of the unit.
    public struct UnitOptions: OptionSet, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let providedUnit = UnitOptions(rawValue: 1)
      public static let naturalScale = UnitOptions(rawValue: 2)
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    public var unitOptions: UnitOptions = []
    public var unitStyle = Formatter.UnitStyle.medium
    public var locale: Locale! = .current
    public var numberFormatter: NumberFormatter! = {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      return formatter
    }()

    public init() {}

    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let number = numberFormatter?.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
      let isBare = unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
      return Measurements.words(number, isBare ? "°" : measurement.unit.symbol, isNarrow: unitStyle == .short)
    }

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
    public static var general: Self { Self(name: "general") }
    public static var asProvided: Self { Self(name: "asProvided") }
    public static var person: Self { Self(name: "person") }
    public static var road: Self { Self(name: "road") }
    public static var weather: Self { Self(name: "weather") }
    public static var food: Self { Self(name: "food") }
    public static var workout: Self { Self(name: "workout") }
  }

  extension Measurement where UnitType: Dimension {
    /// Writes a measurement in the unit that is given.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      public enum UnitWidth: String, Codable, Hashable, Sendable { case wide, abbreviated, narrow }

      public var width: UnitWidth
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      public var locale: Locale
      public var hidesScaleName: Bool

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

      public func format(_ value: Measurement<UnitType>) -> String {
        let number = value.value.formatted(numberFormatStyle ?? .number.locale(locale))
        let isBare = value.unit is UnitTemperature && (hidesScaleName || width == .narrow)
        return Measurements.words(number, isBare ? "°" : value.unit.symbol, isNarrow: width == .narrow)
      }
    }

    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
      style.format(self)
    }
  }

  extension FormatStyle {
    public static func measurement<U: Dimension>(
      width: Measurement<U>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<U> = .general,
      hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<U>.FormatStyle {
      Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
  }
#endif

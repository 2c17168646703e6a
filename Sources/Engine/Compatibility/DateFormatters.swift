import Foundation

#if !canImport(Darwin)
  /// Words for a length of time: `1:15`, `1 minute, 15 seconds`. In English, and with days of 24 hours.
  public final class DateComponentsFormatter: @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// What becomes of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// The set as bits.
      public let rawValue: UInt

      /// The set that `rawValue` says; bits without a meaning stay in it.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// What fits the style.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Zeros before the first other unit are left out.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Zeros between other units are left out.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Zeros after the last other unit are left out.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// All zeros are left out.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// Zeros are written, and numbers filled up with them.
      public static let pad = ZeroFormattingBehavior(rawValue: 16)
    }

    /// The units that are written, larger ones first.
    public var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
    /// How units are written.
    public var unitsStyle = UnitsStyle.positional
    /// What becomes of units that are zero.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most; 0 for all.
    public var maximumUnitCount = 0
    /// Kept as it is set; units are always whole.
    public var allowsFractionalUnits = false
    /// Kept as it is set; the largest unit is always written.
    public var collapsesLargestUnit = false
    /// Whether `About` stands before the words.
    public var includesApproximationPhrase = false
    /// Whether `remaining` stands after the words.
    public var includesTimeRemainingPhrase = false
    /// Kept as it is set; a day has 24 hours, a month 30 days and a year 365.
    public var calendar: Calendar? = .current

    /// A formatter of all units in the positional style.
    public init() {}

    private struct Unit {
      let flag: NSCalendar.Unit
      let seconds: Int
      let name: String
      let short: String
      let letter: String
    }
    private static let units = [
      Unit(flag: .year, seconds: 31_536_000, name: "year", short: "yr", letter: "y"),
      Unit(flag: .month, seconds: 2_592_000, name: "month", short: "mth", letter: "mo"),
      Unit(flag: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
      Unit(flag: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
      Unit(flag: .hour, seconds: 3_600, name: "hour", short: "hr", letter: "h"),
      Unit(flag: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
      Unit(flag: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
    ]

    /// The words for a number of seconds; `nil` where it is not finite or far too large, or no unit is allowed.
    public func string(from seconds: TimeInterval) -> String? {
      guard seconds.isFinite, abs(seconds) < 1e15 else { return nil }
      var rest = Int(abs(seconds).rounded())
      var parts: [(unit: Unit, count: Int)] = []
      for unit in DateComponentsFormatter.units where allowedUnits.contains(unit.flag) {
        parts.append((unit, rest / unit.seconds))
        rest %= unit.seconds
      }
      guard !parts.isEmpty else { return nil }
      let shown = shownParts(parts)
      let sign = seconds < 0 ? "-" : ""
      let words = sign + joined(shown)
      let phrase = includesApproximationPhrase ? "About " + words : words
      return includesTimeRemainingPhrase ? phrase + " remaining" : phrase
    }

    /// The words for the time between two dates; `nil` where it is far too long.
    public func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    /// The words for a length of time in units, of which those that are `nil` count as 0.
    public func string(from components: DateComponents) -> String? {
      let counts = [
        components.year, components.month, components.weekOfMonth, components.day, components.hour, components.minute,
        components.second,
      ]
      let seconds = zip(counts, DateComponentsFormatter.units).reduce(0.0) { sum, part in
        sum + Double(part.0 ?? 0) * Double(part.1.seconds)
      }
      return string(from: seconds)
    }

    private func shownParts(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
      let behavior: ZeroFormattingBehavior =
        !zeroFormattingBehavior.contains(.default)
        ? zeroFormattingBehavior : unitsStyle == .positional ? .dropLeading : .dropAll
      let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
      let last = parts.lastIndex { $0.count != 0 } ?? parts.count - 1
      var shown = parts.indices.filter { index in
        if parts[index].count != 0 { return true }
        if index < first { return !behavior.contains(.dropLeading) }
        if index > last { return !behavior.contains(.dropTrailing) }
        return !behavior.contains(.dropMiddle) || first == last
      }.map { parts[$0] }
      if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
      return shown
    }

    private func joined(_ parts: [(unit: Unit, count: Int)]) -> String {
      func plural(_ name: String, _ count: Int) -> String { count == 1 ? name : name + "s" }
      switch unitsStyle {
      case .positional:
        return parts.enumerated().map { index, part in
          let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
          return isPadded && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
      case .abbreviated: return parts.map { "\($0.count)\($0.unit.letter)" }.joined(separator: " ")
      case .brief: return parts.map { "\($0.count)\($0.unit.short)" }.joined(separator: " ")
      case .short: return parts.map { "\($0.count) \($0.unit.short)" }.joined(separator: ", ")
      case .full, .spellOut:
        return parts.map { "\($0.count) \(plural($0.unit.name, $0.count))" }.joined(separator: ", ")
      }
    }
  }

  /// Words for how far one date is from another: `2 hours ago`, `in 3 days`.
  public final class RelativeDateTimeFormatter: @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
    /// Whether a day is counted, or named where it has a name.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// How units are written.
    public var unitsStyle = UnitsStyle.full
    /// Whether a day is counted, or named where it has a name.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// Kept as it is set.
    public var calendar: Calendar? = .current
    /// Kept as it is set.
    public var locale: Locale? = .current
    /// Kept as it is set.
    public var formattingContext = 0

    /// A formatter that writes whole words and numbers.
    public init() {}

    /// The words for how far one date is from another.
    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words)
      return style.format(reference)
    }

    /// The words for how far a number of seconds is from now.
    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// The words for how far a length of time is from now.
    public func localizedString(from components: DateComponents) -> String {
      let now = Date()
      return localizedString(for: Calendar.current.date(byAdding: components, to: now) ?? now, relativeTo: now)
    }

    /// The words for how far a date is from now; `nil` where `object` is no date.
    public func string(for object: Any?) -> String? {
      (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var words: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }

  /// Words for a list: `a, b, and c`.
  public final class ListFormatter: @unchecked Sendable {
    /// Kept as it is set.
    public var locale: Locale? = .current

    /// A formatter for lists.
    public init() {}

    /// The strings as a list in words.
    public static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

    /// The items, as Swift describes them, as a list in words; never `nil`.
    public func string(from items: [Any]) -> String? { items.map { "\($0)" }.formatted() }
  }
#endif

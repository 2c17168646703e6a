import Foundation

/// A line or more of text.
public nonisolated struct Text: _LeafView, Equatable, Sendable {
  enum Modifier: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case italic
    case other(String)
  }
  var content: String
  var modifiers: [Modifier] = []

  /// Makes a text from a localizable string.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = key.text
  }

  /// Makes a text from a string as it is.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) { self.content = String(content) }

  /// Makes a text from a string literal as it is.
  public nonisolated init(verbatim content: String) { self.content = content }

  public typealias Body = Never
  public var _name: String? { content }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    let lines = environment.lineLimits
    return TextMetrics.size(
      content, font(environment), width: proposal.width, height: proposal.height, lines: lines.most,
      least: lines.least)
  }

  /// Where the first baseline stands from the top, and the last one from the bottom.
  func baselines(_ environment: EnvironmentValues) -> (first: CGFloat, belowLast: CGFloat) {
    TextMetrics.baselines(font(environment))
  }

  private func font(_ environment: EnvironmentValues) -> Font {
    var font = environment.font ?? .body
    for modifier in modifiers.reversed() {
      if case .font(let own?) = modifier {
        font = own
        break
      }
    }
    if let weight = ownWeight ?? environment.fontWeight { font.weight = weight }
    return font
  }

  /// One text after another, on one line.
  public static func + (a: Text, b: Text) -> Text {
    Text(content: a.content + b.content, modifiers: a.modifiers)
  }

  init(content: String, modifiers: [Modifier]) {
    self.content = content
    self.modifiers = modifiers
  }
}

extension Text: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String {
    ([describer.describe(content)] + modifiers.map(\.words)).joined(separator: ", ")
  }
}

extension Text.Modifier {
  var words: String {
    switch self {
    case .font(let font): "font: \(Describer().describe(font))"
    case .weight(let weight): "weight: \(weight.map { String($0.value) } ?? "nil")"
    case .italic: "italic"
    case .other(let words): words
    }
  }
}

/// A string that may be looked up in a table of translations.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String

  /// A key that is its own text: no table of translations is looked up.
  public init(_ value: String) { text = value }

  /// A key written in the source.
  public init(stringLiteral value: String) { text = value }

  /// A key put together from text and values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts the parts of an interpolated key together to one text.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Makes room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds what stands between the values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { text += string }

    /// Adds a value as Swift describes it.
    public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }

    /// Adds a number, a fraction with six digits after the point.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += value._formatted(nil)
    }

    /// Adds a number in a format as that of C's `printf`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      text += value._formatted(specifier)
    }

    /// Adds a text without its modifiers.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.content }

    /// Adds nothing: a picture has no text.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
      text += format.format(value)
    }

    /// A value as a formatter of Foundation writes it.
    public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
      text += formatter.string(for: value) ?? String(describing: value)
    }

    /// A range of time as its dates.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true
    ) {
      text += Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown).content
    }

    /// Adds a text without its attributes.
    public mutating func appendInterpolation(_ text: AttributedString) { self.text += String(text.characters) }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += style.words(for: date) }
  }
}

/// A number that an interpolated text formats.
public protocol _FormatSpecifiable {
  func _formatted(_ specifier: String?) -> String
}

extension Int: _FormatSpecifiable {
  public func _formatted(_ specifier: String?) -> String {
    specifier.map { String(format: $0, self) } ?? String(self)
  }
}

extension Double: _FormatSpecifiable {
  public func _formatted(_ specifier: String?) -> String { String(format: specifier ?? "%lf", self) }
}

extension Float: _FormatSpecifiable {
  public func _formatted(_ specifier: String?) -> String { String(format: specifier ?? "%f", Double(self)) }
}

extension CGFloat: _FormatSpecifiable {
  public func _formatted(_ specifier: String?) -> String { String(format: specifier ?? "%lf", Double(self)) }
}

extension Text {
  /// How a date is shown.
  public nonisolated struct DateStyle: Equatable, Sendable {
    let name: String
    /// The time of day, in Greenwich.
    public static let time = DateStyle(name: "time")
    /// The day, month and year, in Greenwich.
    public static let date = DateStyle(name: "date")
    /// Made for how long ago or ahead a date is; the day, month and year are shown.
    public static let relative = DateStyle(name: "relative")
    /// Made for how long ago or ahead a date is, with a sign; the day, month and year are shown.
    public static let offset = DateStyle(name: "offset")
    /// Made for the hours, minutes and seconds to a date; the day, month and year are shown.
    public static let timer = DateStyle(name: "timer")

    func words(for date: Date) -> String {
      var format = Date.ISO8601FormatStyle()
      format.timeZone = .gmt
      let text = format.format(date)
      return self == .time ? String(text.dropFirst(11).dropLast()) : String(text.prefix(10))
    }
  }

  /// Makes a text that shows a date.
  public nonisolated init(_ date: Date, style: DateStyle) { content = style.words(for: date) }

  /// Makes a text that shows the time left, or gone, of an interval, as it is when it appears.
  public nonisolated init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds = Int(
      countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound))
    let (hours, minutes) = (showsHours ? seconds / 3600 : 0, showsHours ? seconds / 60 % 60 : seconds / 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    content = hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }

  /// Makes a text from a value that a formatter of Foundation writes.
  public nonisolated init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = formatter.string(for: subject) ?? String(describing: subject)
  }

  /// Makes a text that shows a range of dates.
  public nonisolated init(_ dates: ClosedRange<Date>) {
    content = "\(DateStyle.date.words(for: dates.lowerBound)) – \(DateStyle.date.words(for: dates.upperBound))"
  }

  /// Makes a text that shows a range of dates.
  public nonisolated init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Makes a text that shows a formatted value.
  public nonisolated init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = format.format(input)
  }

  /// Makes a text from an attributed string; the attributes are not kept.
  public nonisolated init(_ attributedContent: AttributedString) { content = String(attributedContent.characters) }
}

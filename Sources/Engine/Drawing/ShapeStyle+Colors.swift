extension Color: ShapeStyle {
  public var _styleWords: String { words }

  /// A gradient from the colour to a lighter one.
  public var gradient: AnyGradient { AnyGradient(words: "\(words) gradient") }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White in light and in dark.
  public static var white: Color { .white }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// Black in light and in dark.
  public static var black: Color { .black }
  /// No colour: what is behind is seen.
  public static var clear: Color { .clear }
}

/// A gradient of which only the words are known.
public struct AnyGradient: ShapeStyle, Hashable {
  let words: String

  /// A gradient, of which the words are kept.
  public init(_ gradient: Gradient) { words = gradient.words }

  init(words: String) { self.words = words }

  public var _styleWords: String { words }
}

extension Color {
  /// The colour more or less mixed with another.
  public func mix(with color: Color, by fraction: Double) -> Color {
    Color("\(words) with \(Describer.number(fraction * 100))% \(color.words)")
  }
}

extension Color: ShapeStyle {
  public var _styleWords: String { words }

  /// A gradient from the colour to a lighter one.
  public var gradient: AnyGradient { AnyGradient(words: "\(words) gradient") }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// A gradient of which only the words are known.
public struct AnyGradient: ShapeStyle, Hashable {
  let words: String

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

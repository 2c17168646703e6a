import Foundation

/// A colour, which as a view takes the room it is offered.
public nonisolated struct Color: _LeafView, Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case named(String)
    case components(red: Double, green: Double, blue: Double)
    case hsb(hue: Double, saturation: Double, brightness: Double)
    case white(Double)
    case asset(String)
  }
  var value: Value
  var opacityValue: Double = 1

  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A colour of three parts from 0 to 1; the space is not kept.
  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    value = .components(red: red, green: green, blue: blue)
    opacityValue = opacity
  }

  /// A grey from 0, black, to 1, white; the space is not kept.
  public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    value = .white(white)
    opacityValue = opacity
  }

  /// A colour of its hue, saturation and brightness, each from 0 to 1.
  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    value = .hsb(hue: hue, saturation: saturation, brightness: brightness)
    opacityValue = opacity
  }

  /// A colour of an asset catalogue; it is not looked for, its name is what counts.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) { value = .asset(name) }

  private nonisolated init(named name: String) { value = .named(name) }

  public typealias Body = Never
  public var _name: String? { words }

  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The same colour, more or less transparent.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacityValue *= opacity
    return copy
  }

  nonisolated var words: String {
    let base =
      switch value {
      case .named(let name): name
      case .asset(let name): name
      case .white(let white): "white \(Describer.number(white))"
      case .components(let red, let green, let blue): "#" + [red, green, blue].map(Color.hex).joined()
      case .hsb(let hue, let saturation, let brightness):
        "hsb \(Describer.number(hue)) \(Describer.number(saturation)) \(Describer.number(brightness))"
      }
    return opacityValue == 1 ? base : "\(base) \(Int.percent(opacityValue))%"
  }

  private nonisolated static func hex(_ component: Double) -> String {
    let byte = Int((max(0, min(1, component.isFinite ? component : 0)) * 255).rounded())
    let text = String(byte, radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }

  /// The system's red, known by its name.
  public static let red = Color(named: "red")
  /// The system's orange, known by its name.
  public static let orange = Color(named: "orange")
  /// The system's yellow, known by its name.
  public static let yellow = Color(named: "yellow")
  /// The system's green, known by its name.
  public static let green = Color(named: "green")
  /// The system's mint, known by its name.
  public static let mint = Color(named: "mint")
  /// The system's teal, known by its name.
  public static let teal = Color(named: "teal")
  /// The system's cyan, known by its name.
  public static let cyan = Color(named: "cyan")
  /// The system's blue, known by its name.
  public static let blue = Color(named: "blue")
  /// The system's indigo, known by its name.
  public static let indigo = Color(named: "indigo")
  /// The system's purple, known by its name.
  public static let purple = Color(named: "purple")
  /// The system's pink, known by its name.
  public static let pink = Color(named: "pink")
  /// The system's brown, known by its name.
  public static let brown = Color(named: "brown")
  /// White in light and in dark.
  public static let white = Color(named: "white")
  /// The system's grey, known by its name.
  public static let gray = Color(named: "gray")
  /// Black in light and in dark.
  public static let black = Color(named: "black")
  /// No colour: what is behind is seen.
  public static let clear = Color(named: "clear")
  /// The colour of what matters most, dark in light and light in dark.
  public static let primary = Color(named: "primary")
  /// The colour of what matters less.
  public static let secondary = Color(named: "secondary")
  // SwiftUI's own name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The app's own colour.
  public static let accentColor = Color(named: "accentColor")
}

extension Color: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { words }
}

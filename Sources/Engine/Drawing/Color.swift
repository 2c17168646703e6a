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

  public nonisolated init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    value = .components(red: red, green: green, blue: blue)
    opacityValue = opacity
  }

  public nonisolated init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    value = .white(white)
    opacityValue = opacity
  }

  public nonisolated init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    value = .hsb(hue: hue, saturation: saturation, brightness: brightness)
    opacityValue = opacity
  }

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

  public static let red = Color(named: "red")
  public static let orange = Color(named: "orange")
  public static let yellow = Color(named: "yellow")
  public static let green = Color(named: "green")
  public static let mint = Color(named: "mint")
  public static let teal = Color(named: "teal")
  public static let cyan = Color(named: "cyan")
  public static let blue = Color(named: "blue")
  public static let indigo = Color(named: "indigo")
  public static let purple = Color(named: "purple")
  public static let pink = Color(named: "pink")
  public static let brown = Color(named: "brown")
  public static let white = Color(named: "white")
  public static let gray = Color(named: "gray")
  public static let black = Color(named: "black")
  public static let clear = Color(named: "clear")
  public static let primary = Color(named: "primary")
  public static let secondary = Color(named: "secondary")
  // SwiftUI's own name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(named: "accentColor")
}

extension Color: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { words }
}

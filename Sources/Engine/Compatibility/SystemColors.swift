import Foundation

#if !canImport(UIKit)
  /// A colour of the system's other framework, by name; SwiftUI files use it without an import of their own.
  public struct UIColor: Hashable, Sendable {
    let color: Color

    /// The same colour.
    public init(_ color: Color) { self.color = color }

    /// A colour of four parts from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// A grey from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    /// A colour of its hue, saturation, brightness and opacity, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      color = Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    /// A colour of an asset catalogue, which is not looked for; never `nil`.
    public init?(named name: String) { color = Color(name) }

    private init(system name: String) { color = Color(name) }

    /// The same colour.
    public init(cgColor: CGColor) { color = cgColor.color }

    /// A colour of an asset catalogue, by its name.
    public init(resource: ColorResource) { color = Color(resource.name) }

    /// A colour of four parts from 0 to 1; the space is not kept.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// One colour by day, another by night: here the one by day.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      color = dynamicProvider(UITraitCollection()).color
    }

    /// The same colour for the system's drawing framework.
    public var cgColor: CGColor { CGColor(color) }

    /// Gives the colour's parts from 0 to 1, grey for a colour that is known by its name only; always `true`.
    @discardableResult public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let parts = color.resolve(in: EnvironmentValues())
      red?.pointee = CGFloat(parts.red)
      green?.pointee = CGFloat(parts.green)
      blue?.pointee = CGFloat(parts.blue)
      alpha?.pointee = CGFloat(parts.opacity)
      return true
    }

    /// The same colour, more or less opaque.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

    /// What is behind everything.
    public static let systemBackground = UIColor(system: "systemBackground")
    /// What is behind what lies on the background.
    public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
    /// What is behind what lies on that.
    public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
    /// What is behind everything in grouped lists.
    public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
    /// What is behind the rows of grouped lists.
    public static let secondarySystemGroupedBackground = UIColor(system: "secondarySystemGroupedBackground")
    /// What is behind what lies on those.
    public static let tertiarySystemGroupedBackground = UIColor(system: "tertiarySystemGroupedBackground")
    /// Fills thin and small things.
    public static let systemFill = UIColor(system: "systemFill")
    /// Fills things of middle size.
    public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
    /// Fills large things.
    public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
    /// Fills the largest things.
    public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
    /// The text that matters most.
    public static let label = UIColor(system: "label")
    /// The text that matters less.
    public static let secondaryLabel = UIColor(system: "secondaryLabel")
    /// The text that matters still less.
    public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
    /// The text that matters least.
    public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
    /// What stands where text is to be typed.
    public static let placeholderText = UIColor(system: "placeholderText")
    /// Lines between views, through which something shines.
    public static let separator = UIColor(system: "separator")
    /// Lines between views, through which nothing shines.
    public static let opaqueSeparator = UIColor(system: "opaqueSeparator")
    /// Links.
    public static let link = UIColor(system: "link")
    /// The first of six greys.
    public static let systemGray = UIColor(system: "systemGray")
    /// The second of six greys.
    public static let systemGray2 = UIColor(system: "systemGray2")
    /// The third of six greys.
    public static let systemGray3 = UIColor(system: "systemGray3")
    /// The fourth of six greys.
    public static let systemGray4 = UIColor(system: "systemGray4")
    /// The fifth of six greys.
    public static let systemGray5 = UIColor(system: "systemGray5")
    /// The last of six greys, closest to the background.
    public static let systemGray6 = UIColor(system: "systemGray6")
    /// The system's red.
    public static let systemRed = UIColor(system: "systemRed")
    /// The system's orange.
    public static let systemOrange = UIColor(system: "systemOrange")
    /// The system's yellow.
    public static let systemYellow = UIColor(system: "systemYellow")
    /// The system's green.
    public static let systemGreen = UIColor(system: "systemGreen")
    /// The system's mint.
    public static let systemMint = UIColor(system: "systemMint")
    /// The system's teal.
    public static let systemTeal = UIColor(system: "systemTeal")
    /// The system's cyan.
    public static let systemCyan = UIColor(system: "systemCyan")
    /// The system's blue.
    public static let systemBlue = UIColor(system: "systemBlue")
    /// The system's indigo.
    public static let systemIndigo = UIColor(system: "systemIndigo")
    /// The system's purple.
    public static let systemPurple = UIColor(system: "systemPurple")
    /// The system's pink.
    public static let systemPink = UIColor(system: "systemPink")
    /// The system's brown.
    public static let systemBrown = UIColor(system: "systemBrown")
    /// The same as SwiftUI's red.
    public static let red = UIColor(Color.red)
    /// The same as SwiftUI's orange.
    public static let orange = UIColor(Color.orange)
    /// The same as SwiftUI's yellow.
    public static let yellow = UIColor(Color.yellow)
    /// The same as SwiftUI's green.
    public static let green = UIColor(Color.green)
    /// The same as SwiftUI's cyan.
    public static let cyan = UIColor(Color.cyan)
    /// The same as SwiftUI's blue.
    public static let blue = UIColor(Color.blue)
    /// The same as SwiftUI's purple.
    public static let purple = UIColor(Color.purple)
    /// The same as SwiftUI's brown.
    public static let brown = UIColor(Color.brown)
    /// White in light and in dark.
    public static let white = UIColor(Color.white)
    /// The same as SwiftUI's grey.
    public static let gray = UIColor(Color.gray)
    /// A light grey in light and in dark.
    public static let lightGray = UIColor(system: "lightGray")
    /// A dark grey in light and in dark.
    public static let darkGray = UIColor(system: "darkGray")
    /// Black in light and in dark.
    public static let black = UIColor(Color.black)
    /// No colour: what is behind is seen.
    public static let clear = UIColor(Color.clear)
    /// Magenta in light and in dark.
    public static let magenta = UIColor(system: "magenta")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The app's own colour.
    public static let tintColor = UIColor(Color.accentColor)
    /// Text on something light.
    public static let darkText = UIColor(system: "darkText")
    /// Text on something dark.
    public static let lightText = UIColor(system: "lightText")
  }

  /// What is around a view of the system's other framework.
  public struct UITraitCollection: Sendable {
    /// What is around the present view: always the same.
    public static var current: UITraitCollection { UITraitCollection() }
    /// Light or dark: always light.
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  }

  extension Color {
    /// A colour of the system.
    public init(_ color: UIColor) { self = color.color }

    /// A colour of the system.
    public init(uiColor: UIColor) { self = uiColor.color }
  }
#endif

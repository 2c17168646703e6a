import Foundation

#if !canImport(UIKit)
  /// A colour of the system's other framework, by name; SwiftUI files use it without an import of their own.
  public struct UIColor: Hashable, Sendable {
    let color: Color

    public init(_ color: Color) { self.color = color }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      color = Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    public init?(named name: String) { color = Color(name) }

    private init(system name: String) { color = Color(name) }

    public init(cgColor: CGColor) { color = cgColor.color }

    public init(resource: ColorResource) { color = Color(resource.name) }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// One colour by day, another by night: here the one by day.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
      color = dynamicProvider(UITraitCollection()).color
    }

    public var cgColor: CGColor { CGColor(color) }

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

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

    public static let systemBackground = UIColor(system: "systemBackground")
    public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
    public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
    public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
    public static let secondarySystemGroupedBackground = UIColor(system: "secondarySystemGroupedBackground")
    public static let tertiarySystemGroupedBackground = UIColor(system: "tertiarySystemGroupedBackground")
    public static let systemFill = UIColor(system: "systemFill")
    public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
    public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
    public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
    public static let label = UIColor(system: "label")
    public static let secondaryLabel = UIColor(system: "secondaryLabel")
    public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
    public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
    public static let placeholderText = UIColor(system: "placeholderText")
    public static let separator = UIColor(system: "separator")
    public static let opaqueSeparator = UIColor(system: "opaqueSeparator")
    public static let link = UIColor(system: "link")
    public static let systemGray = UIColor(system: "systemGray")
    public static let systemGray2 = UIColor(system: "systemGray2")
    public static let systemGray3 = UIColor(system: "systemGray3")
    public static let systemGray4 = UIColor(system: "systemGray4")
    public static let systemGray5 = UIColor(system: "systemGray5")
    public static let systemGray6 = UIColor(system: "systemGray6")
    public static let systemRed = UIColor(system: "systemRed")
    public static let systemOrange = UIColor(system: "systemOrange")
    public static let systemYellow = UIColor(system: "systemYellow")
    public static let systemGreen = UIColor(system: "systemGreen")
    public static let systemMint = UIColor(system: "systemMint")
    public static let systemTeal = UIColor(system: "systemTeal")
    public static let systemCyan = UIColor(system: "systemCyan")
    public static let systemBlue = UIColor(system: "systemBlue")
    public static let systemIndigo = UIColor(system: "systemIndigo")
    public static let systemPurple = UIColor(system: "systemPurple")
    public static let systemPink = UIColor(system: "systemPink")
    public static let systemBrown = UIColor(system: "systemBrown")
    public static let red = UIColor(Color.red)
    public static let orange = UIColor(Color.orange)
    public static let yellow = UIColor(Color.yellow)
    public static let green = UIColor(Color.green)
    public static let cyan = UIColor(Color.cyan)
    public static let blue = UIColor(Color.blue)
    public static let purple = UIColor(Color.purple)
    public static let brown = UIColor(Color.brown)
    public static let white = UIColor(Color.white)
    public static let gray = UIColor(Color.gray)
    public static let lightGray = UIColor(system: "lightGray")
    public static let darkGray = UIColor(system: "darkGray")
    public static let black = UIColor(Color.black)
    public static let clear = UIColor(Color.clear)
    public static let magenta = UIColor(system: "magenta")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let tintColor = UIColor(Color.accentColor)
    public static let darkText = UIColor(system: "darkText")
    public static let lightText = UIColor(system: "lightText")
  }

  /// What is around a view of the system's other framework.
  public struct UITraitCollection: Sendable {
    public static var current: UITraitCollection { UITraitCollection() }
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
  }

  extension Color {
    /// A colour of the system.
    public init(_ color: UIColor) { self = color.color }

    /// A colour of the system.
    public init(uiColor: UIColor) { self = uiColor.color }
  }
#endif

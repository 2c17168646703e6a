import Foundation

extension View {
  /// Sets light or dark for the presentation that the view is in.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredSchemeModifier(scheme: colorScheme))
  }

  /// Sets light or dark for the views below.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    setting(".colorScheme", \.colorScheme, colorScheme)
  }

  /// Hides the bar of the system's status.
  public nonisolated func statusBar(hidden: Bool) -> some View { effect(_Names.StatusBar.self, "hidden", hidden) }

  /// Hides the bar of the system's status.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    effect(_Names.StatusBarHidden.self, "_", hidden)
  }

  /// Hides the overlays of the system.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    effect(_Names.PersistentSystemOverlays.self, "_", visibility)
  }

  /// Sets the size of a preview.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { effect(_Names.PreviewLayout.self) }

  /// Sets the name of a preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    effect(_Names.PreviewDisplayName.self, "_", value)
  }

  /// Sets the device of a preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { effect(_Names.PreviewDevice.self) }

  /// Sets how a preview is held.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    effect(_Names.PreviewInterfaceOrientation.self)
  }

  /// Sets the keys for typing.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    effect(_Names.KeyboardType.self, "_", type)
  }

  /// Corrects what is typed, or not.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    setting(".autocorrectionDisabled", \.autocorrectionDisabled, disable)
  }

  /// Corrects what is typed, or not.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    setting(".disableAutocorrection", \.autocorrectionDisabled, disable ?? false)
  }

  /// Sets which letters are made capitals.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    effect(_Names.TextInputAutocapitalization.self, "_", autocapitalization)
  }

  /// Sets which letters are made capitals.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    effect(_Names.Autocapitalization.self, "_", style)
  }

  /// Says what a text is: a name, a password.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    effect(_Names.TextContentType.self, "_", textContentType)
  }

  /// Sets the keys that do what the control does.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { effect(_Names.KeyboardShortcut.self, "_", String(key.character)) }

  /// Sets the keys that do what the control does.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    effect(_Names.KeyboardShortcut.self)
  }

  /// Sets the size of the controls below.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    setting(".controlSize", \.controlSize, controlSize)
  }

  /// Sets the form of bordered buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    effect(_Names.ButtonBorderShape.self, "_", shape.name)
  }

  /// Sets the effect under the pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    self.effect(_Names.HoverEffect.self)
  }

  /// Applies a shader to each colour.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    effect(_Names.ColorEffect.self, "_", shader.name)
  }

  /// Applies a shader to places.
  public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  { effect(_Names.DistortionEffect.self, "_", shader.name) }

  /// Applies a shader to the picture of the view.
  public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  { effect(_Names.LayerEffect.self, "_", shader.name) }

  /// Changes how the view is seen by its geometry.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self.effect(_Names.VisualEffect.self) }
}

/// Parts of the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Sets the colour scheme of what is below.
public nonisolated struct _PreferredSchemeModifier: _EnvironmentModifier, Equatable {
  let scheme: ColorScheme?
  public typealias Body = Never
  public static var _name: String { ".preferredColorScheme" }
  public var _words: String? { scheme?.rawValue }
  public func _set(_ values: inout EnvironmentValues) { if let scheme { values.colorScheme = scheme } }
}

/// A device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: Sendable { case portrait, portraitUpsideDown, landscapeLeft, landscapeRight }

/// The keys for typing.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// Which letters are made capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Which letters are made capitals.
public enum TextInputAutocapitalization: Hashable, Sendable { case never, words, sentences, characters }

/// What a text is.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "URL")
}

/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  public var key: KeyEquivalent
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// How large controls are.
public enum ControlSize: String, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// The form of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The effect under the pointer.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

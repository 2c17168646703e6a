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
  /// The set as bits.
  public let rawValue: UInt
  /// The set that `rawValue` says.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars and edges cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Whatever may be covered.
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
  /// The device's name.
  public let rawValue: String
  /// The device with this name, which is not looked for.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The device with this name, which is not looked for.
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
  /// The kind's name.
  public let rawValue: String
  /// The kind with this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A code that is sent for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A person's given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A person's family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "URL")
}

/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key types or stands for.
  public var character: Character
  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  /// The key of a character that stands in the source.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key to leave.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key for a space.
  public static let space = KeyEquivalent(" ")
  /// The key to go on.
  public static let tab = KeyEquivalent("\t")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int
  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capitals are locked.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift is held.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control is held.
  public static let control = EventModifiers(rawValue: 4)
  /// Option is held.
  public static let option = EventModifiers(rawValue: 8)
  /// Command is held.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of numbers is pressed.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of these keys.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// A key with others that are held, which are not kept.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
  /// The key of the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key of the button to leave.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// How large controls are.
public enum ControlSize: String, CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// The form of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  let name: String
  /// What fits the place.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// Round at both ends.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// With round corners; the radius is not kept.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The effect under the pointer.
public struct HoverEffect: Sendable {
  /// What fits the place.
  public static let automatic = HoverEffect()
  /// The view becomes brighter.
  public static let highlight = HoverEffect()
  /// The view rises.
  public static let lift = HoverEffect()
}

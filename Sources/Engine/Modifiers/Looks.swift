import Foundation

// How controls, lists and texts look: kept by name, so that a change of one is seen.

extension View {
  /// Sets the margins of sections.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    effect(_Names.ListLook.self, "margins", length)
  }

  /// Shows an index of sections, or not.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    effect(_Names.ListLook.self, "index", visibility)
  }

  /// Sets what stands for a section in an index.
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
    effect(_Names.ListLook.self, "_", label?.text)
  }

  /// Sets what stands for a section in an index.
  @_disfavoredOverload public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    effect(_Names.ListLook.self, "_", label.map { String($0) })
  }

  /// Sets how rows look under the pointer.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    self.effect(_Names.ListLook.self)
  }

  /// Lets rows look the same under the pointer.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    effect(_Names.ListLook.self, "_", disabled)
  }

  /// Sets the background of a row on a watch.
  public nonisolated func listRowPlatterColor(_ color: Color?) -> some View { effect(_Names.ListLook.self, "_", color) }

  /// Sets the room between a label's icon and its title.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    effect(_Names.LabelLook.self, "spacing", value)
  }

  /// Sets the room that is kept for the icons of labels.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
    effect(_Names.LabelLook.self, "width", value)
  }

  /// Sets how large buttons are.
  public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
    effect(_Names.ButtonSizing.self, "_", sizing)
  }

  /// Shows the thumb of sliders, or not.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    effect(_Names.SliderLook.self, "_", visibility)
  }

  /// Sets what scrolls the view.
  public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View
  {
    effect(_Names.ScrollLook.self)
  }

  /// Shows the effect at the edges of what scrolls, or not.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    effect(_Names.ScrollLook.self, "_", hidden)
  }

  /// Shows the effect at the edges of what scrolls, or not.
  public nonisolated func scrollEdgeEffectDisabled(_ disabled: Bool = true, for edges: Edge.Set = .all) -> some View {
    effect(_Names.ScrollLook.self, "_", disabled)
  }

  /// Sets in which colours symbols are drawn.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    effect(_Names.SymbolLook.self, "_", mode)
  }

  /// Sets how symbols show a value.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    effect(_Names.SymbolLook.self, "_", mode)
  }

  /// Sets how bright images may be.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    effect(_Names.SymbolLook.self, "_", range)
  }

  /// Groups effects under the pointer.
  public nonisolated func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID, behavior: Int = 0)
    -> some View
  {
    effect(_Names.HoverEffect.self)
  }

  /// Sets how high lines are.
  public nonisolated func lineHeight(_ lineHeight: LineHeight?) -> some View {
    effect(_Names.TextLook.self, "_", lineHeight)
  }

  /// Sets in which direction text is written.
  public nonisolated func writingDirection(strategy: TextWritingDirectionStrategy) -> some View {
    effect(_Names.TextLook.self, "_", strategy)
  }

  /// Sets on which side of a place the cursor stands.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    effect(_Names.TextLook.self, "_", affinity)
  }

  /// Chooses a form of text that fits.
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
    effect(_Names.TextLook.self)
  }

  /// Completes what is typed.
  public nonisolated func textInputCompletion(_ completion: String) -> some View {
    effect(_Names.TextLook.self, "_", completion)
  }

  /// Offers what may be typed; it is not shown.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    effect(_Names.TextLook.self)
  }

  /// Shows controls for the form of text, or not.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placements: TextInputFormattingControlPlacement.Set
  ) -> some View { effect(_Names.TextLook.self, "_", visibility) }
}

/// How large buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// What the system chooses.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As large as the label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as the room that is there.
  public static let flexible = ButtonSizing(name: "flexible")
}

/// Whether something scrolls a view.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String
  /// What the system chooses.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// It scrolls the view.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// It does not scroll the view.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// What scrolls a view.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String
  /// Looking at an edge of the view.
  public static let look = ScrollInputKind(name: "look")
  /// A gesture of the hand that stands for a control.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// In which colours symbols are drawn.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  /// In one even colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// In a colour that goes from light to dark.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How symbols show a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  /// By the opacity of layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of the lines is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// No brighter than white.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter than white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the image and the screen allow.
    public static let high = DynamicRange(name: "high")
  }
}

/// How high lines are.
public struct LineHeight: Hashable, Sendable {
  private let name: String
  /// The height that the font has.
  public static let normal = LineHeight(name: "normal")
  /// Lower than normal.
  public static let tight = LineHeight(name: "tight")
  /// Higher than normal.
  public static let loose = LineHeight(name: "loose")
  /// A height that depends on the letters of each line.
  public static let variable = LineHeight(name: "variable")
  /// So many times as high as the font is large.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple \(factor)") }
  /// Higher than the font by so many points.
  public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading \(increase)") }
  /// Exactly so many points high.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact \(points)") }
}

/// In which direction text is written.
public struct TextWritingDirectionStrategy: Hashable, Sendable {
  private let name: String
  /// What the system chooses.
  public static let `default` = TextWritingDirectionStrategy(name: "default")
  /// The direction of the text's own letters.
  public static let contentBased = TextWritingDirectionStrategy(name: "contentBased")
  /// The direction of the views around it.
  public static let layoutBased = TextWritingDirectionStrategy(name: "layoutBased")
}

/// On which side of a place the cursor stands.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// Which form of a text is chosen.
public protocol TextVariantPreference: Sendable {}

/// The form whose size does not depend on what it says.
public struct FixedTextVariant: TextVariantPreference { public init() {} }

/// The form that fits.
public struct SizeDependentTextVariant: TextVariantPreference { public init() {} }

extension TextVariantPreference where Self == FixedTextVariant {
  /// A text in one form, whatever room there is.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest form for which there is room.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

/// Where controls for the form of text are.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  case contextMenu, inputAssistant

  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    /// One bit for each place.
    public let rawValue: Int
    /// The places of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of the text.
    public static let contextMenu = Set(rawValue: 1)
    /// Above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// Both of the places.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension _Names {
  /// The name of the modifiers that change how lists look.
  public enum ListLook: _ModifierName { public static var name: StaticString { ".listLook" } }
  /// The name of the modifiers that change how labels look.
  public enum LabelLook: _ModifierName { public static var name: StaticString { ".labelLook" } }
  /// The name of ``View/buttonSizing(_:)``.
  public enum ButtonSizing: _ModifierName { public static var name: StaticString { ".buttonSizing" } }
  /// The name of ``View/sliderThumbVisibility(_:)``.
  public enum SliderLook: _ModifierName { public static var name: StaticString { ".sliderThumbVisibility" } }
  /// The name of the modifiers that change how something scrolls.
  public enum ScrollLook: _ModifierName { public static var name: StaticString { ".scrollLook" } }
  /// The name of the modifiers that change how symbols look.
  public enum SymbolLook: _ModifierName { public static var name: StaticString { ".symbolLook" } }
  /// The name of the modifiers that change how texts look.
  public enum TextLook: _ModifierName { public static var name: StaticString { ".textLook" } }
}

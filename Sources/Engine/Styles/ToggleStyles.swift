/// How toggles look and how they are switched.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style makes a body from.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  /// Stands for the toggle's label in what the style makes.
  public let label: Label
  @Binding public var isOn: Bool
  /// Whether what is switched is partly on: always `false`.
  public var isMixed: Bool
}

enum ToggleStyleMaker<Style: ToggleStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: ToggleStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension Toggle: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> HeldContent<Label> { HeldContent(label) }

  @MainActor func update(_ parts: HeldContent<Label>) -> Bool { parts.update(label) }

  @MainActor func configuration(_ parts: HeldContent<Label>) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(_held: _Held(owner: parts)), isOn: $isOn, isMixed: false)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension View {
  /// Sets the style of the toggles below.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, ToggleStyleConfiguration>(
        name: ".toggleStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<ToggleStyleMaker<S>>(style)))
  }
}

/// The style that fits the place.
public nonisolated struct DefaultToggleStyle: ToggleStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A switch beside the label.
public nonisolated struct SwitchToggleStyle: ToggleStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button that stays pressed.
public nonisolated struct ButtonToggleStyle: ToggleStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A box with a mark.
public nonisolated struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: Self { Self() } }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: Self { Self() } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: Self { Self() } }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: Self { Self() } }

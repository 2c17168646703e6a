// swift-format-ignore-file: OnlyOneTrailingClosureArgument

/// How buttons look, without a say in how they are tapped.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button style makes a body from.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  /// What the button is for; `nil` where that is nothing in particular.
  public let role: ButtonRole?
  /// Stands for the button's label in what the style makes.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// How buttons look and how they are tapped.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a primitive button style makes a body from.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }
  /// What the button is for; `nil` where that is nothing in particular.
  public let role: ButtonRole?
  /// Stands for the button's label in what the style makes.
  public let label: Label
  let action: ActionBox

  /// Does what the button does.
  @MainActor @preconcurrency public func trigger() { action.action() }
}

/// An action that stays the same object while its closure changes.
final class ActionBox {
  var action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

/// What a button gives a style of either kind.
final class ButtonParts<Label: View>: PressableParts {
  private let label: HeldContent<Label>
  let action: ActionBox
  var isPressed = false

  init(_ label: Label, _ action: @escaping @MainActor () -> Void) {
    self.label = HeldContent(label)
    self.action = ActionBox(action)
  }

  /// The action is what the control does when it is tapped.
  convenience init(_ label: Label, tapping node: _ViewNode) {
    self.init(label) { [weak node] in if let node { node.responder?.respond(to: .tap, node) } }
  }

  func update(_ new: Label) -> Bool { label.update(new) }

  func configuration(_ role: ButtonRole? = nil) -> AnyButtonConfiguration {
    AnyButtonConfiguration(role: role, owner: label, action: action, isPressed: isPressed)
  }
}

/// A button's configuration for styles of both kinds.
struct AnyButtonConfiguration {
  var role: ButtonRole?
  var owner: ModifierContentOwner
  var action: ActionBox
  var isPressed: Bool
}

enum ButtonStyleMaker<Style: ButtonStyle>: StyleBodyMaker {
  static var showsPresses: Bool { true }

  static func body(_ style: Style, _ configuration: AnyButtonConfiguration) -> Style.Body {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(_held: _Held(owner: configuration.owner)),
        isPressed: configuration.isPressed))
  }
}

enum PrimitiveButtonStyleMaker<Style: PrimitiveButtonStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: AnyButtonConfiguration) -> Style.Body {
    style.makeBody(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: .init(_held: _Held(owner: configuration.owner)), action: configuration.action)
    )
  }
}

extension Button: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> ButtonParts<Label> { ButtonParts(label, action) }

  @MainActor func update(_ parts: ButtonParts<Label>) -> Bool {
    parts.action.action = action
    return parts.update(label)
  }

  @MainActor func configuration(_ parts: ButtonParts<Label>) -> AnyButtonConfiguration { parts.configuration(role) }
}

extension Link: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> ButtonParts<Label> {
    ButtonParts(label, tapping: node)
  }

  @MainActor func update(_ parts: ButtonParts<Label>) -> Bool { parts.update(label) }

  @MainActor func configuration(_ parts: ButtonParts<Label>) -> AnyButtonConfiguration { parts.configuration() }
}

extension NavigationLink: StyledControl {
  @MainActor func makeParts(_ node: _ViewNode) -> ButtonParts<Label> {
    ButtonParts(label, tapping: node)
  }

  @MainActor func update(_ parts: ButtonParts<Label>) -> Bool { parts.update(label) }

  @MainActor func configuration(_ parts: ButtonParts<Label>) -> AnyButtonConfiguration { parts.configuration() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    let action = configuration.action
    nonisolated(unsafe) let box = action
    self.init(role: configuration.role, action: { box.action() }) { configuration.label }
  }
}

extension View {
  /// Sets the style of the buttons below.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, AnyButtonConfiguration>(
        name: ".buttonStyle", style: style, box: StyleBoxOf<ButtonStyleMaker<S>>(style)))
  }

  /// Sets the style and the interaction of the buttons below.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, AnyButtonConfiguration>(
        name: ".buttonStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<PrimitiveButtonStyleMaker<S>>(style)))
  }
}

import Foundation

/// No step presses keys that are held with others, or touches with a pencil, so that these actions are not called.
extension View {
  /// Calls an action when keys that are held with others change.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { effect(_Names.OnModifierKeys.self) }

  /// Shows another view while keys are held.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { effect(_Names.OnModifierKeys.self) }

  /// Calls an action when a pencil is tapped twice.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View { effect(_Names.OnPencil.self) }

  /// Calls an action when a pencil is squeezed.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View { effect(_Names.OnPencil.self) }

  /// Calls an action when a remote is touched for some time.
  public nonisolated func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View { effect(_Names.OnCommand.self) }

  /// Calls an action for a command of the menus.
  public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
    effect(_Names.OnCommand.self)
  }

  /// Says what is copied.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    effect(_Names.OnCommand.self)
  }

  /// Says what is cut.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    effect(_Names.OnCommand.self)
  }

  /// Takes what is pasted.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { effect(_Names.OnCommand.self) }

  /// Takes what is pasted, where it holds.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void
  ) -> some View { effect(_Names.OnCommand.self) }

  /// Turns pages by a remote.
  public nonisolated func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { effect(_Names.OnCommand.self) }

  /// Finds the view by what a person types, in a list.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey?) -> some View {
    effect(_Names.TypeSelect.self)
  }

  /// Finds the view by what a person types, in a list.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    effect(_Names.TypeSelect.self)
  }

  /// Sends the events of a game controller to the view.
  public nonisolated func handlesGameControllerEvents(matching types: Int = 0) -> some View { self }

  /// Lets a click that brings a window to the front act on the view too.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}

/// Two taps of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is over the screen; `nil` where that is not known.
  public let hoverPose: PencilHoverPose?
}

/// Where a pencil is over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place in the view, in points.
  public let location: CGPoint
  /// The place in the view, from 0 to 1 in each direction.
  public let anchor: UnitPoint
  /// How far the pencil is from the screen, from 0 to 1.
  public let zDistance: CGFloat
}

/// How far a squeeze of a pencil has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is over the screen; `nil` where that is not known.
  public let hoverPose: PencilHoverPose?
}

/// What a person wants a pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Takes the eraser, or what was used before it.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Takes what was used before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Shows colours to choose from.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Shows what can be set of the ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Shows tools beside the pencil.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Runs a shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
  /// What a person wants two taps of a pencil to do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .switchEraser }

  /// What a person wants a squeeze of a pencil to do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .showContextualPalette }
}

extension _Names {
  /// The name of the modifiers for keys that are held with others.
  public enum OnModifierKeys: _ModifierName { public static var name: StaticString { ".onModifierKeysChanged" } }
  /// The name of the modifiers for a pencil.
  public enum OnPencil: _ModifierName { public static var name: StaticString { ".onPencil" } }
  /// The name of the modifiers for commands.
  public enum OnCommand: _ModifierName { public static var name: StaticString { ".onCommand" } }
  /// The name of ``View/typeSelectEquivalent(_:)``.
  public enum TypeSelect: _ModifierName { public static var name: StaticString { ".typeSelectEquivalent" } }
}

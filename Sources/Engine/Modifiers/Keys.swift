import Foundation

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// Which part of the press it is.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held meanwhile.
  public let modifiers: EventModifiers

  /// Parts of a press.
  public struct Phases: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All parts.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view took a press.
  public enum Result: Sendable { case handled, ignored }
}

/// A direction in which the focus is moved.
public enum MoveCommandDirection: Sendable { case up, down, left, right }

/// Where the pointer is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// No step presses a key or moves the pointer, so that these actions are not called.
extension View {
  /// Calls an action when a key is pressed.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    effect(_Names.OnKeyPress.self, "_", String(key.character))
  }

  /// Calls an action when a key is pressed.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { effect(_Names.OnKeyPress.self, "_", String(key.character)) }

  /// Calls an action when one of some keys is pressed.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { effect(_Names.OnKeyPress.self, "keys", keys.map { String($0.character) }.sorted()) }

  /// Calls an action when a key for one of some characters is pressed.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { effect(_Names.OnKeyPress.self) }

  /// Calls an action when any key is pressed.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { effect(_Names.OnKeyPress.self) }

  /// Calls an action when the focus is moved in a direction.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    effect(_Names.OnMoveCommand.self)
  }

  /// Calls an action for the command to leave.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    effect(_Names.OnExitCommand.self)
  }

  /// Calls an action for the command to delete.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    effect(_Names.OnDeleteCommand.self)
  }

  /// Calls an action for the command to play or pause.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    effect(_Names.OnPlayPauseCommand.self)
  }

  /// Calls an action when the pointer moves over the view.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { effect(_Names.OnContinuousHover.self) }

  /// Bounds where a submission is answered.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    effect(_Names.SubmitScope.self, "_", isBlocking)
  }
}

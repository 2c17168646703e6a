/// Ends what is presented.
@MainActor final class Dismisser {
  let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}

/// Ends the presentation that the view is in.
public struct DismissAction: Equatable, @unchecked Sendable {
  let dismisser: Dismisser?

  /// Ends the presentation, or pops the screen; outside one it does nothing.
  @MainActor @preconcurrency public func callAsFunction() { dismisser?.action() }

  public static func == (a: DismissAction, b: DismissAction) -> Bool { a.dismisser === b.dismisser }
}

/// Whether the view is presented.
public struct PresentationMode: Equatable, @unchecked Sendable {
  /// Whether there is a presentation around the view that can be ended.
  public internal(set) var isPresented: Bool
  let dismisser: Dismisser?

  /// Ends the presentation that the view is in.
  public mutating func dismiss() { onMain(self) { $0.dismisser?.action() } }

  public static func == (a: PresentationMode, b: PresentationMode) -> Bool {
    a.isPresented == b.isPresented && a.dismisser === b.dismisser
  }
}

private struct DismisserKey: EnvironmentKey { static var defaultValue: Dismisser? { nil } }
private struct ActionDismisserKey: EnvironmentKey { static var defaultValue: Dismisser? { nil } }

extension EnvironmentValues {
  var dismisser: Dismisser? {
    get { self[DismisserKey.self] }
    set { self[DismisserKey.self] = newValue }
  }

  /// What a button ends when it has done its action: an alert.
  var actionDismisser: Dismisser? {
    get { self[ActionDismisserKey.self] }
    set { self[ActionDismisserKey.self] = newValue }
  }

  /// Ends the presentation that the view is in.
  public var dismiss: DismissAction { DismissAction(dismisser: dismisser) }

  /// Whether the view is presented.
  public var isPresented: Bool { dismisser != nil }

  /// How the view is presented, in the older form; what is written to it is not kept.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: dismisser != nil, dismisser: dismisser))
  }
}

extension DismissAction: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { "dismiss" }
}

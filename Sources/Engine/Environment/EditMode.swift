/// Whether a view's content can be edited.
public enum EditMode: String, Hashable, Sendable {
  case inactive, transient, active

  /// Whether it can be edited now; `transient` says so for as long as a person swipes a row.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of one window or one screen of a stack: it begins `inactive`, and an edit button of the screen
/// switches it.
///
/// The source behind it is made when a view first asks for the mode.
@MainActor final class EditScope {
  private weak var graph: Graph?
  private var mode: FrameworkValue<EditMode>?

  init(_ graph: Graph) { self.graph = graph }

  var binding: Binding<EditMode>? {
    if mode == nil { mode = graph.map { FrameworkValue($0, name: "editMode", .inactive) } }
    return mode.map { Binding(location: $0) }
  }

  isolated deinit { mode?.end() }
}

private struct EditKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct EditScopeKey: EnvironmentKey { static var defaultValue: EditScope? { nil } }

extension EnvironmentValues {
  /// Whether what is below can be edited: what a view above set, or the mode of the window or of the screen of a stack.
  ///
  /// A body that reads `editMode?.wrappedValue` runs when an ``EditButton`` of its screen is tapped.
  public var editMode: Binding<EditMode>? {
    get { self[EditKey.self] ?? onMain(Carried(self[EditScopeKey.self])) { $0.value?.binding } }
    set { self[EditKey.self] = newValue }
  }

  var editScope: EditScope? {
    get { self[EditScopeKey.self] }
    set { self[EditScopeKey.self] = newValue }
  }
}

/// A button that switches editing on and off; it reads “Done” meanwhile.
public nonisolated struct EditButton: _ControlView, Responder {
  @Environment(\.editMode) private var mode

  public nonisolated init() {}

  public typealias Body = Never
  private var isEditing: Bool { mode?.wrappedValue.isEditing == true }
  public var _content: Text { Text(isEditing ? "Done" : "Edit") }
  public var _parameters: _NoParameters { _NoParameters() }
  public var _shown: String? { isEditing ? "editing" : nil }
  public static var _contentFollows: Bool { true }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    mode?.wrappedValue = isEditing ? .inactive : .active
  }
}

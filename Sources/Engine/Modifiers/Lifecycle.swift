import Recording

/// A modifier that is told of its node's lifetime and of its new values.
@MainActor @preconcurrency public protocol _LifecycleModifier: _PrimitiveModifier {
  associatedtype _Memory
  func _began(_ node: _ViewNode) -> _Memory
  func _updated(from old: Self, _ memory: inout _Memory, _ node: _ViewNode)
  func _ended(_ memory: inout _Memory, _ node: _ViewNode)
  /// What the node is in leaves the screen, or is covered (C4).
  func _left(_ memory: inout _Memory, _ node: _ViewNode)
  /// What the node is in is on the screen again (C4).
  func _returned(_ memory: inout _Memory, _ node: _ViewNode)
}

extension _LifecycleModifier {
  public func _updated(from old: Self, _ memory: inout _Memory, _ node: _ViewNode) {}
  public func _ended(_ memory: inout _Memory, _ node: _ViewNode) {}
  public func _left(_ memory: inout _Memory, _ node: _ViewNode) {}
  public func _returned(_ memory: inout _Memory, _ node: _ViewNode) {}
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = LifecycleModifierNode(view, inputs)
    node.start()
    return node
  }
}

final class LifecycleModifierNode<Base: View, Modifier: _LifecycleModifier>: ModifierNode<Base, Modifier> {
  private var memory: Modifier._Memory?

  override func start() {
    super.start()
    memory = value.modifier._began(self)
  }

  override func modifierUpdated(from old: Modifier, changed: Bool) {
    guard var memory else { return }
    value.modifier._updated(from: old, &memory, self)
    self.memory = memory
  }

  override func didLeaveScreen() {
    guard var memory else { return }
    value.modifier._left(&memory, self)
    self.memory = memory
  }

  override func didReturnToScreen() {
    guard var memory else { return }
    value.modifier._returned(&memory, self)
    self.memory = memory
  }

  override func willEnd() {
    guard var memory else { return }
    value.modifier._ended(&memory, self)
    self.memory = memory
  }
}

public nonisolated struct _AppearanceActionModifier: _LifecycleModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  public typealias Body = Never
  public static var _name: String { ".onAppear" }
  public var _label: String { appear == nil && disappear != nil ? ".onDisappear" : ".onAppear" }

  @MainActor public func _began(_ node: _ViewNode) { if node.isOnScreen { appear(node) } }

  /// What is covered or leaves before the handlers are called has neither appeared nor disappeared.
  @MainActor private func appear(_ node: _ViewNode) {
    node.graph.lifecycle.appear(node) { [appear] in
      guard node.isOnScreen, !node.flags.contains(.hasAppeared) else { return }
      node.flags.insert(.hasAppeared)
      appear?()
    }
  }

  @MainActor public func _ended(_ memory: inout Void, _ node: _ViewNode) { _left(&memory, node) }

  @MainActor public func _left(_ memory: inout Void, _ node: _ViewNode) {
    guard node.flags.contains(.hasAppeared) else { return }
    node.flags.remove(.hasAppeared)
    if let disappear { node.graph.lifecycle.disappear(disappear) }
  }

  @MainActor public func _returned(_ memory: inout Void, _ node: _ViewNode) { appear(node) }
}

public nonisolated struct _ValueActionModifier<Value: Equatable>: _LifecycleModifier {
  var value: Value
  var initial: Bool
  var action: (Value, Value) -> Void
  public typealias Body = Never
  public static var _name: String { ".onChange" }
  public var _words: String? { Describer().describe(value) }

  public func _isSame(as other: _ValueActionModifier) -> Bool { value == other.value }

  @MainActor public func _began(_ node: _ViewNode) {
    if initial {
      let (value, action) = (value, action)
      node.graph.lifecycle.change(node, isInitial: true) { action(value, value) }
    }
  }

  @MainActor public func _updated(from old: _ValueActionModifier, _ memory: inout Void, _ node: _ViewNode) {
    guard old.value != value else { return }
    let (before, now, action) = (old.value, value, action)
    node.graph.lifecycle.change(node, isInitial: false) { action(before, now) }
  }
}

/// A modifier that runs a task while the view is shown (G2).
@MainActor @preconcurrency public protocol _TaskStarter: _LifecycleModifier where _Memory == _RunningTask {
  nonisolated var priority: TaskPriority { get }
  nonisolated var action: @Sendable () async -> Void { get }
}

/// The task that a view runs.
public final class _RunningTask {
  var task: Task<Void, Never>?
}

extension _TaskStarter {
  public static var _name: String { ".task" }

  public func _began(_ node: _ViewNode) -> _RunningTask {
    let memory = _RunningTask()
    if node.isOnScreen { start(memory, node) }
    return memory
  }

  fileprivate func start(_ memory: _RunningTask, _ node: _ViewNode) {
    let (priority, action) = (priority, action)
    node.graph.lifecycle.task(node) {
      guard node.isOnScreen else { return }
      memory.task?.cancel()
      memory.task = Task(priority: priority) { @MainActor in await action() }
    }
  }

  public func _ended(_ memory: inout _RunningTask, _ node: _ViewNode) { memory.task?.cancel() }

  public func _left(_ memory: inout _RunningTask, _ node: _ViewNode) { memory.task?.cancel() }

  public func _returned(_ memory: inout _RunningTask, _ node: _ViewNode) { start(memory, node) }
}

/// Runs a task while the view is shown.
public nonisolated struct _TaskModifier: _TaskStarter {
  /// How urgent the task is.
  public let priority: TaskPriority
  /// What the task does, once in each time that the view is shown.
  public let action: @Sendable () async -> Void
}

/// Runs a task while the view is shown, again when a value changes.
public nonisolated struct _TaskValueModifier<Value: Equatable>: _TaskStarter {
  let value: Value
  /// How urgent the task is.
  public let priority: TaskPriority
  /// What the task does, anew for each value.
  public let action: @Sendable () async -> Void

  @MainActor public func _updated(from old: Self, _ memory: inout _RunningTask, _ node: _ViewNode) {
    guard old.value != value else { return }
    memory.task?.cancel()
    if node.isOnScreen { start(memory, node) }
  }
}

extension View {
  /// Calls `action` when the view has appeared, after layout (G2, G4).
  ///
  /// A view appears again when the lazy row, the tab or the screen of a stack that it is in comes back (C4).
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Calls `action` when the view has ended, or is covered by another screen or left it with its lazy row (G2, C4).
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }

  /// Calls `action` with the old and new value when the value differs after an evaluation (G3).
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial, action: action))
  }

  /// Calls `action` when the value differs after an evaluation (G3).
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Calls `action` with the new value when the value differs after an evaluation (G3).
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(_ValueActionModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Starts an asynchronous task when the view has appeared, and cancels it when the view ends (G2).
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Starts an asynchronous task when the view has appeared and whenever `id` changes, and cancels the one before.
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(value: id, priority: priority, action: action))
  }
}

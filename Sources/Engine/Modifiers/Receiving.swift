import Foundation

/// Calls a handler with what a publisher emits while the view lives.
public nonisolated struct _ReceiveModifier<P: Publisher>: _LifecycleModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
  public typealias Body = Never
  public static var _name: String { ".onReceive" }

  /// The handler and the subscription, for as long as the view lives.
  public final class Memory {
    var action: (P.Output) -> Void
    var subscription: AnyCancellable?
    var publisher: P

    init(_ action: @escaping (P.Output) -> Void, _ publisher: P) {
      self.action = action
      self.publisher = publisher
    }
  }

  @MainActor public func _began(_ node: _ViewNode) -> Memory {
    let memory = Memory(action, publisher)
    // What is emitted at once arrives when the view has appeared.
    node.graph.lifecycle.appear(node) { [self] in subscribe(memory) }
    return memory
  }

  @MainActor private func subscribe(_ memory: Memory) {
    memory.subscription = publisher.sink { [weak memory] value in
      memory?.action(value)
    }
  }

  @MainActor public func _updated(from old: Self, _ memory: inout Memory, _ node: _ViewNode) {
    memory.action = action
    let comparison = Comparison.ofField(P.self)
    if isEqualAsField(memory.publisher, publisher, comparison) { return }
    memory.publisher = publisher
    subscribe(memory)
  }

  @MainActor public func _ended(_ memory: inout Memory, _ node: _ViewNode) {
    memory.subscription?.cancel()
    memory.subscription = nil
  }
}

extension View {
  /// Calls `action` with what a publisher emits.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never { modifier(_ReceiveModifier(publisher: publisher, action: action)) }

  /// Calls `action` when the app is asked to open an address; no step does it.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    effect(_Names.OnOpenURL.self)
  }

  /// Calls `action` when an activity is continued; no step does it.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  ) -> some View { effect(_Names.OnContinueUserActivity.self, "_", activityType) }

  /// Calls `action` with a geometry when what is made of it differs; here, once the view has appeared.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      })
  }

  /// Calls an action with the old and the new value of something made of the view's geometry when it changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) }
      })
  }
}

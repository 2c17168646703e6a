/// A modifier that follows whether the focus is on the view below it.
protocol FocusFollower {
  @MainActor func takeFocus()
  @MainActor func loseFocus()
}

/// A modifier that waits for a field below it to be submitted.
protocol SubmitHandler {
  @MainActor func submit(_ trigger: SubmitTriggers)
}

extension _ViewNode {
  /// Tells the nearest modifier above that follows the focus that it is on this node.
  func focusFromBelow() {
    var node: _ViewNode? = self
    while let current = node {
      if let follower = current.modifierForEvents as? any FocusFollower {
        graph.focused?.loseFocus()
        graph.focused = follower
        follower.takeFocus()
        return
      }
      node = current.parent
    }
  }

  /// Calls what waits above for a field to be submitted, the nearest first.
  func submitFromBelow(_ trigger: SubmitTriggers = .text) {
    var node: _ViewNode? = self
    while let current = node {
      (current.modifierForEvents as? any SubmitHandler)?.submit(trigger)
      node = current.parent
    }
  }
}

extension View {
  /// Follows whether the view has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusModifier(location: condition.location, value: true, none: false))
  }

  /// Follows whether the view has the focus, by a value that stands for it.
  public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { modifier(_FocusModifier(location: binding.location, value: value, none: binding.none)) }

  /// Lets the view take the focus, or not.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    effect(_Names.Focusable.self, "_", isFocusable)
  }

  /// Calls `action` when a field below is submitted.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }

  /// Sets the label of the key that submits.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { effect(_Names.SubmitLabel.self, "_", label) }

  /// Says where the focus is at first.
  public nonisolated func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value)
    -> some View
  { effect(_Names.DefaultFocus.self, "_", value) }
}

public nonisolated struct _FocusModifier<Value: Hashable>: _PrimitiveModifier, FocusFollower {
  let location: any Location<Value>
  let value: Value
  let none: Value?
  public typealias Body = Never
  public static var _name: String { ".focused" }
  public var _words: String? { (value as? Bool) == true ? nil : Describer().describe(value) }
  public func _isSame(as other: Self) -> Bool { value == other.value }

  @MainActor func takeFocus() { location.set(value) }

  @MainActor func loseFocus() { if let none, location.get(marking: false) == value { location.set(none) } }
}

public nonisolated struct _SubmitModifier: _PrimitiveModifier, SubmitHandler {
  let triggers: SubmitTriggers
  let action: () -> Void
  public typealias Body = Never
  public static var _name: String { ".onSubmit" }
  public func _isSame(as other: Self) -> Bool { true }
  @MainActor func submit(_ trigger: SubmitTriggers) { if triggers.contains(trigger) { action() } }
}

/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// The label of the key that submits.
public enum SubmitLabel: String, Equatable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

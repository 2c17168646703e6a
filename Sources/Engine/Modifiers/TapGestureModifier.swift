public nonisolated struct _TapModifier: _PrimitiveModifier, Responder {
  var count: Int
  var action: () -> Void
  public typealias Body = Never
  public static var _name: String { ".onTapGesture" }

  public func _isSame(as other: _TapModifier) -> Bool { count == other.count }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) { action() }
}

extension View {
  /// Calls `action` when the view is tapped.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }
}

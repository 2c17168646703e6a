public nonisolated struct _TapModifier: _PrimitiveModifier, Responder {
  var count: Int
  /// Called with where the view was tapped: in its middle.
  var action: (CGPoint) -> Void
  public typealias Body = Never
  public static var _name: String { ".onTapGesture" }

  public func _isSame(as other: _TapModifier) -> Bool { count == other.count }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) { action(node.middle) }
}

extension View {
  /// Calls `action` when the view is tapped.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(count: count) { _ in action() })
  }

  /// Calls `action` with the place when the view is tapped, which a step does in its middle.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(_TapModifier(count: count, action: action))
  }
}

extension _ViewNode {
  /// The middle of the first thing that the node shows, in its own coordinates.
  var middle: CGPoint {
    var shown: ContiguousArray<LayoutItem> = []
    appendDisplayables(to: &shown)
    guard let size = shown.first?.frame.size else { return .zero }
    return CGPoint(x: size.width / 2, y: size.height / 2)
  }
}

import Foundation

extension View {
  /// Calls `action` when the view is tapped.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(
      AddGestureModifier(
        name: ".onTapGesture", gesture: _EndedGesture(base: TapGesture(count: count), action: { _ in action() }),
        hasWords: false))
  }

  /// Calls `action` with the place when the view is tapped, which a step does in its middle.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      AddGestureModifier(
        name: ".onTapGesture",
        gesture: _EndedGesture(base: SpatialTapGesture(count: count), action: { action($0.location) }), hasWords: false)
    )
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

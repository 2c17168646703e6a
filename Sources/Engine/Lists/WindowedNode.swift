import Foundation

/// A container that scrolls its content, or makes rows as they come into view, or both.
@MainActor @preconcurrency public protocol _WindowedView: _ContainerView {
  /// The directions in which it scrolls its content itself.
  var _scrollAxes: Axis.Set { get }
  /// Whether rows are made as they come into view (H1).
  var _isLazy: Bool { get }
}

extension _WindowedView {
  public var _scrollAxes: Axis.Set { [] }
  public var _isLazy: Bool { true }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = WindowedNode(view, inputs)
    node.begin()
    return node
  }
}

final class WindowedNode<V: _WindowedView>: ContainerNode<V>, EnvironmentLayoutReader {
  private var ownWindow: LazyWindow?
  private var margins = EdgeInsets()

  override var window: LazyWindow? { ownWindow }

  func begin() {
    let made = LazyWindow(self, isLazy: value._isLazy, axes: value._scrollAxes)
    ownWindow = made
    graph.windows.add(made)
    margins = environment.values.contentMargins
    start()
  }

  func environmentAffectsLayout() {
    let new = environment.values.contentMargins
    if new == margins { return }
    margins = new
    layout?.reset()
  }

  override func contentDisplayables() -> ContiguousArray<LayoutItem> {
    let list = super.contentDisplayables()
    guard let ownWindow else { return list }
    ownWindow.layout = layout
    ownWindow.axes = value._scrollAxes
    return ownWindow.take(list)
  }

  override func willEnd() {
    super.willEnd()
    if let ownWindow { graph.windows.remove(ownWindow) }
  }
}

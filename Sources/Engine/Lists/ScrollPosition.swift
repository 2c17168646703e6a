import Foundation
import Recording

/// Connects the row that is scrolled to with a value.
public nonisolated struct _ScrollPositionModifier<ID: Hashable>: _PrimitiveModifier {
  @Binding var position: ID?
  let anchor: UnitPoint?
  public typealias Body = Never
  public static var _name: String { ".scrollPosition" }
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = ScrollPositionNode(view, inputs)
    node.start()
    return node
  }
}

/// A node that is told when what is seen has settled.
@MainActor protocol ScrollFollower: AnyObject {
  func visibleRowsSettled()
}

final class ScrollPositionNode<Base: View, ID: Hashable>: PropertyModifierNode<Base, _ScrollPositionModifier<ID>>,
  ScrollFollower
{
  private var known: ID?
  private var offset: CGPoint?
  /// Whether it was the value that scrolled.
  private var isFollowing = false

  override func start() {
    graph.windows.add(self)
    super.start()
  }

  /// Scrolls to where the value says.
  override func propertiesChanged() {
    let new = graph.evaluateQuietly(self) { value.modifier.position }
    guard new != known else { return }
    known = new
    guard let new else { return }
    isFollowing = true
    let wanted = AnyHashable(new)
    graph.windows.request(ScrollRequest(in: self, anchor: value.modifier.anchor) { $0 == wanted })
  }

  /// Tells which row of the target layout stands first, or at the anchor, after a person scrolled.
  func visibleRowsSettled() {
    guard let window = firstScrollWindow, let layout = window.layout else { return }
    defer {
      offset = window.offset
      isFollowing = false
    }
    let axis: Axis = window.axes.contains(.vertical) ? .vertical : .horizontal
    let line = layout.windowFrame.point(at: value.modifier.anchor ?? .topLeading)[axis]
    guard let offset, offset != window.offset, !isFollowing,
      let targets = firstNode(where: { $0 is any ScrollTargetLayout }),
      let first = targets.firstRow(endingAfter: line, axis, as: ID.self), first != known
    else { return }
    known = first
    graph.untracked { value.modifier.position = first }
  }

  override func willEnd() {
    graph.windows.remove(self)
    super.willEnd()
  }
}

/// The mark of a layout whose views are places to scroll to.
protocol ScrollTargetLayout {}

/// Makes the views of a layout places to scroll to.
public nonisolated struct _ScrollTargetLayoutModifier: _PrimitiveModifier, Equatable {
  let isEnabled: Bool
  public typealias Body = Never
  public static var _name: String { ".scrollTargetLayout" }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = ScrollTargetNode(view, inputs)
    node.start()
    return node
  }
}

private final class ScrollTargetNode<Base: View>: ModifierNode<Base, _ScrollTargetLayoutModifier>, ScrollTargetLayout {}

extension _ViewNode {
  var firstScrollWindow: LazyWindow? {
    firstNode { $0.window?.axes.isEmpty == false }?.window
  }

  fileprivate func firstNode(where condition: (_ViewNode) -> Bool) -> _ViewNode? {
    if condition(self) { return self }
    for child in childList {
      if let found = child.firstNode(where: condition) { return found }
    }
    return nil
  }

  /// The id of the first row that goes on beyond a line across the window.
  fileprivate func firstRow<ID>(endingAfter line: CGFloat, _ axis: Axis, as type: ID.Type) -> ID? {
    for child in childList where !child.flags.contains(.isOffscreen) {
      if let id = rowID(of: child)?.base as? ID {
        var items: ContiguousArray<LayoutItem> = []
        child.appendDisplayables(to: &items)
        if items.contains(where: { $0.windowFrame.point(at: .bottomTrailing)[axis] > line }) { return id }
      } else if let found = child.firstRow(endingAfter: line, axis, as: type) {
        return found
      }
    }
    return nil
  }
}

extension CGRect {
  fileprivate func point(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}

extension View {
  /// Makes the views of a layout places to scroll to.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Connects the id of the row that stands first with a value: writing it scrolls, and scrolling writes it.
  ///
  /// The rows are those of the view with ``scrollTargetLayout(isEnabled:)``; without one, scrolling writes nothing.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionModifier(position: id, anchor: anchor))
  }
}

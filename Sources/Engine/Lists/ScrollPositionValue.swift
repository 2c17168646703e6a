import Foundation
import Recording

/// Where something that scrolls stands, and where it is to go: writing it scrolls.
public struct ScrollPosition: Equatable, Sendable {
  enum Wish: Equatable, @unchecked Sendable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case offset(x: CGFloat?, y: CGFloat?)
  }
  private(set) var wish: Wish
  /// Tells one wish from the same one before.
  private(set) var count = 0

  public init(idType: (some Hashable & Sendable).Type = Never.self) { wish = .none }

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { wish = .id(AnyHashable(id), anchor) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { wish = .edge(edge) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    wish = .offset(x: point.x, y: point.y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { wish = .offset(x: x, y: nil) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { wish = .offset(x: nil, y: y) }

  private mutating func ask(_ new: Wish) {
    wish = new
    count += 1
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  public mutating func scrollTo(point: CGPoint) { ask(.offset(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.offset(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { ask(.offset(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { ask(.offset(x: nil, y: y)) }

  /// Whether a person has scrolled since: not known here.
  public var isPositionedByUser: Bool { false }

  public var edge: Edge? { if case .edge(let edge) = wish { edge } else { nil } }

  public var point: CGPoint? {
    if case .offset(let x?, let y?) = wish { CGPoint(x: x, y: y) } else { nil }
  }

  public var viewID: (any Hashable)? {
    if case .id(let id, _) = wish { id.base as? any Hashable } else { nil }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id, _) = wish { id.base as? T } else { nil }
  }
}

/// Scrolls to where a position says.
public nonisolated struct _ScrollPositionValueModifier: _PrimitiveModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  public typealias Body = Never
  public static var _name: String { ".scrollPosition" }
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = ScrollPositionValueNode(view, inputs)
    node.start()
    return node
  }
}

final class ScrollPositionValueNode<Base: View>: PropertyModifierNode<Base, _ScrollPositionValueModifier>,
  ScrollFollower
{
  private var known: ScrollPosition?
  private var isWaiting = false

  override func start() {
    graph.windows.add(self)
    super.start()
  }

  override func propertiesChanged() {
    let new = graph.evaluateQuietly(self) { value.modifier.position }
    guard new != known else { return }
    known = new
    isWaiting = true
    if case .id(let id, let anchor) = new.wish {
      isWaiting = false
      graph.windows.request(ScrollRequest(in: self, anchor: anchor ?? value.modifier.anchor) { $0 == id })
    } else {
      move()
    }
  }

  /// Moves what has a layout; what has none yet is moved when it has.
  private func move() {
    guard isWaiting, let known, let window = firstScrollWindow, let layout = window.layout else { return }
    isWaiting = false
    switch known.wish {
    case .none, .id: return
    case .edge(let edge):
      let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
      let isEnd = edge == .bottom || edge == .trailing
      window.offset[axis] = isEnd ? max(0, window.contentSize[axis] - layout.frame.size[axis]) : 0
    case .offset(let x, let y):
      if let x { window.offset.x = x }
      if let y { window.offset.y = y }
    }
    layout.setNeedsPlacing()
  }

  func visibleRowsSettled() {
    guard isWaiting else { return }
    move()
    graph.onWrite?()
  }

  override func willEnd() {
    graph.windows.remove(self)
    super.willEnd()
  }
}

extension View {
  /// Connects where the view's scrolling stands with a value: writing it scrolls.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionValueModifier(position: position, anchor: anchor))
  }

  /// Sets where scrolling begins, for a use of it.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    effect(_Names.DefaultScrollAnchor.self, "_", anchor)
  }
}

/// What an anchor of scrolling is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

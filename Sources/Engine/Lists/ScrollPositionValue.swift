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

  /// A position that asks for nothing: scrolling begins where it does by itself.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { wish = .none }

  /// A position at the view with an id: its anchor is brought to that of what is seen.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { wish = .id(AnyHashable(id), anchor) }

  /// A position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { wish = .edge(edge) }

  /// A position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    wish = .offset(x: point.x, y: point.y)
  }

  /// A position at a distance to the side; how far it is scrolled down stays as it is.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { wish = .offset(x: x, y: nil) }

  /// A position at a distance down; how far it is scrolled to the side stays as it is.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { wish = .offset(x: nil, y: y) }

  private mutating func ask(_ new: Wish) {
    wish = new
    count += 1
  }

  /// Asks for the view with an id, again where it was asked for before.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }

  /// Asks for an edge of the content, again where it was asked for before.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

  /// Asks for a point of the content, again where it was asked for before.
  public mutating func scrollTo(point: CGPoint) { ask(.offset(x: point.x, y: point.y)) }

  /// Asks for a distance in both directions.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.offset(x: x, y: y)) }

  /// Asks for a distance to the side.
  public mutating func scrollTo(x: CGFloat) { ask(.offset(x: x, y: nil)) }

  /// Asks for a distance down.
  public mutating func scrollTo(y: CGFloat) { ask(.offset(x: nil, y: y)) }

  /// Whether a person has scrolled since: not known here.
  public var isPositionedByUser: Bool { false }

  /// The edge that was asked for last; `nil` where something else was.
  public var edge: Edge? { if case .edge(let edge) = wish { edge } else { nil } }

  /// The point that was asked for last; `nil` where something else was, or one direction alone.
  public var point: CGPoint? {
    if case .offset(let x?, let y?) = wish { CGPoint(x: x, y: y) } else { nil }
  }

  /// The id that was asked for last; `nil` where something else was.
  public var viewID: (any Hashable)? {
    if case .id(let id, _) = wish { id.base as? any Hashable } else { nil }
  }

  /// The id that was asked for last, where it is of the type.
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
  /// Where scrolling begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in place when the content or what is seen changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than what is seen.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// The stack of screens around a view: what links push onto and `dismiss` pops from.
@MainActor final class NavigationContext {
  /// Makes the view for a value of its type.
  struct Destination {
    let owner: _ViewNode
    let accepts: (Any) -> Bool
    let make: (Any) -> ErasedView?
  }
  private(set) var destinations: [(type: Any.Type, destination: Destination)] = []
  weak var stack: (any NavigationHost)?

  func register(_ type: Any.Type, _ destination: Destination) {
    if let index = destinations.firstIndex(where: { $0.type == type && $0.destination.owner === destination.owner }) {
      destinations[index].destination = destination
    } else {
      destinations.append((type, destination))
    }
  }

  func unregister(_ owner: _ViewNode) { destinations.removeAll { $0.destination.owner === owner } }

  /// Whether there is a view for a value.
  func hasView(for value: Any) -> Bool { destinations.contains { $0.destination.accepts(value) } }

  /// The view for a pushed value; the declaration nearest to the top is meant.
  func view(for value: Any) -> ErasedView? {
    destinations.last { $0.destination.accepts(value) }?.destination.make(value)
  }
}

/// The node that shows the screens of a stack.
@MainActor protocol NavigationHost: AnyObject {
  /// Pushes a screen that belongs to a link.
  func push(_ link: _ViewNode, _ view: ErasedView)
  /// Updates the screen that a link pushed.
  func update(_ link: _ViewNode, _ view: ErasedView)
  /// Makes the views of pushed values anew: what makes them is another closure.
  func destinationsChanged()
  /// Pushes a value, onto the path where there is one.
  func push(value: AnyHashable)
}

private struct NavigationKey: EnvironmentKey { static var defaultValue: NavigationContext? { nil } }

extension EnvironmentValues {
  var navigation: NavigationContext? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

/// A view whose type is known only where it was made.
@MainActor class ErasedView {
  func make(_ inputs: _ViewInputs) -> _ViewNode? { nil }
  /// Updates a node of the same type; `nil` where the node is of another one.
  func update(_ node: _ViewNode) -> Bool? { nil }
}

final class ErasedViewOf<V: View>: ErasedView {
  private let view: V

  init(_ view: V) { self.view = view }

  override func make(_ inputs: _ViewInputs) -> _ViewNode? { V._makeView(view, inputs) }

  override func update(_ node: _ViewNode) -> Bool? { (node as? _ViewNodeOf<V>)?.update(view) }
}

import Foundation

/// A space of coordinates.
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

/// A type that stands for a space of coordinates.
public protocol CoordinateSpaceProtocol { var coordinateSpace: CoordinateSpace { get } }

/// A space of coordinates with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
  let name: AnyHashable
  /// The space with the name; the window's where no view above has it.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// The view's own space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// The window's space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space that a view above gave this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: nil)) }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view that asks.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The name of the space of the nearest scroll view, of those that scroll along an axis where one is given.
struct ScrollSpaceName: Hashable {
  let axis: Axis?

  /// Whether a view that scrolls along some axes is meant.
  func holds(_ axes: Axis.Set) -> Bool {
    switch axis {
    case .horizontal: axes.contains(.horizontal)
    case .vertical: axes.contains(.vertical)
    case nil: true
    }
  }
}

/// Gives the view's coordinates a name.
public nonisolated struct _SpaceModifier: _PrimitiveModifier, Equatable {
  let name: AnyHashable
  public typealias Body = Never
  public static var _name: String { ".coordinateSpace" }
  public var _words: String? { "name: \(Describer().describe(name.base))" }
}

extension View {
  /// Gives the view's coordinates a name.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_SpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinates a name.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_SpaceModifier(name: name.name))
  }
}

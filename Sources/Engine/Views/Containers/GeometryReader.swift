import Foundation

/// A view whose content is made from the size that it was given.
///
/// The content is evaluated when the size is known, and again in a further pass when it changes.
public nonisolated struct GeometryReader<Content: View>: View {
  public var content: (GeometryProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    GeometryNode(view, inputs)
  }
}

/// What a geometry reader knows of its own place.
public struct GeometryProxy {
  /// The reader's size.
  public let size: CGSize
  let windowFrame: CGRect
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in a space of coordinates; a named space counts as the window's.
  public func frame(in space: CoordinateSpace) -> CGRect {
    space == .local ? CGRect(origin: .zero, size: size) : windowFrame
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { nil }

  /// The value of an anchor.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

/// A value of a place on the screen.
public struct Anchor<Value> {
  let value: Value

  /// What an anchor is of.
  public struct Source: Sendable {
    let make: @Sendable (CGRect) -> Value
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
}

extension Anchor.Source where Value == CGPoint {
  public static var center: Anchor<CGPoint>.Source { .init { CGPoint(x: $0.midX, y: $0.midY) } }
  public static var topLeading: Anchor<CGPoint>.Source { .init { $0.origin } }
}

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
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension View {
  /// Gives the view's coordinates a name.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    effect(".coordinateSpace", "name", name)
  }

  /// Gives the view's coordinates a name.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    effect(".coordinateSpace", "_", name.name)
  }
}

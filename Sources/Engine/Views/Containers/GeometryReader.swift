import Foundation

/// A view whose content is made from the size that it was given.
///
/// The content is evaluated when the size is known, and again in a further pass when it changes.
public nonisolated struct GeometryReader<Content: View>: View {
  /// What makes the content from the reader's size and place.
  public var content: (GeometryProxy) -> Content

  /// A reader that takes all the room it is offered and makes its content from that.
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    GeometryNode(view, inputs)
  }
}

/// What a geometry reader knows of its own place.
///
/// Its size is that of the reader. Frames and anchors that are read during an evaluation are a dependency of the
/// reader's content, which is evaluated again when they come out otherwise; read elsewhere, they are those of now.
public struct GeometryProxy {
  /// The reader's size.
  public let size: CGSize
  let place: GeometryPlace
  /// Differs after something that was read of the place has changed.
  let version: Int

  /// Always zero: a session's window has no unsafe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in a space of coordinates; in the window's where no view above has the name.
  public func frame(in space: CoordinateSpace) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: size) }
    return onMain(Carried((place, space))) { $0.value.0.frame(in: $0.value.1) }
  }

  /// The reader's frame in a space of coordinates.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The bounds of the view with a named space, in the reader's coordinates.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    onMain(Carried((place, space.coordinateSpace))) { $0.value.0.bounds(of: $0.value.1) }
  }

  /// The value of an anchor in the reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    anchor.source.make(onMain(Carried((place, anchor.owner))) { $0.value.0.rectangle(of: $0.value.1) })
  }
}

/// A part of a user interface, described by a value.
///
/// A view either has a body made of other views, or is one of the framework's primitives.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self>
}

extension View {
  /// Makes the node of a view that begins. The framework's primitives have their own.
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = ComposedNode(view, inputs)
    node.start()
    return node
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// A primitive has no body; the framework never asks for one.
  public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

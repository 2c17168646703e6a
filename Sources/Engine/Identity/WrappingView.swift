/// A view of the framework that is made of another one, without being a body that runs.
@MainActor @preconcurrency public protocol _WrappingView: View where Body == Never {
  associatedtype _Wrapped: View
  var _wrapped: _Wrapped { get }
}

extension _WrappingView {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = WrapperNode(view, inputs, type: ViewType.shortName(Self.self)) { $0._wrapped }
    node.start()
    return node
  }
}

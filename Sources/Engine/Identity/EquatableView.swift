/// A view that is compared with its own `==`, whatever its stored properties are (E3).
public nonisolated struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared with its own `==`.
  public var content: Content

  /// Wraps a view whose `==` decides.
  public nonisolated init(content: Content) { self.content = content }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = EquatableNode(view, inputs)
    node.start()
    return node
  }
}

extension View where Self: Equatable {
  /// Makes the view's `==` decide whether it runs again (E3).
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

private final class EquatableNode<Content: View & Equatable>: _ViewNodeOf<EquatableView<Content>> {
  private var child: _ViewNodeOf<Content>?

  func start() { child = Content._makeView(value.content, inputs()) }

  override func update(_ new: EquatableView<Content>, differs: Bool?) -> Bool {
    graph.recorder?.skipped(self, .inputsEqual)
    guard let child else { return false }
    if value.content == new.content {
      graph.recorder?.skipped(child, .equatable)
      return false
    }
    value = new
    return child.update(new.content, differs: true)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .modifier, type: ".equatable") }
}

/// Views taken together, without a layout of their own.
public nonisolated struct Group<Content> {
  let content: Content
  public typealias Body = Never
}

extension Group: View where Content: View {
  /// Takes views together.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = WrapperNode(view, inputs, type: "Group") { $0.content }
    node.start()
    return node
  }
}

/// The node of a structural view around one other.
class WrapperNode<V: View, Content: View>: _ViewNodeOf<V> {
  private let type: String
  private let content: (V) -> Content
  private var child: _ViewNodeOf<Content>?

  init(_ value: V, _ inputs: _ViewInputs, type: String, content: @escaping (V) -> Content) {
    self.type = type
    self.content = content
    super.init(value, inputs)
  }

  final func start() { child = Content._makeView(content(value), inputs()) }

  override func update(_ new: V, differs: Bool?) -> Bool {
    value = new
    graph.recorder?.skipped(self, .inputsEqual)
    return child?.update(content(new)) ?? false
  }

  override final func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override final func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: type) }
}

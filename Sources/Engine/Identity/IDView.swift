import Recording

/// A view with an explicit identity, which adds to its structural one (B2).
public nonisolated struct IDView<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = IDNode(view, inputs)
    node.start()
    return node
  }
}

extension View {
  /// Binds the view's identity to a value: when it changes, the view begins anew (B5).
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

private final class IDNode<Content: View, ID: Hashable>: _ViewNodeOf<IDView<Content, ID>> {
  private var child: _ViewNodeOf<Content>?

  func start() { makeChild() }

  private func makeChild() {
    let made = Content._makeView(value.content, inputs())
    graph.recorder?.setExplicitID(of: made, value.id)
    child = made
  }

  override func update(_ new: IDView<Content, ID>, differs: Bool?) -> Bool {
    let old = value.id
    value = new
    if old == new.id {
      graph.recorder?.skipped(self, .inputsEqual)
      return child?.update(new.content) ?? false
    }
    if let recorder = graph.recorder {
      recorder.changedValue(
        self, name: "id", old: recorder.describer.describe(old), new: recorder.describer.describe(new.id))
    }
    let ended = child
    makeChild()
    replace(ended, by: child)
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .modifier, type: ".id", name: describer.describe(value.id))
  }

  override var elementID: AnyHashable? { AnyHashable(value.id) }
}

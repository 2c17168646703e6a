import Recording

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = OptionalNode(view, inputs)
    node.start()
    return node
  }
}

private final class OptionalNode<Wrapped: View>: _ViewNodeOf<Wrapped?> {
  private var child: _ViewNodeOf<Wrapped>?

  func start() { child = value.map { Wrapped._makeView($0, inputs()) } }

  override func update(_ new: Wrapped?, differs: Bool?) -> Bool {
    value = new
    switch (child, new) {
    case (nil, nil):
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    case (let child?, let content?):
      graph.recorder?.skipped(self, .inputsEqual)
      return child.update(content)
    case (nil, let content?):
      graph.recorder?.changedValue(self, name: "content", old: "nil", new: "some")
      child = Wrapped._makeView(content, inputs())
    case (let child?, nil):
      graph.recorder?.changedValue(self, name: "content", old: "some", new: "nil")
      self.child = nil
      child.end()
    }
    displayablesChanged()
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override var endsTransitionSearch: Bool { true }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .structural, type: "if", name: value == nil ? "false" : "true")
  }
}

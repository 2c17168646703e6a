import Recording

/// A screen that was pushed: its view, and the button that goes back.
final class ScreenNode: _ViewNode {
  private var view: ErasedView
  private var content: _ViewNode?

  init(_ view: ErasedView, _ inputs: _ViewInputs) {
    self.view = view
    super.init(inputs)
    graph.recorder?.began(self)
  }

  func start() {
    content = view.make(inputs())
    flags.remove(.isFirst)
  }

  func update(_ new: ErasedView) {
    view = new
    graph.recorder?.skipped(self, .inputsEqual)
    if let content, new.update(content) != nil { return }
    let ended = content
    content = new.make(inputs())
    replace(ended, by: content)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "Screen") }

  override var accessibilityText: String? { "Back" }

  override var isIdentityBarrier: Bool { true }

  override var responder: (any Responder)? { BackResponder() }
}

/// Goes back from a screen when the back button is tapped.
private struct BackResponder: Responder {
  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    node.environment.values.dismisser?.action()
  }
}

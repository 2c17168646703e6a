import Recording

/// A screen that was pushed: its view, and the button that goes back.
final class ScreenNode: _ViewNode {
  private var makeView: () -> ErasedView?
  private var content: _ViewNode?

  /// - Parameter view: makes the view. What it reads is a dependency of the screen.
  init(_ view: @escaping () -> ErasedView?, _ inputs: _ViewInputs) {
    makeView = view
    super.init(inputs)
    graph.recorder?.began(self)
  }

  private var view: ErasedView? { graph.evaluateQuietly(self, makeView) }

  func start() {
    content = view?.make(inputs())
    flags.remove(.isFirst)
  }

  func update(_ new: @escaping () -> ErasedView?) {
    makeView = new
    refresh()
  }

  /// Takes the view as it is made now.
  func refresh() {
    graph.recorder?.skipped(self, .inputsEqual)
    let new = view
    if let content, new?.update(content) != nil { return }
    let ended = content
    content = new?.make(inputs())
    replace(ended, by: content)
  }

  override func evaluate() {
    if !takeCauses(slots: [], hasNewValue: false).isEmpty { refresh() }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "Screen") }

  override var accessibilityText: String? { "Back" }

  override var isIdentityBarrier: Bool { true }

  override var responder: (any Responder)? { BackResponder() }
}

/// Goes back from a screen when the back button is tapped.
struct BackResponder: Responder {
  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    node.environment.values.dismisser?.action()
  }
}

import Recording

/// One of two views: each branch is an identity of its own (B3).
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  @frozen public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage

}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = ConditionalNode(view, inputs)
    node.start()
    return node
  }
}

private final class ConditionalNode<A: View, B: View>: _ViewNodeOf<_ConditionalContent<A, B>> {
  private enum Branch {
    case first(_ViewNodeOf<A>)
    case second(_ViewNodeOf<B>)
    var node: _ViewNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }
  private var branch: Branch?

  func start() { branch = makeBranch() }

  private func makeBranch() -> Branch {
    switch value.storage {
    case .trueContent(let content): .first(A._makeView(content, inputs(at: 0)))
    case .falseContent(let content): .second(B._makeView(content, inputs(at: 0)))
    }
  }

  override func update(_ new: _ConditionalContent<A, B>, differs: Bool?) -> Bool {
    let before = value
    value = new
    switch (branch, new.storage) {
    case (.first(let node), .trueContent(let content)):
      graph.recorder?.skipped(self, .inputsEqual)
      return node.update(content)
    case (.second(let node), .falseContent(let content)):
      graph.recorder?.skipped(self, .inputsEqual)
      return node.update(content)
    default:
      let old = branch?.node
      graph.recorder?.changedValue(self, name: "branch", old: words(of: branch), new: newWords)
      graph.recorder?.switched(self, from: before, to: new)
      branch = makeBranch()
      replace(old, by: branch?.node)
      return true
    }
  }

  private var newWords: String {
    if case .trueContent = value.storage { "true" } else { "false" }
  }

  private func words(of branch: Branch?) -> String {
    if case .first = branch { "true" } else { "false" }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let branch { body(branch.node) } }

  override var branchOfChild: String? { words(of: branch) }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .structural, type: "if/else", name: newWords)
  }
}

extension _ViewNode {
  /// Ends the child that another one took the place of (B3, B5, B6).
  final func replace(_ old: _ViewNode?, by new: _ViewNode?) {
    if let old, let new { graph.recorder?.replaced(old, by: new) }
    old?.end()
    displayablesChanged()
  }
}

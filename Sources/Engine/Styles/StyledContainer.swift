/// A container whose appearance a style of the environment can decide: a group box, say.
@MainActor @preconcurrency public protocol _StyledContainer: _ContainerView {}

extension _StyledContainer {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = StyledContainerNode(view, inputs)
    node.start()
    return node
  }
}

final class StyledContainerNode<V: _StyledContainer>: ContentNode<V, V._Content>, EnvironmentReader {
  /// What the style makes in the place of the content.
  private var styled: StyledPart?

  override var styledChild: _ViewNode? { styled?.child }

  override var isIdentityBarrier: Bool { true }

  func start() {
    styled = StyledPart.make(value, self)
    if styled == nil {
      child = V._Content._makeView(value._content, inputs())
    } else {
      environment.add(self)
    }
  }

  override func forEachExtraChild(_ body: (_ViewNode) -> Void) { if let child = styled?.child { body(child) } }

  override func contentDisplayables() -> ContiguousArray<LayoutItem> {
    guard let styled else { return super.contentDisplayables() }
    var list: ContiguousArray<LayoutItem> = []
    styled.child?.appendDisplayables(to: &list)
    return list
  }

  override var algorithm: any LayoutAlgorithm {
    if styled != nil { return DepthAlgorithm() }
    return (value as? any LayoutContainer)?.algorithm ?? StackAlgorithm(axis: .vertical, spacing: 8)
  }

  func environmentChanged() { _ = styled?.environmentChanged(value) }

  override func update(_ new: V, differs: Bool?) -> Bool {
    let (old, next) = (value._parameters, new._parameters)
    value = new
    var changed = old != next
    if !changed {
      graph.recorder?.skipped(self, .inputsEqual)
    } else {
      if let recorder = graph.recorder {
        recorder.changedPrimitive(self, old: recorder.describer.describe(old), new: recorder.describer.describe(next))
      }
      layout?.takeAlgorithm(algorithm)
    }
    if let styled {
      if styled.update(new) { changed = true }
    } else if child?.update(new._content) == true {
      changed = true
    }
    return changed
  }

  override func willEnd() {
    super.willEnd()
    if styled != nil { environment.remove(self) }
  }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .container, type: ViewType.containerName(value))
  }
}

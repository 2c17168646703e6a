import Recording

/// A control: one displayable with content of its own, that a person can act on.
@MainActor @preconcurrency public protocol _ControlView: View where Body == Never {
  associatedtype _Content: View
  associatedtype _Parameters: Equatable
  var _content: _Content { get }
  /// What counts in a comparison, apart from the content and the actions.
  var _parameters: _Parameters { get }
  /// What it shows beside its content: the state of a toggle, the text of a field.
  var _shown: String? { get }
  /// Whether the content says what the control shows: the title of a button that switches.
  static var _contentFollows: Bool { get }
}

extension _ControlView {
  public var _shown: String? { nil }
  public static var _contentFollows: Bool { false }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = ControlNode(view, inputs)
    node.start()
    return node
  }
}

final class ControlNode<V: _ControlView>: ContentNode<V, V._Content>, EnvironmentReader {
  private var slots: [PropertySlot] = []
  /// What a style of the environment makes in the place of the content.
  private var styled: StyledPart?
  private let type = ViewType.of(V.self)

  override var styledChild: _ViewNode? { styled?.child }

  override func press(_ isPressed: Bool) -> Bool { styled?.press(value, isPressed) ?? false }

  func start() {
    graph.nodesNamedByContent += 1
    if !type.properties.isEmpty {
      slots = withUnsafeMutablePointer(to: &value) { type.properties.makeSlots(in: $0, node: self) }
    }
    shown = graph.evaluateQuietly(self) { value._shown }
    styled = StyledPart.make(value, self)
    if styled == nil {
      child = V._Content._makeView(content, inputs())
    } else {
      environment.add(self)
    }
    flags.remove(.isFirst)
  }

  private var content: V._Content {
    V._contentFollows ? graph.evaluateQuietly(self) { value._content } : value._content
  }

  override func forEachExtraChild(_ body: (_ViewNode) -> Void) { if let child = styled?.child { body(child) } }

  override func contentDisplayables() -> ContiguousArray<LayoutItem> {
    guard let styled else { return super.contentDisplayables() }
    var list: ContiguousArray<LayoutItem> = []
    styled.child?.appendDisplayables(to: &list)
    return list
  }

  func environmentChanged() { _ = styled?.environmentChanged(value) }

  private var shown: String?

  override var algorithm: any LayoutAlgorithm {
    if styled != nil { return DepthAlgorithm() }
    return (value as? any LayoutContainer)?.algorithm ?? StackAlgorithm(axis: .horizontal, spacing: 8)
  }

  override func update(_ new: V, differs: Bool?) -> Bool {
    let (old, next) = (value._parameters, new._parameters)
    value = new
    if !slots.isEmpty { reinstallProperties() }
    var changed = false
    if old != next {
      if let recorder = graph.recorder {
        recorder.changedPrimitive(self, old: recorder.describer.describe(old), new: recorder.describer.describe(next))
      }
      layout?.algorithm = algorithm
      layout?.reset()
      changed = true
    }
    if refreshShown() { changed = true }
    if !changed { graph.recorder?.skipped(self, .inputsEqual) }
    if let styled {
      if styled.update(new) { changed = true }
    } else if child?.update(content) == true {
      changed = true
    }
    return changed
  }

  private func refreshShown() -> Bool {
    let new = graph.evaluateQuietly(self) { value._shown }
    guard new != shown else { return false }
    graph.recorder?.changedPrimitive(self, old: shown ?? "", new: new ?? "")
    shown = new
    layout?.invalidate()
    return true
  }

  override func reinstallProperties() {
    withUnsafeMutablePointer(to: &value) { type.properties.install(slots, into: $0) }
  }

  override func evaluate() {
    let causes = takeCauses(slots: slots, hasNewValue: false)
    if causes.isEmpty || !refreshShown() {
      graph.recorder?.skipped(self, .dependenciesEqual)
    } else if V._contentFollows, let child {
      _ = child.update(content)
    }
    _ = styled?.update(value)
  }

  override func willEnd() {
    super.willEnd()
    graph.nodesNamedByContent -= 1
    for slot in slots { slot.end() }
    if styled != nil { environment.remove(self) }
  }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .unary, type: ViewType.shortName(V.self), name: joinedText, inputs: shownProperty)
  }

  private var shownProperty: [Property] { shown.map { [Property(name: "value", value: $0)] } ?? [] }

  private var joinedText: String? {
    let text = childList.flatMap(\.textsBelow).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  override var isNamedByContent: Bool { true }

  override var responder: (any Responder)? { value as? any Responder }

  /// A title that a style does not show is still what assistive technology reads.
  override var accessibilityText: String? {
    guard styled != nil, let title = (value as? any TitledControl)?.titleText, !textsBelow.contains(title) else {
      return nil
    }
    return title
  }
}

/// A control with a title that a style may leave out.
protocol TitledControl {
  var titleText: String? { get }
}

extension _ViewNode {
  /// The texts that a person sees in the subtree, in order.
  final var textsBelow: [String] {
    var result: [String] = []
    collectTexts(&result)
    return result
  }

  private func collectTexts(_ texts: inout [String]) {
    if let text = ownText, !text.isEmpty { texts.append(text) }
    forEachChild { if !$0.flags.contains(.isOffscreen) { $0.collectTexts(&texts) } }
  }
}

extension Graph {
  /// Reads what a primitive shows, with reads tracked, without counting it as an evaluation.
  func evaluateQuietly<T>(_ node: _ViewNode, _ body: () -> T) -> T {
    let before = evaluations
    defer { evaluations = before }
    return evaluate(node, causes: [], body)
  }
}

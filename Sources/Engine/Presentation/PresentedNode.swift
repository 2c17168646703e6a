import Foundation

/// Content that is shown over the window, or beside it: it is laid out by itself, not in its parent.
nonisolated struct Presented<Content: View>: View {
  let name: StaticString
  var content: Content
  /// Whether it stands over the window, and so lasts whatever covers the view that it belongs to.
  var standsAbove = false
  /// Whether it is a screen of a stack, with a button that goes back.
  var isScreen = false

  typealias Body = Never

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = PresentedNode(view, inputs)
    node.start()
    return node
  }
}

final class PresentedNode<Content: View>: ContentNode<Presented<Content>, Content>, CoverHost {
  var covers = 0

  override var standsAbove: Bool { value.standsAbove }

  override var accessibilityText: String? { value.isScreen ? "Back" : nil }

  override var responder: (any Responder)? { value.isScreen ? BackResponder() : nil }

  override var algorithm: any LayoutAlgorithm { WindowAlgorithm() }

  override var isIdentityBarrier: Bool { true }

  func start() {
    child = Content._makeView(value.content, inputs())
    graph.addStale(self)
  }

  /// What is shown is collected when all bodies ran: some may have had to wait for their turn (G1).
  override func refreshDisplayables() {
    guard layout == nil else { return super.refreshDisplayables() }
    var list: ContiguousArray<LayoutItem> = []
    appendDisplayables(to: &list)
    graph.presented.append(contentsOf: list)
  }

  override func update(_ new: Presented<Content>, differs: Bool?) -> Bool {
    value = new
    graph.recorder?.skipped(self, .inputsEqual)
    return child?.update(new.content) ?? false
  }

  override func willEnd() {
    graph.presented.removeAll { $0 === layout }
    super.willEnd()
  }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .container, type: "\(value.name)") }
}

/// A modifier with content that is shown elsewhere for as long as the view lives: a toolbar, a menu.
public nonisolated struct _AttachedModifier<Name: _ModifierName, Extra: View>: _PrimitiveModifier {
  var words: String?
  let extra: Extra
  public typealias Body = Never
  public static var _name: String { "\(Name.name)" }
  public var _words: String? { words }
  public func _isSame(as other: Self) -> Bool { words == other.words }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = AttachedNode(view, inputs)
    node.start()
    return node
  }
}

final class AttachedNode<Base: View, Name: _ModifierName, Extra: View>: ModifierNode<
  Base, _AttachedModifier<Name, Extra>
>
{
  private var extra: _ViewNodeOf<Presented<Extra>>?

  override func start() {
    super.start()
    extra = Presented<Extra>._makeView(presented, inputs(at: 1))
  }

  private var presented: Presented<Extra> {
    Presented(name: Name.name, content: value.modifier.extra)
  }

  override func update(_ new: ModifiedContent<Base, _AttachedModifier<Name, Extra>>, differs: Bool?) -> Bool {
    let changed = super.update(new, differs: differs)
    return extra?.update(presented) == true || changed
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let extra { body(extra) }
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    child?.appendDisplayables(to: &list)
  }
}

extension View {
  nonisolated func attached<Name: _ModifierName, Extra: View>(
    _ name: Name.Type, _ words: String? = nil, _ extra: Extra
  ) -> ModifiedContent<Self, _AttachedModifier<Name, Extra>> {
    modifier(_AttachedModifier(words: words, extra: extra))
  }
}

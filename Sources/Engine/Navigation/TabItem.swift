import Foundation

/// Gives a tab its title and its image.
public nonisolated struct _TabItemModifier<Item: View>: _PrimitiveModifier {
  let item: Item
  public typealias Body = Never
  public static var _name: String { ".tabItem" }
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = TabItemModifierNode(view, inputs)
    node.start()
    return node
  }
}

/// The node of a tab: its title is there from the beginning, its content from when the tab is first shown (C4).
final class TabItemModifierNode<Base: View, Item: View>: ModifierNode<Base, _TabItemModifier<Item>>, TabItemNode {
  private var item: _ViewNodeOf<_TabTitle<Item>>?
  private var isShown = false

  override func start() {
    if tabHost == nil { setShown(true) }
    item = _TabTitle<Item>._makeView(_TabTitle(item: value.modifier.item), inputs(at: 1))
  }

  func setShown(_ shown: Bool) {
    if shown == isShown { return }
    isShown = shown
    guard let child else {
      child = Base._makeView(value.content, childInputs)
      return
    }
    if shown { child.returnToScreen { _ = child.update(value.content) } } else { child.leaveScreen() }
  }

  var contentTag: AnyHashable? { (value.content as? any TaggedContent)?.innerTag }

  override func update(_ new: ModifiedContent<Base, _TabItemModifier<Item>>, differs: Bool?) -> Bool {
    var changed = false
    if isShown {
      changed = super.update(new, differs: differs)
    } else {
      // The content takes it when the tab is shown.
      value = new
    }
    _ = item?.update(_TabTitle(item: new.modifier.item))
    return changed
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let item { body(item) }
  }

  /// The content of a tab that is not shown can't be reached; its title can.
  override func hides(_ child: _ViewNode) -> Bool { child !== item && tabHost?.hidesTab(self) == true }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    child?.appendDisplayables(to: &list)
  }
}

/// The title of a tab, in the bar.
public nonisolated struct _TabTitle<Item: View>: _ControlView, Responder {
  var item: Item
  public typealias Body = Never
  public var _content: Item { item }
  public var _parameters: _NoParameters { _NoParameters() }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    if let tab = node.parent { node.tabHost?.select(tab) }
  }
}

/// A tab with its content.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: _WrappingView {
  let value: Value?
  let content: Content
  let label: Label

  public typealias Body = Never
  public var _wrapped: some View {
    content.modifier(_TabItemModifier(item: label)).modifier(_OptionalTagModifier(value: value))
  }
}

/// The value that a tab may stand for.
public nonisolated struct _OptionalTagModifier<Value: Hashable>: _PrimitiveModifier, Equatable, TagHolder {
  var value: Value?
  public typealias Body = Never
  public static var _name: String { ".tag" }
  var tag: AnyHashable { value.map { AnyHashable($0) } ?? AnyHashable("") }
}

extension Tab where Label == Engine.Label<Text, Image> {
  /// A tab for a value of the selection, with a localized title beside a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: Engine.Label(titleKey, systemImage: systemImage))
  }

  /// A tab for a value of the selection, with a title taken as it is beside a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) { self.init(value: value, content: content(), label: Engine.Label(title, systemImage: systemImage)) }
}

extension Tab where Value == Never, Label == Engine.Label<Text, Image> {
  /// A tab for no value, with a localized title beside a symbol.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: Engine.Label(titleKey, systemImage: systemImage))
  }
}

extension View {
  /// Gives the tab that the view is its title and image.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(item: label()))
  }

  /// Puts a number beside the title.
  public nonisolated func badge(_ count: Int) -> some View { effect(_Names.Badge.self, "_", count) }

  /// Puts a text beside the title.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { effect(_Names.Badge.self, "_", key?.text) }
}

extension _TabTitle: NamedViewType { static var viewName: String { "TabItem" } }

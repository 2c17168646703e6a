import Foundation
import Recording

/// Several views of which one is shown, chosen by a bar of tabs.
///
/// `tap "Title"` on a tab's title shows that tab.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  @Binding var selection: SelectionValue?
  let hasSelection: Bool
  let content: Content

  init(_ selection: Binding<SelectionValue?>?, _ content: Content) {
    _selection = selection ?? .constant(nil)
    hasSelection = selection != nil
    self.content = content
  }

  /// Tabs of which the one whose tag is the selection is shown; `nil` leaves the choice to the view itself.
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map { Binding<SelectionValue?>(tab: $0) }, content())
  }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = TabNode(view, inputs)
    node.start()
    return node
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the view itself keeps which one is shown, the first at the beginning.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension Binding {
  fileprivate nonisolated init<Wrapped>(tab base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      location: MappedLocation(base.location, key: "tab") {
        $0
      } backward: { value, base in
        if let value { base = value }
      })
  }
}

final class TabNode<SelectionValue: Hashable, Content: View>: ContentNode<TabView<SelectionValue, Content>, Content>,
  TabHost
{
  private var slots: [PropertySlot] = []
  private let type = ViewType.of(TabView<SelectionValue, Content>.self)
  private var ownIndex = 0
  private var shown: SelectionValue?
  private var needsTab = false
  private var hiddenPages: [_ViewNode] = []

  func start() {
    slots = withUnsafeMutablePointer(to: &value) { type.properties.makeSlots(in: $0, node: self) }
    child = Content._makeView(value.content, inputs())
    flags.remove(.isFirst)
    shown = selection
    showTab()
  }

  /// The content of the tab that is shown is made, or comes back; that of the others leaves the screen (C4).
  private func showTab() {
    needsTab = false
    let tabs = tabs
    let index = shownIndex(tabs)
    let hidden = tabs.enumerated().filter { $0.offset != index }.map(\.element.node)
    for node in hidden { show(node, false) }
    // A view that got content of its own is a page no longer: what is in it is.
    for node in hiddenPages where !node.flags.contains(.isEnded) && !hidden.contains(where: { $0 === node }) {
      show(node, true)
    }
    hiddenPages = hidden
    if index < tabs.count { show(tabs[index].node, true) }
  }

  /// A page without a title is there from the beginning; it appears when it is shown.
  private func show(_ tab: _ViewNode, _ isShown: Bool) {
    if let item = tab as? any TabItemNode { item.setShown(isShown) } else { tab.setCovered(!isShown) }
  }

  override func refreshDisplayables() {
    // Tabs may have come or gone.
    if flags.contains(.hasStaleDisplayables) {
      graph.isMakingRows = true
      showTab()
      graph.isMakingRows = false
    }
    super.refreshDisplayables()
  }

  private var selection: SelectionValue? { graph.evaluateQuietly(self) { value.selection } }

  override var algorithm: any LayoutAlgorithm { DepthAlgorithm() }

  override var isIdentityBarrier: Bool { true }

  override func update(_ new: TabView<SelectionValue, Content>, differs: Bool?) -> Bool {
    value = new
    withUnsafeMutablePointer(to: &value) { type.properties.install(slots, into: $0) }
    graph.recorder?.skipped(self, .inputsEqual)
    let changed = child?.update(new.content) ?? false
    return refresh() || changed
  }

  override func evaluate() {
    let causes = takeCauses(slots: slots, hasNewValue: false)
    if needsTab {
      showTab()
      displayablesChanged()
    } else if causes.isEmpty || !refresh() {
      graph.recorder?.skipped(self, .dependenciesEqual)
    }
  }

  private func refresh() -> Bool {
    let new = selection
    guard value.hasSelection, new != shown else { return false }
    if let recorder = graph.recorder {
      recorder.changedValue(
        self, name: "selection", old: recorder.describer.describe(shown), new: recorder.describer.describe(new))
    }
    shown = new
    showTab()
    displayablesChanged()
    return true
  }

  /// The tabs: the views below, by their tags or by their places.
  private var tabs: [(tag: SelectionValue?, node: _ViewNode)] {
    var result: [(tag: SelectionValue?, node: _ViewNode)] = []
    func visit(_ node: _ViewNode, _ tag: SelectionValue?, _ rowID: AnyHashable?) {
      let own = node.tagValue?.base as? SelectionValue
      let tag = own != nil ? own : tag
      let children = node.childList
      if node is any TabItemNode || node.isLayoutBoundary || node.printedType != nil || children.isEmpty {
        let inside = tagInside(node, tag)
        let found = inside != nil ? inside : rowID?.base as? SelectionValue
        if !node.describeKindIsEmpty { result.append((found, node)) }
        return
      }
      for child in children {
        let row = node.rowID(of: child)
        visit(child, tag, row != nil ? row : rowID)
      }
    }
    if let child { visit(child, nil, nil) }
    return result
  }

  /// A tag may stand inside the modifier that gives the tab its title.
  private func tagInside(_ node: _ViewNode, _ tag: SelectionValue?) -> SelectionValue? {
    if let tag { return tag }
    if let tag = (node as? any TabItemNode)?.contentTag?.base as? SelectionValue { return tag }
    var current: _ViewNode? = node
    for _ in 0..<8 {
      guard let node = current else { return nil }
      if let tag = node.tagValue?.base as? SelectionValue { return tag }
      guard node.printedType == nil, !node.isLayoutBoundary else { return nil }
      current = node.childList.first
    }
    return nil
  }

  private func shownIndex(_ tabs: [(tag: SelectionValue?, node: _ViewNode)]) -> Int {
    guard value.hasSelection else { return min(ownIndex, max(0, tabs.count - 1)) }
    return tabs.firstIndex { $0.tag != nil && $0.tag == shown } ?? 0
  }

  override func contentDisplayables() -> ContiguousArray<LayoutItem> {
    // All tabs are collected, so that each keeps its layout; the one that is shown is laid out.
    let tabs = tabs
    let index = shownIndex(tabs)
    guard index < tabs.count else { return super.contentDisplayables() }
    var list: ContiguousArray<LayoutItem> = []
    // Modifiers around the tab are between it and this node.
    tabs[index].node.topBelow(self, among: tabs.map(\.node)).appendDisplayables(to: &list)
    return list
  }

  func hidesTab(_ node: _ViewNode) -> Bool {
    let tabs = tabs
    let index = shownIndex(tabs)
    guard index < tabs.count, let place = tabs.firstIndex(where: { $0.node === node }) else { return false }
    return place != index
  }

  func select(_ item: _ViewNode) {
    let tabs = tabs
    guard let index = tabs.firstIndex(where: { $0.node === item || item.isBelow($0.node) || $0.node.isBelow(item) })
    else { return }
    if value.hasSelection {
      if let tag = tabs[index].tag { value.selection = tag }
    } else if ownIndex != index {
      graph.recorder?.changedValue(self, name: "tab", old: String(ownIndex), new: String(index))
      ownIndex = index
      needsTab = true
      schedule()
    }
  }

  override func willEnd() {
    super.willEnd()
    for slot in slots { slot.end() }
  }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .container, type: "TabView") }
}

/// A node that shows one of several tabs.
@MainActor protocol TabHost: AnyObject {
  func select(_ item: _ViewNode)
  func hidesTab(_ node: _ViewNode) -> Bool
}

/// A node that gives a tab its title.
@MainActor protocol TabItemNode: AnyObject {
  /// The content is on the screen from now on, or is not.
  func setShown(_ shown: Bool)
  /// The tag that stands inside the modifier, around the content.
  var contentTag: AnyHashable? { get }
}

/// A view value that may have a tag, which can be asked for before there is a node.
protocol TaggedContent {
  var innerTag: AnyHashable? { get }
}

extension ModifiedContent: TaggedContent where Content: View, Modifier: ViewModifier {
  var innerTag: AnyHashable? {
    (modifier as? any TagHolder)?.tag ?? (content as? any TaggedContent)?.innerTag
  }
}

extension _ViewNode {
  func isBelow(_ other: _ViewNode) -> Bool {
    var node: _ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The highest node above that holds this one alone of several.
  func topBelow(_ host: _ViewNode, among others: [_ViewNode]) -> _ViewNode {
    var node = self
    while let parent = node.parent, parent !== host {
      if others.contains(where: { $0 !== self && $0.isBelow(parent) }) { break }
      node = parent
    }
    return node
  }

  /// Whether the node shows nothing, as a condition that does not hold.
  var describeKindIsEmpty: Bool {
    viewType == EmptyView.self || childList.isEmpty && describe(Describer()).kind == .structural
  }

  var tabHost: (any TabHost)? {
    var node = parent
    while let current = node {
      if let host = current as? any TabHost { return host }
      node = current.parent
    }
    return nil
  }
}

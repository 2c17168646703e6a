import Foundation
import Recording

/// Screens on top of each other, of which the last one pushed is shown.
///
/// `tap "Back"` pops the screen that is shown.
public nonisolated struct NavigationStack<Data, Root: View>: View {
  @Binding var path: [AnyHashable]
  /// Whether a binding holds the path, or the stack itself.
  let hasPath: Bool
  let root: Root
  let name: StaticString

  init(path: Binding<[AnyHashable]>?, root: Root, name: StaticString = "NavigationStack") {
    _path = path ?? .constant([])
    hasPath = path != nil
    self.root = root
    self.name = name
  }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = NavigationStackNode(view, inputs)
    node.start()
    return node
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its own path.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Makes a stack whose path is a binding to values of any type.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    let elements = Binding<[AnyHashable]>(
      location: MappedLocation(path.location, key: "elements") {
        $0.elements
      } backward: {
        $1.elements = $0
      })
    self.init(path: elements, root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Makes a stack whose path is a binding to a collection of values.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    let elements = Binding<[AnyHashable]>(
      location: MappedLocation(path.location, key: "elements") {
        $0.map { AnyHashable($0) }
      } backward: { new, old in
        old = Data(new.compactMap { $0.base as? Data.Element })
      })
    self.init(path: elements, root: root())
  }
}

/// A path of values of any type.
public struct NavigationPath: Equatable, @unchecked Sendable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes values from the end; no more than there are.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(max(0, min(k, elements.count))) }
}

extension NavigationPath: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String {
    "[" + elements.map { describer.describe($0.base) }.joined(separator: ", ") + "]"
  }
}

/// The node of a navigation stack: the root, and above it a screen for each link or value that was pushed.
final class NavigationStackNode<Data, Root: View>: ContentNode<NavigationStack<Data, Root>, Root>, NavigationHost,
  EnvironmentReader, CoverHost
{
  private struct Screen {
    var link: _ViewNode?
    var value: AnyHashable?
    var node: _ViewNode
    var below: EnvironmentNode
  }
  private let context = NavigationContext()
  private var rootEnvironment: EnvironmentNode?
  private var screens: [Screen] = []
  /// The values, where no binding holds them.
  private var ownValues: [AnyHashable] = []
  var covers = 0
  private var slots: [PropertySlot] = []
  private let type = ViewType.of(NavigationStack<Data, Root>.self)

  func start() {
    context.stack = self
    slots = withUnsafeMutablePointer(to: &value) { type.properties.makeSlots(in: $0, node: self) }
    environment.add(self)
    let below = EnvironmentNode(values: changedValues(nil, EditScope(graph)))
    rootEnvironment = below
    var inputs = inputs()
    inputs.environment = below
    child = Root._makeView(value.root, inputs)
    flags.remove(.isFirst)
    showPath()
  }

  override var algorithm: any LayoutAlgorithm { DepthAlgorithm() }

  override var isIdentityBarrier: Bool { true }

  private func changedValues(_ dismisser: Dismisser?, _ editScope: EditScope?) -> EnvironmentValues {
    var values = environment.values
    values.navigation = context
    values.editScope = editScope
    if let dismisser { values.dismisser = dismisser }
    return values
  }

  func environmentChanged() {
    if let below = rootEnvironment { below.set(changedValues(nil, below.values.editScope)) }
    for screen in screens {
      screen.below.set(changedValues(screen.below.values.dismisser, screen.below.values.editScope))
    }
  }

  override func contentDisplayables() -> ContiguousArray<LayoutItem> {
    guard let top = screens.last else { return super.contentDisplayables() }
    var list: ContiguousArray<LayoutItem> = []
    top.node.appendDisplayables(to: &list)
    return list
  }

  override func hides(_ child: _ViewNode) -> Bool { screens.last.map { $0.node !== child } ?? false }

  override func forEachExtraChild(_ body: (_ViewNode) -> Void) { for screen in screens { body(screen.node) } }

  override func update(_ new: NavigationStack<Data, Root>, differs: Bool?) -> Bool {
    value = new
    reinstallProperties()
    graph.recorder?.skipped(self, .inputsEqual)
    let changed = child?.update(new.root) ?? false
    showPath()
    return changed
  }

  override func reinstallProperties() {
    withUnsafeMutablePointer(to: &value) { type.properties.install(slots, into: $0) }
  }

  override func evaluate() {
    let causes = takeCauses(slots: slots, hasNewValue: false)
    if causes.isEmpty { graph.recorder?.skipped(self, .dependenciesEqual) } else { showPath() }
  }

  // MARK: Screens

  private var values: [AnyHashable] {
    get {
      value.hasPath ? graph.evaluateQuietly(self) { value.path } : ownValues
    }
    set { if value.hasPath { value.path = newValue } else { ownValues = newValue } }
  }

  /// Makes the screens of values those of the path; screens that links pushed stay above.
  private func showPath() {
    let wanted = values
    let shown = screens.filter { $0.value != nil }
    var common = 0
    while common < wanted.count, common < shown.count, wanted[common] == shown[common].value { common += 1 }
    guard common < wanted.count || common < shown.count else { return }
    let before = screens.count
    let ended = shown.dropFirst(common).map(\.node)
    screens.removeAll { screen in ended.contains { $0 === screen.node } }
    for node in ended.reversed() { node.end() }
    for value in wanted.dropFirst(common) {
      guard context.hasView(for: value.base) else { continue }
      show(link: nil, value: value) { [unowned(unsafe) context] in context.view(for: value.base) }
    }
    screensChanged(from: before)
  }

  private func show(link: _ViewNode?, value: AnyHashable?, _ view: @escaping () -> ErasedView?) {
    let place = screens.count + 1
    let dismisser = Dismisser { [weak self] in self?.pop(from: place - 1) }
    let below = EnvironmentNode(values: changedValues(dismisser, EditScope(graph)))
    var inputs = inputs(at: place)
    inputs.environment = below
    let node = ScreenNode(view, inputs)
    node.start()
    screens.append(Screen(link: link, value: value, node: node, below: below))
  }

  private func screensChanged(from before: Int) {
    graph.recorder?.changedValue(self, name: "screens", old: String(before), new: String(screens.count))
    displayablesChanged()
    graph.lifecycle.coversChanged(of: self)
  }

  /// The screen on top is seen, unless something covers the stack; those below are covered by it.
  func coverContent() {
    let top = screens.last?.node ?? child
    forEachChild { $0.setCovered(covers > 0 || $0 !== top) }
  }

  func push(_ link: _ViewNode, _ view: ErasedView) {
    let before = screens.count
    show(link: link, value: nil) { view }
    screensChanged(from: before)
  }

  func update(_ link: _ViewNode, _ view: ErasedView) {
    for screen in screens where screen.link === link { (screen.node as? ScreenNode)?.update { view } }
  }

  func destinationsChanged() {
    for screen in screens where screen.value != nil { (screen.node as? ScreenNode)?.refresh() }
  }

  func push(value: AnyHashable) {
    values.append(value)
    if !self.value.hasPath { showPath() }
  }

  /// Removes the screens from a place on.
  private func pop(from place: Int) {
    guard place < screens.count else { return }
    let removed = screens[place...]
    let kept = screens[..<place].compactMap(\.value)
    if removed.contains(where: { $0.value != nil }) { values = kept }
    if !value.hasPath || removed.contains(where: { $0.value == nil }) {
      let before = screens.count
      let nodes = removed.filter { $0.value == nil || !value.hasPath }.map(\.node)
      screens.removeAll { screen in nodes.contains { $0 === screen.node } }
      for node in nodes.reversed() { node.end() }
      screensChanged(from: before)
    }
  }

  override func willEnd() {
    super.willEnd()
    for slot in slots { slot.end() }
    environment.remove(self)
  }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .container, type: "\(value.name)")
  }
}

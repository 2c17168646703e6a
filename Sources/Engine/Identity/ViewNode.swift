import Recording

/// A node of the view graph: one identity, for as long as it lasts (rule A).
///
/// The tree of nodes mirrors the tree of view types. A parent pushes new values down; a node compares what it is given
/// with what it has (E) and goes on only where they differ. What depends on sources is marked and evaluated by the
/// graph in tree order (G1). The framework's types name it; it is not made by hand.
@MainActor public class _ViewNode {
  unowned(unsafe) final let graph: Graph
  unowned(unsafe) final var parent: _ViewNode?
  final let id: Int32
  final var position: Int32
  /// The environment in which the node was made.
  final let environment: EnvironmentNode
  final var firstInput: Int32 = -1
  final var firstPending: Int32 = -1
  /// The children that have something to evaluate at or below them.
  final var firstDirtyChild: Unmanaged<_ViewNode>?
  final var nextDirty: Unmanaged<_ViewNode>?
  final var flags: Flags = []
  /// Where the recorder keeps what the present update did to the node, or -1.
  final var recordIndex: Int32 = -1

  struct Flags: OptionSet {
    var rawValue: UInt16
    /// Its body or content has to be evaluated.
    static let isDirty = Flags(rawValue: 1)
    /// It is in its parent's list of dirty children.
    static let isQueued = Flags(rawValue: 2)
    /// Its value differs from the one before (E).
    static let hasNewValue = Flags(rawValue: 4)
    static let isEnded = Flags(rawValue: 8)
    /// It has not been evaluated yet.
    static let isFirst = Flags(rawValue: 16)
    /// The displayables below it are not those that were collected last.
    static let hasStaleDisplayables = Flags(rawValue: 32)
    /// It waits for its displayables to be collected again.
    static let isInStaleList = Flags(rawValue: 64)
    /// It is in a lazy row that left the screen: nothing of it is evaluated until the row comes back (C4).
    static let isOffscreen = Flags(rawValue: 2048)
    /// It left the screen by itself, and not with what it stands in.
    static let leftScreen = Flags(rawValue: 4096)
    // The recorder's marks of the present update.
    /// Known, but its words may be others than before.
    static let isReworded = Flags(rawValue: 128)
    /// Its edges are others than before.
    static let isTouched = Flags(rawValue: 256)
    /// A source that it reads was written.
    static let isCandidate = Flags(rawValue: 512)
    /// The recorder knows an explicit id of it.
    static let hasExplicitID = Flags(rawValue: 1024)
  }

  init(_ inputs: _ViewInputs) {
    graph = inputs.graph
    parent = inputs.parent
    position = inputs.position
    environment = inputs.environment
    id = inputs.graph.takeNodeID()
    flags = .isFirst
  }

  // MARK: What kinds of nodes do in their own way

  /// Evaluates the body or content; called when the node is dirty, in tree order.
  func evaluate() {}

  /// Calls `body` for each child, in order.
  func forEachChild(_ body: (_ViewNode) -> Void) {}

  /// Ends what the node holds; its children are ended by ``end()``.
  func willEnd() {}

  /// Puts the displayables of the node at the end of `list`, in order.
  func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    forEachChild { $0.appendDisplayables(to: &list) }
  }

  /// Whether the node is the window, which is not recorded.
  var isRoot: Bool { false }

  /// Whether the node lays out displayables, so that a change of what is below it ends here (I2).
  var isLayoutBoundary: Bool { false }

  /// Lets what the node lays out be laid out anew.
  func resetLayout() {}

  /// Collects the displayables again, where the node is a boundary.
  func refreshDisplayables() {}

  /// What a scrolling or lazy container knows of the part of it that is seen.
  var window: LazyWindow? { nil }

  /// Told when the lazy row that the node is in leaves the screen (C4).
  func didLeaveScreen() {}

  /// Told when the lazy row that the node is in comes back (C4).
  func didReturnToScreen() {}

  /// Hands the stored properties to their slots again, after the environment gave another object.
  func reinstallProperties() {}

  /// What the recording says of the node.
  func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "View") }

  /// The view value's type name, for matching what ended with what began.
  var viewType: Any.Type { Never.self }

  /// The type that `_printChanges` is called on in its body.
  var printedType: Any.Type? { nil }

  /// The states that end with the node, in order of declaration.
  var heldStates: [String] { [] }

  /// What a step can do to the node.
  var responder: (any Responder)? { nil }

  /// The view value, for looking through its stored properties.
  var valueForReflection: Any { () }

  /// The explicit identity that the node gives what is below it, where it is an `.id` or an identifier.
  var elementID: AnyHashable? { nil }

  /// The words by which a step names what is below the node: `#save`.
  var identifierWords: String? { elementID.map { String(describing: $0.base) } }

  /// The row's id, for a child of a `ForEach`.
  func rowIDWords(of child: _ViewNode) -> String? { nil }

  /// Whether something else stands over the child, so that a person can't reach it.
  func hides(_ child: _ViewNode) -> Bool { false }

  /// The row's id itself, for a child of a `ForEach`.
  func rowID(of child: _ViewNode) -> AnyHashable? { nil }

  /// The modifier's value, where the node is one that listens to events from below.
  var modifierForEvents: Any? { nil }

  /// The value of a selection that the node stands for.
  var tagValue: AnyHashable? { nil }

  /// Whether ids from above are not meant for what is below: a container has many elements.
  var isIdentityBarrier: Bool { false }

  /// What assistive technology reads instead of the texts.
  var accessibilityText: String? { nil }

  /// The branch that the child of a conditional stands for.
  var branchOfChild: String? { nil }

  /// Whether the node wraps displayables one by one, and so belongs to each of them.
  var isDisplayModifier: Bool { false }

  /// Whether a child of the node comes and goes by itself, so that what stands above says nothing of how.
  var endsTransitionSearch: Bool { branchOfChild != nil }

  /// How the node comes and goes.
  var transitionWords: String? { nil }

  /// Whether the recorded name of the node is made of the texts below it.
  var isNamedByContent: Bool { false }

  /// The text that a person sees on the node itself.
  var ownText: String? { nil }
}

/// A node that holds a view value of a type.
@MainActor public class _ViewNodeOf<Value>: _ViewNode {
  @exclusivity(unchecked) final var value: Value

  init(_ value: Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
    graph.recorder?.began(self)
  }

  /// Takes a new value from the parent.
  ///
  /// - Parameter differs: what a comparison from outside found, or `nil` to compare here (E).
  /// - Returns: whether anything that can be seen may differ; closures alone do not count.
  func update(_ new: Value, differs: Bool? = nil) -> Bool {
    value = new
    return true
  }

  /// Whether a new value is the same input, looked at where the two lie.
  final func isEqual(to new: Value, _ comparison: Comparison) -> Bool { isEqualInPlace(&value, new, comparison) }

  override final var viewType: Any.Type { Value.self }

  override final var valueForReflection: Any { value }
}

/// What the recording says of a node, before its place in the tree is known.
struct NodeWords {
  var kind: NodeKind
  var type: String
  var name: String?
  var branch: String?
  var inputs: [Property] = []
  var isUserDefined = false
}

/// What a view is given when its node is made.
@MainActor public struct _ViewInputs {
  unowned(unsafe) var graph: Graph
  unowned(unsafe) var parent: _ViewNode?
  var position: Int32
  var environment: EnvironmentNode

  func child(of node: _ViewNode, at position: Int = 0) -> _ViewInputs {
    var inputs = self
    inputs.parent = node
    inputs.position = Int32(position)
    return inputs
  }
}

extension _ViewNode {
  /// The inputs for a child of this node.
  final func inputs(at position: Int = 0) -> _ViewInputs {
    _ViewInputs(graph: graph, parent: self, position: Int32(position), environment: environment)
  }

  /// Evaluates a node that begins: now, or, where others before it in the tree wait to be evaluated, in its turn (G1).
  final func evaluateFirst() {
    if graph.dirtyNodes == 0 || graph.isMakingRows { return evaluate() }
    graph.lifecycle.needsOrdering = true
    schedule()
  }

  /// Marks the node to be evaluated, and the way to it from the root.
  final func schedule() {
    if flags.contains(.isEnded) { return }
    if !flags.contains(.isDirty) {
      flags.insert(.isDirty)
      graph.dirtyNodes += 1
    }
    var node: _ViewNode = self
    while let parent = node.parent, !node.flags.contains(.isQueued) {
      node.flags.insert(.isQueued)
      node.nextDirty = parent.firstDirtyChild
      parent.firstDirtyChild = .passUnretained(node)
      node = parent
    }
    if node.parent == nil { graph.isRootQueued = true }
  }

  /// Evaluates what is dirty at and below the node, parents first, in tree order (G1).
  final func process() {
    if flags.contains(.isDirty) {
      flags.remove(.isDirty)
      graph.dirtyNodes -= 1
      evaluate()
    }
    while let first = firstDirtyChild {
      firstDirtyChild = nil
      let second = first._withUnsafeGuaranteedRef { $0.nextDirty }
      guard second != nil else {
        processQueued(first.takeUnretainedValue())
        continue
      }
      var queued: [_ViewNode] = []
      var next: Unmanaged<_ViewNode>? = first
      while let node = next?.takeUnretainedValue() {
        next = node.nextDirty
        queued.append(node)
      }
      queued.sort { $0.position < $1.position }
      for node in queued { processQueued(node) }
    }
  }

  /// A node counts as queued until it is done, so that what is scheduled below it meanwhile is not queued above it again.
  private func processQueued(_ node: _ViewNode) {
    node.nextDirty = nil
    // What is off the screen waits until it is shown again.
    if node.flags.isDisjoint(with: [.isEnded, .isOffscreen]) { node.process() }
    node.flags.remove(.isQueued)
  }

  /// Ends the identity of the node and of all below it (C1).
  final func end() {
    if flags.contains(.isEnded) { return }
    flags.insert(.isEnded)
    unqueue()
    forEachChild { $0.endBelow() }
    finishEnd()
  }

  private func endBelow() {
    flags.insert(.isEnded)
    forEachChild { $0.endBelow() }
    finishEnd()
  }

  private func finishEnd() {
    if flags.contains(.isDirty) {
      flags.remove(.isDirty)
      graph.dirtyNodes -= 1
    }
    graph.recorder?.ended(self)
    willEnd()
    if firstInput >= 0 { graph.removeInputs(of: self) }
    graph.liveNodes -= 1
  }

  private func unqueue() {
    guard flags.contains(.isQueued), let parent else { return }
    var place = parent.firstDirtyChild
    var last: _ViewNode?
    while let node = place?.takeUnretainedValue() {
      if node === self {
        if let last { last.nextDirty = nextDirty } else { parent.firstDirtyChild = nextDirty }
        break
      }
      last = node
      place = node.nextDirty
    }
    nextDirty = nil
    flags.remove(.isQueued)
  }

  /// Says that the displayables below the node are others than before: the next boundary above collects them again.
  final func displayablesChanged() {
    var node: _ViewNode? = self
    while let current = node {
      current.flags.insert(.hasStaleDisplayables)
      if current.isLayoutBoundary {
        graph.addStale(current)
        return
      }
      node = current.parent
    }
  }

  /// The node's way from the root, as positions, for ordering nodes of different branches.
  final var path: [Int32] {
    var result: [Int32] = []
    var node = self
    while let parent = node.parent {
      result.append(node.position)
      node = parent
    }
    return result.reversed()
  }

  final var depth: Int {
    var count = 0
    var node = parent
    while let current = node {
      count += 1
      node = current.parent
    }
    return count
  }
}

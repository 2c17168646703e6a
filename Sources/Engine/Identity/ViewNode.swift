import Recording

/// A node of the view graph: one identity, for as long as it lasts (rule A).
///
/// The tree of nodes mirrors the tree of view types. A parent pushes new values down; a node compares what it is given
/// with what it has (E) and goes on only where they differ. What depends on sources is marked and evaluated by the
/// graph in tree order (G1). The framework's types name it; it is not made by hand.
@MainActor public class _ViewNode {
  unowned(unsafe) final let graph: Graph
  @exclusivity(unchecked) unowned(unsafe) final var parent: _ViewNode?
  final let id: Int32
  @exclusivity(unchecked) final var position: Int32
  /// The environment in which the node was made.
  final let environment: EnvironmentNode
  @exclusivity(unchecked) final var firstInput: Int32 = -1
  @exclusivity(unchecked) final var firstPending: Int32 = -1
  /// The children that have something to evaluate at or below them.
  @exclusivity(unchecked) final var firstDirtyChild: Unmanaged<_ViewNode>?
  @exclusivity(unchecked) final var nextDirty: Unmanaged<_ViewNode>?
  @exclusivity(unchecked) final var flags: Flags = []
  /// Where the recorder keeps what the present update did to the node, or -1.
  @exclusivity(unchecked) nonisolated(unsafe) final var recordIndex: Int32 = -1

  struct Flags: OptionSet {
    var rawValue: UInt32
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
    /// It is covered by another screen, or in something that is: it is evaluated, but has disappeared.
    static let isCovered = Flags(rawValue: 8192)
    /// It is covered by itself, and not with what it stands in.
    static let isCoveredItself = Flags(rawValue: 16384)
    /// It was told that it appeared, and not that it disappeared since.
    static let hasAppeared = Flags(rawValue: 32768)
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
    if let parent, parent.flags.contains(.isCovered), !standsAbove { flags.insert(.isCovered) }
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

  /// Whether the node is shown over the window, so that what covers the view that presents it does not cover it.
  var standsAbove: Bool { false }

  /// What a style of the environment made in the place of the control's own content.
  var styledChild: _ViewNode? { nil }

  /// The control is pressed, or let go; false where its style shows no difference.
  func press(_ isPressed: Bool) -> Bool { false }

  /// Told when what the node is in leaves the screen, or is covered (C4).
  func didLeaveScreen() {}

  /// Told when what the node is in comes back (C4).
  func didReturnToScreen() {}

  /// Told when the row or the page that the node is in leaves the screen or comes back, whether or not it is covered.
  func didCrossEdge() {}

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

  /// Whether the node is a row of a grid, for the grid around it.
  var isGridRow: Bool { false }

  /// Whether a child of the node comes and goes by itself, so that what stands above says nothing of how.
  var endsTransitionSearch: Bool { branchOfChild != nil }

  /// How the node comes and goes.
  var transitionWords: String? { nil }

  /// Whether the recorded name of the node is made of the texts below it.
  var isNamedByContent: Bool { false }

  /// The text that a person sees on the node itself.
  var ownText: String? { nil }
}

/// What a node keeps for one of its dynamic properties, for as long as the node lives.
@MainActor class PropertySlot {
  unowned(unsafe) let node: _ViewNode
  /// As `_printChanges` words it: the stored name, or `@16` for a property inside another one (F5).
  final let name: String
  /// Orders the causes of a run: the byte offset in the view.
  final let offset: Int32
  /// The edge from what the property depends on, or -1.
  @exclusivity(unchecked) final var edge: Int32 = -1
  /// Whether the parent handed down another object or binding since the last evaluation (F1).
  @exclusivity(unchecked) final var wasReplaced = false

  init(_ context: SlotContext) {
    node = context.node
    name = context.name
    offset = Int32(context.offset)
  }

  /// Whether what the property shows differs from what the last evaluation saw.
  func hasChanged() -> Bool { true }

  /// Brings the property up to date before an evaluation.
  func willEvaluate() {}

  func end() {}

  /// Whether the property's value is a binding to the source: one that the environment hands down.
  func holds(_ source: SourceAttribute) -> Bool { false }

  /// The name of the state that ends with the slot, for slots that hold some (C1).
  var heldState: String? { nil }

  /// Adds the edge from `source`, if it is not there yet.
  final func depend(on source: SourceAttribute, isRead: Bool) {
    if edge >= 0 {
      if isRead, !node.graph.edges[edge].isRead {
        node.graph.edges[edge].isRead = true
        node.graph.recorder?.dependencyChanged(node)
      }
      return
    }
    edge = node.graph.edges.add(source, to: node, slot: self, isRead: isRead)
    node.graph.recorder?.dependencyChanged(node)
  }

  final func dropEdge() {
    guard edge >= 0 else { return }
    let source = node.graph.edges[edge].source.takeUnretainedValue()
    let identity = Unmanaged.passUnretained(self).toOpaque()
    node.graph.edges.clearPending(of: node)
    node.graph.edges.removeInputs(of: node) { $0.slot?.toOpaque() == identity }
    edge = -1
    node.graph.forgetUnread(source)
    node.graph.recorder?.dependencyChanged(node)
  }
}

/// Where a dynamic property stands.
@MainActor struct SlotContext {
  var node: _ViewNode
  var name: String
  var offset: Int
}

/// A dynamic property of the framework: a leaf that keeps a slot in the node.
protocol GraphProperty: DynamicProperty {
  /// Whether two values of the property, as a parent hands them down, are the same input (E4).
  static func isEqualInput(_ old: Self, _ new: Self) -> Bool
  /// How two values of the property are compared where they lie.
  static var inputComparison: Comparison { get }
  /// Makes the slot when the node begins.
  @MainActor static func makeSlot(_ property: inout Self, _ context: SlotContext) -> PropertySlot
  /// Puts the slot into a new value of the property.
  @MainActor static func install(_ slot: PropertySlot, into property: inout Self)
}

extension GraphProperty {
  static var inputComparison: Comparison {
    Comparison(.seed) {
      isEqualInput($0.assumingMemoryBound(to: Self.self).pointee, $1.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}

import Recording

/// What led to what in one update: the events in order, and the steps from one to the next.
struct CausalPath {
  enum Event: Hashable {
    case step
    case source(SourceID)
    /// An item of the plan.
    case item(Int)
    /// Changes of one kind in one container's list of displayables.
    case display(container: NodeID, kind: DisplayChange.Kind)
    /// A body ran, and nothing on the screen changed for it.
    case nothing

    /// Whether it is a change on the screen.
    var isOnScreen: Bool {
      if case .display = self { return true }
      return false
    }
  }
  struct Link: Hashable {
    var tail: Event
    var head: Event
    var isFired = false
  }

  private(set) var events: [Event] = []
  private(set) var links: [Link] = []
  /// The items of what was kept off the screen and is on it again.
  private(set) var returned: Set<Int> = []
  private var known: Set<Event> = []
  /// What changed because of what it reads and has no body: a stack of screens, a presentation.
  private var hosts: Set<NodeID> = []
  private let graph: ViewGraphBuilder
  private let index: Int

  init(_ graph: ViewGraphBuilder, update index: Int) {
    self.graph = graph
    self.index = index
    add(.step)
    addWrites()
    addBodies()
    addDisplay()
  }

  private var update: Update { graph.update(index) }

  private mutating func add(_ event: Event) {
    if known.insert(event).inserted { events.append(event) }
  }

  private mutating func link(_ tail: Event, _ head: Event, isFired: Bool = false) {
    guard tail != head else { return }
    add(head)
    let link = Link(tail: tail, head: head, isFired: isFired)
    if !links.contains(link) { links.append(link) }
  }

  private mutating func addWrites() {
    for write in update.writes where !write.isEqual && graph.nodeOfSource[write.source] != nil {
      link(.step, .source(write.source))
    }
  }

  /// The changes worth a step of the path, in order of evaluation.
  private mutating func addBodies() {
    let steps = update.nodes.filter(isStep)
    // What a stack of screens shows follows from it, though its change is known only when they have begun or ended.
    let isHost = steps.map { change in
      change.runs.isEmpty && change.existence == .kept
        && graph.item(of: change.id, in: index).map { !firedSources(into: $0).isEmpty } == true
    }
    hosts = Set(zip(steps, isHost).filter(\.1).map(\.0.id))
    for change in steps.filter({ hosts.contains($0.id) }) + steps.filter({ !hosts.contains($0.id) }) {
      guard let item = graph.item(of: change.id, in: index), graph.updateNodes[index][item] != nil else { continue }
      let fired = firedSources(into: item)
      let wantsParent = fired.isEmpty || change.runs.contains { $0.causes.contains(.value) }
      for source in fired { link(.source(source), .item(item), isFired: true) }
      guard wantsParent else { continue }
      if let above = evaluatedAbove(change) {
        link(.item(above), .item(item))
      } else if fired.isEmpty {
        link(.step, .item(item))
      }
    }
  }

  /// Within what began or ended as a whole there is nothing to follow.
  private func isStep(_ change: NodeChange) -> Bool {
    if change.existence == .removed, change.replacedBy != nil { return false }
    guard change.existence != .kept || change.evaluation.isReevaluated else { return false }
    let frame = graph.tree.frames[change.existence == .removed ? index : index + 1]
    guard let parent = frame.nodes[change.id]?.parent, update.index > 0 else { return true }
    let above = graph.tree.frames[index + 1].change(of: parent)
    if change.existence == .offscreen, above.existence == .offscreen { return false }
    return !Self.isBoundary(above.existence)
      || (Self.isBoundary(change.existence) && above.existence == .inserted && change.existence == .recreated)
  }

  private static func isBoundary(_ existence: Existence) -> Bool {
    existence == .inserted || existence == .recreated || existence == .removed
  }

  private func firedSources(into item: Int) -> [SourceID] {
    graph.nodeOfSource.keys.sorted().filter { source in
      guard let node = graph.nodeOfSource[source] else { return false }
      return graph.edges.indices.contains { edge in
        graph.edges[edge].kind == .dependency && graph.edges[edge].tail == node && graph.edges[edge].head == item
          && graph.updateEdges[index][edge]?.isFired == true
      }
    }
  }

  /// The nearest body above that ran in this update.
  private func evaluatedAbove(_ below: NodeChange) -> Int? {
    let frames = graph.tree.frames
    var above = (frames[index + 1].nodes[below.id] ?? frames[index].nodes[below.id])?.parent
    while let parent = above {
      let change = frames[index + 1].change(of: parent)
      // What a host shows begins and ends because of it; what it stands around changes because of a body above.
      let isAround = below.existence == .kept && hosts.contains(parent)
      if isAround {
        above = (frames[index + 1].nodes[parent] ?? frames[index].nodes[parent])?.parent
        continue
      }
      if change.evaluation.isReevaluated || Self.isBoundary(change.existence),
        let item = graph.item(of: parent, in: index), known.contains(.item(item))
      {
        return item
      }
      above = (frames[index + 1].nodes[parent] ?? frames[index].nodes[parent])?.parent
    }
    return nil
  }

  private mutating func addDisplay() {
    guard update.index > 0 else { return }
    for change in update.display {
      let event = Event.display(container: change.container, kind: change.kind)
      link(origin(of: change) ?? returned(change) ?? .step, event)
    }
    let causing = Set(links.map(\.tail))
    for event in events {
      guard case .item(let item) = event, !causing.contains(event),
        case .outcome(_, let evaluation)? = graph.updateNodes[index][item]?.look, evaluation.isReevaluated
      else { continue }
      link(event, .nothing)
    }
  }

  /// The event that is nearest to a displayable: itself, what began or ended in it, or what is above.
  ///
  /// A modifier around several views makes a displayable of each: what happened stands below it.
  private func origin(of change: DisplayChange) -> Event? {
    let frames = graph.tree.frames
    if let node = change.node, change.kind != .changed, let event = events.first(where: { isBegun($0, in: node) }) {
      return event
    }
    var above = change.node ?? change.container
    while true {
      let successor = frames[index + 1].changes[above]?.replacedBy ?? above
      if let item = graph.item(of: successor, in: index), known.contains(.item(item)) { return .item(item) }
      guard let parent = (frames[index + 1].nodes[above] ?? frames[index].nodes[above])?.parent else { return nil }
      above = parent
    }
  }

  /// The row in which a displayable is that was there before, off the screen: that it is seen again follows from the
  /// step alone.
  private mutating func returned(_ change: DisplayChange) -> Event? {
    let frames = graph.tree.frames
    guard change.kind == .inserted, var row = change.node, frames[index].nodes[row] != nil,
      frames[index + 1].change(of: row).existence == .kept
    else { return nil }
    // What a structure lists is a row.
    while let parent = frames[index + 1].nodes[row]?.parent, parent != change.container,
      frames[index + 1].nodes[parent]?.kind != .structural
    {
      row = parent
    }
    guard let item = graph.item(of: row, in: index), graph.updateNodes[index][item] != nil else { return nil }
    returned.insert(item)
    link(.step, .item(item))
    return .item(item)
  }

  /// Whether an event is that something began, ended or moved below a node.
  private func isBegun(_ event: Event, in node: NodeID) -> Bool {
    guard case .item(let item) = event, let element = graph.plan.items[item].content.elements.first,
      graph.tree.change(element, in: index).map({ $0.existence != .kept }) == true
    else { return false }
    var above = graph.tree.elements[element].parent
    while let here = above {
      if graph.tree.elements[here].id == node { return true }
      above = graph.tree.elements[here].parent
    }
    return false
  }
}

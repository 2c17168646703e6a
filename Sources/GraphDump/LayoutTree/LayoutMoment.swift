import Recording

/// The layout tree at one moment, as a tree of nodes that the view graph's machinery can plan and fold.
///
/// The window stands above all; a node of the layout tree is named by its own number, not by that of its view.
struct LayoutMoment {
  static let window = NodeID(0)
  private(set) var nodes: [NodeID: LayoutNode] = [:]
  private(set) var computed: Set<NodeID> = []
  /// What a `ViewThatFits` did not choose, with all in it: it has no size and no place.
  private(set) var unchosen: Set<NodeID> = []
  let size: Size

  init(_ frame: Frame, _ header: Header) {
    size = header.size
    nodes.reserveCapacity(frame.layout.count)
    for (id, node) in frame.layout { nodes[Self.id(id)] = node }
    computed = Set(frame.update.layout.computed.map(Self.id))
    unchosen = unchosen(in: frame)
  }

  private func unchosen(in frame: Frame) -> Set<NodeID> {
    let choices = Set(nodes.filter { frame.nodes[$0.value.node]?.type == "ViewThatFits" }.map(\.key))
    guard !choices.isEmpty else { return [] }
    func isLeftOut(_ node: LayoutNode) -> Bool {
      node.proposal.width == nil && node.proposal.height == nil && node.size.width == 0 && node.size.height == 0
    }
    var result: Set<NodeID> = []
    var children: [NodeID: [NodeID]] = [:]
    for (id, node) in nodes {
      guard let parent = node.parent.map(Self.id) else { continue }
      children[parent, default: []].append(id)
      if choices.contains(parent), isLeftOut(node) { result.insert(id) }
    }
    var waiting = Array(result)
    while let id = waiting.popLast() {
      for child in children[id] ?? [] where result.insert(child).inserted { waiting.append(child) }
    }
    return result
  }

  static func id(_ id: LayoutID) -> NodeID { NodeID(id.rawValue + 1) }

  /// The words that name a node in the figure.
  static func name(of id: NodeID) -> String { id == window ? "window" : "l\(id.rawValue - 1)" }

  /// The moments as frames: nodes, and what each update did to them.
  static func frames(of moments: [LayoutMoment], _ frames: [Frame]) -> [Frame] {
    moments.indices.map { index in
      moments[index].frame(frames[index], before: index > 0 ? (moments[index - 1], frames[index - 1]) : nil)
    }
  }

  private func frame(_ original: Frame, before: (moment: LayoutMoment, frame: Frame)?) -> Frame {
    var result = original
    result.nodes = [:]
    result.children = [:]
    result.changes = [:]
    result.ended = [:]
    result.sources = [:]
    result.endedSources = [:]
    result.dependencies = []
    result.update = Update(index: original.update.index, step: original.update.step)
    result.update.passes = original.update.passes
    result.update.timings = original.update.timings
    result.root = nil
    if original.root != nil {
      result.root = Self.window
      result.nodes[Self.window] = Node(id: Self.window, kind: .container, type: "Window")
    }
    for id in nodes.keys.sorted() {
      guard let layout = nodes[id] else { continue }
      let parent = layout.parent.map(Self.id) ?? Self.window
      var node = original.nodes[layout.node] ?? Node(id: id, kind: .structural, type: "?")
      node.id = id
      node.parent = parent
      node.position = layout.position
      result.nodes[id] = node
      result.children[parent, default: []].append(id)
    }
    for parent in result.children.keys {
      result.children[parent]?.sort { (nodes[$0]?.position ?? 0, $0) < (nodes[$1]?.position ?? 0, $1) }
    }
    guard let before else { return result }
    add(changesSince: before.moment, to: &result)
    if let target = original.update.target {
      result.update.target = nodes.keys.sorted().first { nodes[$0]?.node == target }
    }
    return result
  }

  private func add(changesSince before: LayoutMoment, to frame: inout Frame) {
    for id in nodes.keys.sorted() {
      guard let change = change(of: id, since: before) else { continue }
      frame.changes[id] = change
      frame.update.nodes.append(change)
    }
    for id in before.nodes.keys.sorted() where nodes[id] == nil {
      let change = NodeChange(id: id, existence: .removed)
      frame.changes[id] = change
      frame.update.nodes.append(change)
    }
    if before.nodes.isEmpty, frame.root != nil {
      frame.changes[Self.window] = NodeChange(id: Self.window, existence: .inserted)
    }
  }

  /// What became of a node: `nil` where it was not reached and is as it was.
  private func change(of id: NodeID, since before: LayoutMoment) -> NodeChange? {
    guard let now = nodes[id] else { return nil }
    guard let old = before.nodes[id] else { return NodeChange(id: id, existence: .inserted) }
    switch (before.unchosen.contains(id), unchosen.contains(id)) {
    case (true, true): return nil
    case (true, false), (false, true): return NodeChange(id: id, evaluation: .ran)
    case (false, false): break
    }
    let isMoved = (old.frame.x, old.frame.y) != (now.frame.x, now.frame.y)
    if old.size != now.size { return NodeChange(id: id, evaluation: .ran) }
    if computed.contains(id) { return NodeChange(id: id, existence: isMoved ? .moved : .kept, evaluation: .wasted) }
    return isMoved ? NodeChange(id: id, existence: .moved) : nil
  }
}

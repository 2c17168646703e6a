import Recording

extension Picture {
  /// Sources and inputs, and the bodies that depend on them; what fired in an update is drawn strong.
  var dependencies: Figure {
    var web = DependencyWeb(canvas: graph.blank(.dependencies, .flow), graph: graph)
    web.build()
    return figure(of: web.canvas)
  }
}

/// Takes over from the view graph what depends on something, and what it depends on.
private struct DependencyWeb {
  var canvas: ViewGraphBuilder
  let graph: ViewGraphBuilder
  private var taken: [Int: Int] = [:]

  init(canvas: ViewGraphBuilder, graph: ViewGraphBuilder) {
    self.canvas = canvas
    self.graph = graph
  }

  mutating func build() {
    for index in canvas.updates { addStep(of: index) }
    for source in graph.nodeOfSource.keys.sorted() {
      guard let node = graph.nodeOfSource[source] else { continue }
      let index = take(node)
      canvas.sayOwner(of: source, at: index, graph)
    }
    for edge in graph.edges.indices where graph.edges[edge].kind == .dependency { addDependency(edge) }
    for input in graph.inputEdges {
      let (tail, head) = (take(input.parent), take(input.child))
      canvas.add(input, tail: tail, head: head)
    }
    addNotes()
  }

  private mutating func take(_ node: Int) -> Int {
    if let index = taken[node] { return index }
    let index = canvas.take(node, of: graph)
    taken[node] = index
    return index
  }

  /// The step, and what it wrote.
  private mutating func addStep(of index: Int) {
    let update = graph.update(index)
    let written = update.writes.filter { !$0.isEqual }.compactMap { graph.nodeOfSource[$0.source] }
    guard update.index > 0, !written.isEmpty else { return }
    let step = canvas.addStep(index)
    for source in written {
      let head = take(source)
      canvas.connect(step, head, .cause, in: index)
    }
  }

  private mutating func addDependency(_ edge: Int) {
    let old = graph.edges[edge]
    let (tail, head) = (take(old.tail), take(old.head))
    let new = canvas.add(
      FigureEdge(id: old.id, kind: .dependency, tail: tail, head: head, placement: .tailAbove))
    for index in canvas.moments { canvas.momentEdges[index][new] = graph.momentEdges[index][edge] }
    for index in canvas.updates { canvas.updateEdges[index][new] = graph.updateEdges[index][edge] }
  }

  private mutating func addNotes() {
    let left = graph.plan.items.indices.count { taken[$0] == nil && graph.isUserDefinedBody($0) }
    if left > 0 {
      canvas.notes.append("\(Tally.number(left)) view\(left == 1 ? "" : "s") without dependencies not drawn.")
    }
    if canvas.nodes.isEmpty { canvas.notes.append("Nothing depends on anything: there is no source and no input.") }
  }
}

/// What a parent's body hands to a child: an input that can make the child run.
struct InputEdge {
  var parent: Int
  var child: Int
  var label: String
  /// The updates in which it differed and the child ran for it.
  var fired: Set<Int>
}

extension ViewGraphBuilder {
  /// Whether an item shows a view of the author's that has a body.
  func isUserDefinedBody(_ item: Int) -> Bool {
    guard let element = plan.items[item].content.elements.first else { return false }
    return tree.lastNode(element).map { $0.isUserDefined && $0.kind == .composed } ?? false
  }

  /// From each body to the views it makes that store plain inputs.
  var inputEdges: [InputEdge] {
    var shortener = Shortener()
    return plan.items.indices.compactMap { item in
      guard isUserDefinedBody(item), let element = plan.items[item].content.elements.first,
        let node = tree.lastNode(element)
      else { return nil }
      var above = plan.items[item].parent
      while let index = above, !isUserDefinedBody(index) { above = plan.items[index].parent }
      guard let parent = above else { return nil }
      var fired: Set<Int> = []
      var names = node.inputs.map(\.name)
      for index in updates {
        guard let change = tree.change(element, in: index), change.evaluation.isReevaluated else { continue }
        let differing = change.comparison.filter { !$0.isEqual }.map(\.name)
        for name in differing where !names.contains(name) { names.append(name) }
        if change.runs.contains(where: { $0.causes.contains(.value) }), change.existence == .kept {
          fired.insert(index)
        }
      }
      guard !names.isEmpty else { return nil }
      var label = names.prefix(2).map { shortener.shorten($0, to: Wording.valueLimit) }.joined(separator: ", ")
      if names.count > 2 { label += " +\(names.count - 2)" }
      return InputEdge(parent: parent, child: item, label: label, fired: fired)
    }
  }

  mutating func add(_ input: InputEdge, tail: Int, head: Int) {
    let edge = add(
      FigureEdge(
        id: "\(nodes[tail].id)-\(nodes[head].id)", kind: .dependency, tail: tail, head: head, placement: .tailAbove))
    show(edge) { isUpdate, index in EdgeState(label: input.label, isFired: isUpdate && input.fired.contains(index)) }
  }

  /// Whose state it is.
  fileprivate mutating func sayOwner(of source: SourceID, at node: Int, _ graph: ViewGraphBuilder) {
    guard let owner = graph.lastSource(source)?.owner,
      let type = tree.frames.last(where: { $0.nodes[owner] != nil })?.nodes[owner]
    else { return }
    let name = wording.type(type)
    func said(_ state: NodeState?) -> NodeState? {
      guard var state, let last = state.details.last, !last.contains(" of ") else { return state }
      state.details[state.details.count - 1] = last + " of " + name
      return state
    }
    for index in moments { momentNodes[index][node] = said(momentNodes[index][node]) }
    for index in updates { updateNodes[index][node] = said(updateNodes[index][node]) }
  }
}

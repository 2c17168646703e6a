import Recording

extension ViewGraphBuilder {
  /// Lets sources stand below the node that stores them wherever that node is: one that moves takes its state along.
  ///
  /// Cost: proportional to the number of sources of nodes that moved, times the edges.
  mutating func moveSourcesAlong() {
    for source in nodeOfSource.keys.sorted() {
      guard let node = nodeOfSource[source], let owner = lastSource(source)?.owner else { continue }
      for (number, place) in figureNodes(of: owner).enumerated().dropFirst() {
        moveSource(node, to: place, number)
      }
    }
    removeUnseenDependencies()
  }

  /// Gives a source a second place, in all panels in which its owner is at `place`.
  private mutating func moveSource(_ node: Int, to place: Int, _ number: Int) {
    func isHere(_ state: NodeState?) -> Bool { state.map { !$0.isLeftBehind } ?? false }
    let inMoments = moments.filter { isHere(momentNodes[$0][place]) && momentNodes[$0][node] != nil }
    let inUpdates = updates.filter { isHere(updateNodes[$0][place]) && updateNodes[$0][node] != nil }
    guard !inMoments.isEmpty || !inUpdates.isEmpty else { return }
    let copy = addEmpty(FigureNode(id: "\(nodes[node].id)-\(number)", shape: .source))
    for index in inMoments {
      momentNodes[index][copy] = momentNodes[index][node]
      momentNodes[index][node] = nil
    }
    for index in inUpdates {
      updateNodes[index][copy] = updateNodes[index][node]
      updateNodes[index][node] = nil
    }
    for edge in edges.indices where edges[edge].tail == node || edges[edge].head == node {
      var moved = edges[edge]
      if moved.tail == node { moved.tail = copy } else { moved.head = copy }
      let other = moved.tail == copy ? moved.head : moved.tail
      moved.id = "\(nodes[moved.tail].id)-\(nodes[moved.head].id)"
      moved.placement = other != place ? .free : moved.kind == .storage ? .tailAbove : .tailBelow
      let new = add(moved)
      for index in inMoments {
        momentEdges[index][new] = momentEdges[index][edge]
        momentEdges[index][edge] = nil
      }
      for index in inUpdates {
        // Where its reader was, it is not read any more.
        updateEdges[index][new] = isHere(updateNodes[index][other]) ? updateEdges[index][edge] : nil
        updateEdges[index][edge] = nil
      }
    }
  }

  /// Edges of sources that no panel shows would still take part in the layout.
  private mutating func removeUnseenDependencies() {
    let seen = edges.indices.filter { edge in
      (edges[edge].kind != .dependency && edges[edge].kind != .storage)
        || momentEdges.contains { $0[edge] != nil } || updateEdges.contains { $0[edge] != nil }
    }
    guard seen.count < edges.count else { return }
    edges = seen.map { edges[$0] }
    for index in moments { momentEdges[index] = seen.map { momentEdges[index][$0] } }
    for index in updates { updateEdges[index] = seen.map { updateEdges[index][$0] } }
    edgeIndex = Dictionary(uniqueKeysWithValues: edges.enumerated().map { ($1.id, $0) })
  }
}

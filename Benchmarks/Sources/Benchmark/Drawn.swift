import Recording

/// Recordings to draw, made without an engine.
enum Drawn {
  /// A tree of rows in which the bodies of some rows run, far apart.
  static func tree(of count: Int, bodies: Int = 1) -> Recording {
    var appear = Update(index: 0, step: "appear")
    var nodes = [
      Node(id: NodeID(0), kind: .composed, type: "RootView", isUserDefined: true),
      Node(id: NodeID(1), parent: NodeID(0), kind: .container, type: "VStack"),
    ]
    var row = 0
    while nodes.count + 3 < count {
      let first = nodes.count
      nodes.append(
        Node(
          id: NodeID(first), parent: NodeID(1), position: row, kind: .composed, type: "Row\(row % 7)",
          isUserDefined: true))
      nodes.append(Node(id: NodeID(first + 1), parent: NodeID(first), kind: .container, type: "HStack"))
      nodes.append(
        Node(id: NodeID(first + 2), parent: NodeID(first + 1), kind: .unary, type: "Text", name: "Row \(row)"))
      nodes.append(
        Node(
          id: NodeID(first + 3), parent: NodeID(first + 1), position: 1, kind: .unary, type: "Text", name: "\(row * 37)"
        ))
      row += 1
    }
    appear.nodes = nodes.map { NodeChange(id: $0.id, existence: .inserted, node: $0) }
    appear.sources = [Source(id: SourceID(0), kind: .state, name: "count", owner: NodeID(0), value: "0")]
    let readers = (0..<bodies).map { NodeID(2 + 4 * ($0 * row / bodies)) }
    appear.dependencies = readers.map { Dependency(source: SourceID(0), reader: $0, property: "_count") }
    var tap = Update(index: 1, step: "tap \"Add\"")
    tap.writes = [SourceWrite(source: SourceID(0), old: "0", new: "1")]
    tap.nodes = readers.enumerated().flatMap { order, reader in
      [
        NodeChange(id: reader, evaluation: .ran, runs: [Run(pass: 1, order: order, causes: [.property("_count")])]),
        NodeChange(
          id: NodeID(reader.rawValue + 2), evaluation: .ran,
          values: [ValueChange(name: "value", old: "Row \(order)", new: "Row \(order + 1)")]),
      ]
    }
    return Recording(header: Header(root: "RootView", engine: "benchmark"), updates: [appear, tap])
  }

  /// A tree of views whose bodies read several sources each.
  static func web(nodes count: Int, dependencies: Int) -> Recording {
    var recording = tree(of: count)
    let readers = recording.updates[0].nodes.map(\.id)
    let perReader = max(1, dependencies / readers.count)
    let sources = 40
    recording.updates[0].sources = (0..<sources).map {
      Source(id: SourceID($0), kind: .state, name: "value\($0)", owner: NodeID(0), value: "0")
    }
    recording.updates[0].dependencies = readers.enumerated().flatMap { index, reader in
      (0..<perReader).map {
        Dependency(source: SourceID((index * 7 + $0 * 11) % sources), reader: reader, property: "_value")
      }
    }
    return recording
  }
}

import Recording

/// What an update has to call when bodies and layout are done, in the order of rule G2.
@MainActor final class LifecycleQueue {
  /// A value that changed, for one handler (G3).
  struct Change {
    var node: _ViewNode
    var action: () -> Void
  }
  private var appeared: [(node: _ViewNode, action: () -> Void)] = []
  private var disappeared: [() -> Void] = []
  private var changes: [Change] = []
  private var tasks: [(node: _ViewNode, start: () -> Void)] = []
  private var rounds: [ObjectIdentifier: Int] = [:]
  static let mostRounds = 8

  /// A node that began wants to be told that it is on the screen. Called as the node is complete, so children come
  /// before their parents.
  func appear(_ node: _ViewNode, _ action: @escaping () -> Void) { appeared.append((node, action)) }

  func disappear(_ action: @escaping () -> Void) { disappeared.append(action) }

  func change(_ node: _ViewNode, _ action: @escaping () -> Void) { changes.append(Change(node: node, action: action)) }

  func task(_ node: _ViewNode, _ start: @escaping () -> Void) { tasks.append((node, start)) }

  var isEmpty: Bool { appeared.isEmpty && disappeared.isEmpty && changes.isEmpty }

  var hasTasks: Bool { !tasks.isEmpty }

  func beginUpdate() { rounds = [:] }

  /// Leaves out what still waits, after an endless loop.
  func drop() {
    appeared = []
    disappeared = []
    changes = []
    tasks = []
  }

  /// Calls the handlers that wait: changed values and appearances, the deepest first, then disappearances.
  func run(in graph: Graph) {
    let changes = takeChanges(in: graph)
    let appeared = appeared
    let disappeared = disappeared
    self.appeared = []
    self.disappeared = []
    graph.untracked {
      for change in changes where !change.node.flags.contains(.isEnded) { change.action() }
      for (node, action) in appeared where !node.flags.contains(.isEnded) { action() }
      for action in disappeared { action() }
    }
  }

  /// The changed values in the order of their handlers. A handler that goes on for too many rounds is left out (G3).
  private func takeChanges(in graph: Graph) -> [Change] {
    let taken = changes
    changes = []
    let ordered = taken.enumerated().map { (path: $1.node.path, place: $0, change: $1) }
      .sorted { a, b in
        LifecycleQueue.isDeeperFirst(a.path, b.path) ?? (a.place < b.place)
      }
    return ordered.compactMap { item in
      let key = ObjectIdentifier(item.change.node)
      rounds[key, default: 0] += 1
      guard rounds[key, default: 0] <= LifecycleQueue.mostRounds else {
        if rounds[key] == LifecycleQueue.mostRounds + 1 {
          graph.recorder?.report(
            "onchange-loop", item.change.node,
            "its onChange handler was called \(LifecycleQueue.mostRounds) times in one update and still changed its value"
          )
        }
        return nil
      }
      return item.change
    }
  }

  /// Children before their parents, and else in tree order; `nil` for the same node.
  static func isDeeperFirst(_ a: [Int32], _ b: [Int32]) -> Bool? {
    for (x, y) in zip(a, b) where x != y { return x < y }
    return a.count == b.count ? nil : a.count > b.count
  }

  /// Starts the tasks that wait, after all appearances (G2).
  func startTasks(in graph: Graph) {
    let started = tasks
    tasks = []
    graph.untracked { for (node, start) in started where !node.flags.contains(.isEnded) { start() } }
  }
}

import Recording

/// What an update has to call when bodies and layout are done, in the order of rule G2.
@MainActor final class LifecycleQueue {
  /// A node that appeared, or a value of it that changed (G3).
  private struct Handler {
    var node: _ViewNode
    var isChange: Bool
    var action: () -> Void
  }
  @exclusivity(unchecked) private var handlers: [Handler] = []
  @exclusivity(unchecked) private var disappeared: [() -> Void] = []
  @exclusivity(unchecked) private var hosts: [any CoverHost] = []
  @exclusivity(unchecked) private var tasks: [Handler] = []
  @exclusivity(unchecked) private var rounds: [ObjectIdentifier: Int] = [:]
  /// Whether the handlers may have come in another order than the one in which they are called.
  @exclusivity(unchecked) var needsOrdering = false
  static let mostRounds = 8

  /// A node that began wants to be told that it is on the screen. Called as the node is complete, so children come
  /// before their parents where no body had to wait for its turn.
  func appear(_ node: _ViewNode, _ action: @escaping () -> Void) {
    handlers.append(Handler(node: node, isChange: false, action: action))
  }

  func disappear(_ action: @escaping () -> Void) { disappeared.append(action) }

  /// A handler is told of a value: of a new one, or as it begins, of the first one.
  func change(_ node: _ViewNode, isInitial: Bool, _ action: @escaping () -> Void) {
    handlers.append(Handler(node: node, isChange: !isInitial, action: action))
    if !isInitial { needsOrdering = true }
  }

  func task(_ node: _ViewNode, _ start: @escaping () -> Void) {
    tasks.append(Handler(node: node, isChange: false, action: start))
  }

  /// Something covers what is below a node, or no longer does: what is there is told when it is complete.
  func coversChanged(of host: any CoverHost) {
    if !hosts.contains(where: { $0 === host }) { hosts.append(host) }
  }

  private func settleCovers() {
    if hosts.isEmpty { return }
    needsOrdering = true
    let changed = hosts
    hosts = []
    for host in changed where !host.flags.contains(.isEnded) { host.coverContent() }
  }

  var isEmpty: Bool { handlers.isEmpty && disappeared.isEmpty && hosts.isEmpty }

  var hasTasks: Bool { !tasks.isEmpty }

  func beginUpdate() { rounds = [:] }

  /// Leaves out what still waits, after an endless loop.
  func drop() {
    handlers = []
    disappeared = []
    hosts = []
    tasks = []
  }

  /// Calls the handlers that wait: changed values and appearances, the deepest first, then disappearances.
  func run(in graph: Graph) {
    settleCovers()
    let called = ordered(handlers).filter { mayRun($0, in: graph) }
    let disappeared = disappeared
    handlers = []
    self.disappeared = []
    if tasks.isEmpty { needsOrdering = false }
    graph.untracked {
      for handler in called where !handler.node.flags.contains(.isEnded) { handler.action() }
      for action in disappeared { action() }
    }
  }

  /// The handlers of nodes that did not end meanwhile, in the order of rule G2; those of one node stay in the order in
  /// which they came.
  private func ordered(_ waiting: [Handler]) -> [Handler] {
    let handlers = waiting.filter { !$0.node.flags.contains(.isEnded) }
    guard needsOrdering, handlers.count > 1 else { return handlers }
    return handlers.enumerated().map { (path: $1.node.path, place: $0, handler: $1) }
      .sorted { a, b in LifecycleQueue.isDeeperFirst(a.path, b.path) ?? (a.place < b.place) }
      .map(\.handler)
  }

  /// Counts the rounds of a handler; one that goes on for too many is left out (G3).
  private func mayRun(_ handler: Handler, in graph: Graph) -> Bool {
    guard handler.isChange else { return true }
    let count = rounds[ObjectIdentifier(handler.node), default: 0] + 1
    rounds[ObjectIdentifier(handler.node)] = count
    if count == LifecycleQueue.mostRounds + 1 {
      graph.recorder?.report(
        "onchange-loop", handler.node,
        "its onChange handler was called \(LifecycleQueue.mostRounds) times in one update and still changed its value")
    }
    return count <= LifecycleQueue.mostRounds
  }

  /// Children before their parents, and else in tree order; `nil` for the same node.
  static func isDeeperFirst(_ a: [Int32], _ b: [Int32]) -> Bool? {
    for (x, y) in zip(a, b) where x != y { return x < y }
    return a.count == b.count ? nil : a.count > b.count
  }

  /// Starts the tasks that wait, after all appearances (G2).
  func startTasks(in graph: Graph) {
    let started = ordered(tasks)
    tasks = []
    needsOrdering = false
    graph.untracked { for task in started where !task.node.flags.contains(.isEnded) { task.action() } }
  }
}

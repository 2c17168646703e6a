import Recording

/// The view graph of a session, with its dependency edges and its queue of work.
@MainActor final class Graph {
  @exclusivity(unchecked) var edges = EdgeTable()
  @exclusivity(unchecked) var recorder: Recorder?
  /// Sources that were written since the last pass began.
  @exclusivity(unchecked) var waitingSources: [SourceAttribute] = []
  @exclusivity(unchecked) var isRootQueued = false
  /// What was off the screen is evaluated now: what begins was not there when the displayables were collected.
  @exclusivity(unchecked) var isCatchingUp = false
  /// How many nodes wait to be evaluated.
  @exclusivity(unchecked) var dirtyNodes = 0
  @exclusivity(unchecked) var root: _ViewNode?
  let rootEnvironment: EnvironmentNode
  @exclusivity(unchecked) private(set) var pass = 0
  @exclusivity(unchecked) private var nextNodeID: Int32 = 0
  @exclusivity(unchecked) private var nextLayoutID: Int32 = 0
  @exclusivity(unchecked) var liveNodes = 0
  @exclusivity(unchecked) var liveAttributes = 0
  /// How many controls there are whose recorded names are made of the texts below them.
  @exclusivity(unchecked) var nodesNamedByContent = 0
  /// How many bodies and contents were evaluated since the session began.
  @exclusivity(unchecked) var evaluations = 0
  /// How many sizes were computed since the session began.
  @exclusivity(unchecked) var sizings = 0
  /// How many places were looked at since the session began.
  @exclusivity(unchecked) var placings = 0
  /// The alignment lines that views set.
  @exclusivity(unchecked) var guides = GuideSet()
  /// Whether a view hands values to the layout it stands in, or prefers distances of its own.
  @exclusivity(unchecked) var usesTraits = false
  let relativeFrames = RelativeFrames()
  let geometryReaders = GeometryReaders()

  /// The node whose body or content is being evaluated, innermost last.
  @exclusivity(unchecked) private(set) var evaluating: _ViewNode?
  @exclusivity(unchecked) private(set) var currentCauses: [Cause] = []
  @exclusivity(unchecked) private var evaluationStamp: UInt32 = 0
  /// The graph that evaluates now: there is one main actor, so there is at most one.
  nonisolated(unsafe) static var evaluatingGraph: Graph?
  var isEvaluating: Bool { evaluating != nil }

  @exclusivity(unchecked) private var models: [ModelSource.Key: ModelSource] = [:]
  @exclusivity(unchecked) private var objects: [ObjectIdentifier: ObjectSource] = [:]
  let lifecycle = LifecycleQueue()
  @exclusivity(unchecked) var staleBoundaries: [_ViewNode] = []
  let layoutQueue = LayoutQueue()
  /// What is stored under keys for the whole app.
  @exclusivity(unchecked) var storages: [StorageKey: SourceAttribute] = [:]
  /// Where values are stored that are said to be stored nowhere else; a program's are those of `UserDefaults.standard`.
  var defaults = DefaultsDomain()
  let sceneDefaults = DefaultsDomain()
  /// The modifier that has the focus.
  @exclusivity(unchecked) var focused: (any FocusFollower)?
  let preferences = PreferenceMemory()
  /// The layouts of what is presented over the window.
  @exclusivity(unchecked) var presented: [LayoutItem] = []
  /// What scrolls or is lazy, and what it is to scroll to.
  let windows = LazyWindows()
  /// Whether rows of a lazy container are made just now, after all that was dirty was evaluated.
  @exclusivity(unchecked) var isMakingRows = false
  /// Whether a layout asked for contents to be evaluated before handlers are called.
  @exclusivity(unchecked) var needsGeometryPass = false
  /// Called when something outside an update writes, so that the session knows there is work.
  @exclusivity(unchecked) var onWrite: (() -> Void)?

  init(environment: EnvironmentValues) {
    rootEnvironment = EnvironmentNode(values: environment)
  }

  isolated deinit { edges.deallocate() }

  func takeNodeID() -> Int32 {
    nextNodeID += 1
    liveNodes += 1
    return nextNodeID - 1
  }

  /// The first node id that has not been given yet.
  var nodeIDBound: Int32 { nextNodeID }

  /// Leaves undone what is still to do, after an endless loop: what was written stays, and nothing runs for it.
  func dropWork() {
    for source in waitingSources {
      source.isWaiting = false
      if !source.isEnded { _ = source.commit() }
    }
    waitingSources = []
    lifecycle.drop()
  }

  func takeLayoutID() -> Int32 {
    nextLayoutID += 1
    return nextLayoutID - 1
  }

  // MARK: Evaluation

  /// Evaluates the body or content of `node`, with reads tracked.
  ///
  /// - Parameter isAdditional: whether what the evaluations before read stays a dependency: one row more was made.
  func evaluate<T>(_ node: _ViewNode, causes: [Cause], isAdditional: Bool = false, _ body: () -> T) -> T {
    let outer = (evaluating, currentCauses, Graph.evaluatingGraph, ObservationAccess.isTracking)
    evaluating = node
    currentCauses = causes
    Graph.evaluatingGraph = self
    ObservationAccess.isTracking = true
    evaluationStamp &+= 1
    evaluations += 1
    let stamp = evaluationStamp
    let result = if let slowness = recorder?.slowness { slowness.body(of: node, body) } else { body() }
    if node.firstInput >= 0, !isAdditional { dropUnread(node, stamp) }
    (evaluating, currentCauses, Graph.evaluatingGraph, ObservationAccess.isTracking) = outer
    return result
  }

  /// Brings the views up to date within an update: between the parts of a gesture, which an app has a frame between.
  @exclusivity(unchecked) var settlePhase: (() -> Void)?

  /// Runs handlers and initialisers during which reads are no dependency (D8).
  func untracked<T>(_ body: () -> T) -> T {
    let outer = (evaluating, Graph.evaluatingGraph, ObservationAccess.isTracking)
    evaluating = nil
    Graph.evaluatingGraph = nil
    ObservationAccess.isTracking = false
    defer { (evaluating, Graph.evaluatingGraph, ObservationAccess.isTracking) = outer }
    return body()
  }

  /// The list of a model's properties that a body read is made anew at each evaluation (D5).
  private func dropUnread(_ node: _ViewNode, _ stamp: UInt32) {
    var dropped: [SourceAttribute] = []
    edges.removeInputs(of: node) { edge in
      guard edge.isPerEvaluation, edge.stamp < stamp else { return false }
      dropped.append(edge.source.takeUnretainedValue())
      return true
    }
    if dropped.isEmpty { return }
    recorder?.dependencyChanged(node)
    for source in dropped { forgetUnread(source) }
  }

  /// Removes the edges into a node that ends, and the models and objects that nothing else reads.
  func removeInputs(of node: _ViewNode) {
    edges.clearPending(of: node)
    var sources: [SourceAttribute] = []
    edges.removeInputs(of: node) { edge in
      sources.append(edge.source.takeUnretainedValue())
      return true
    }
    for source in sources { forgetUnread(source) }
  }

  /// Lets go of a model or an object that nothing reads any more.
  func forgetUnread(_ source: SourceAttribute) {
    guard source.firstReader < 0, !source.isWaiting else { return }
    if let model = source as? ModelSource, models[model.key] === model {
      models[model.key] = nil
      model.end()
    } else if let object = source as? ObjectSource, objects[object.key] === object {
      objects[object.key] = nil
      object.end()
    } else if let environment = source as? EnvironmentSource {
      environment.forget()
    }
  }

  // MARK: Models and objects

  /// Notes that the node being evaluated reads a property of a model.
  func readModel(_ object: AnyObject, _ path: AnyKeyPath) {
    if evaluating != nil { readUnslotted(modelSource(of: object, path)) }
  }

  /// Whether the node is the one that is being evaluated.
  func isEvaluating(_ node: _ViewNode) -> Bool { evaluating === node }

  /// Notes that the node being evaluated reads a source other than through a dynamic property of its own: a model, or a
  /// binding that is kept in an optional or in another value. The list of those is made anew at each evaluation.
  func readUnslotted(_ source: SourceAttribute) {
    guard let reader = evaluating, source.owner !== reader else { return }
    var index = reader.firstInput
    while index >= 0 {
      if edges[index].isPerEvaluation, edges[index].source.toOpaque() == Unmanaged.passUnretained(source).toOpaque() {
        edges[index].stamp = evaluationStamp
        return
      }
      index = edges[index].nextInput
    }
    let edge = edges.add(source, to: reader, slot: nil, isRead: true, isPerEvaluation: true)
    edges[edge].stamp = evaluationStamp
    recorder?.dependencyChanged(reader)
  }

  private func modelSource(of object: AnyObject, _ path: AnyKeyPath) -> ModelSource {
    let key = ModelSource.Key(object: ObjectIdentifier(object), path: path)
    if let known = models[key] {
      if known.object === object { return known }
      // Another object lives at the address of one that is gone.
      known.end()
    }
    if models.isEmpty { ObservationAccess.add(self) }
    let source = ModelSource(self, object, path)
    models[key] = source
    return source
  }

  func modelWillChange(_ object: AnyObject, _ path: AnyKeyPath) {
    guard let source = models[ModelSource.Key(object: ObjectIdentifier(object), path: path)], source.object === object
    else { return }
    untracked { source.willChange() }
  }

  func objectSource<Object: ObservableObject>(of object: Object) -> ObjectSource {
    if let known = objects[ObjectIdentifier(object)] {
      if known.object === object { return known }
      known.end()
    }
    if objects.isEmpty {
      PublishedAccess.observers.removeAll { $0.object == nil || $0.object === self }
      PublishedAccess.observers.append(.init(object: self))
    }
    let source = ObjectSource(self, object)
    objects[ObjectIdentifier(object)] = source
    return source
  }

  func publishedWillChange<Value>(_ object: AnyObject, _ storage: AnyKeyPath, old: Value, new: Value) {
    guard let recorder, let source = objects[ObjectIdentifier(object)], source.object === object else { return }
    let stored = KeyPathName.property(storage)
    let name = stored.hasPrefix("_") ? String(stored.dropFirst()) : stored
    let words = recorder.describer.describe(from: old, to: new)
    let isEqual = isEqualAsField(old, new, Comparison.ofField(Value.self))
    source.note(property: name, old: words.old, new: words.new, isEqual: isEqual)
  }

  // MARK: Passes

  /// Notes a write: during an evaluation it is a fault, and takes effect in the next pass (D11).
  func noteWrite() {
    if let evaluating {
      recorder?.wroteDuringEvaluation(evaluating)
    }
    onWrite?()
  }

  var hasWork: Bool { isRootQueued || !waitingSources.isEmpty || windows.hasRequests }

  func beginUpdate() { pass = 0 }

  /// Begins the tree, as a part of the first pass of all.
  @exclusivity(unchecked) var beginning: (() -> Void)?

  /// Takes over what was written, and evaluates what depends on it, in tree order.
  func runPass() {
    pass += 1
    if let beginning {
      self.beginning = nil
      return beginning()
    }
    commitSources()
    if isRootQueued, let root {
      isRootQueued = false
      root.process()
    }
  }

  private func commitSources() {
    let sources = waitingSources
    waitingSources = []
    for source in sources {
      source.isWaiting = false
      if source.isEnded { continue }
      recorder?.willCommit(source)
      let differs = source.commit()
      recorder?.didCommit(source, differs: differs)
      if differs { markReaders(of: source) } else { recorder?.provedEqual(source) }
      forgetUnread(source)
    }
  }

  /// Marks every reader of `source` that its change concerns.
  func markReaders(of source: SourceAttribute) {
    var index = source.firstReader
    while index >= 0 {
      let reader = edges[index].reader.takeUnretainedValue()
      edges.markPending(index)
      recorder?.candidate(reader)
      reader.schedule()
      index = edges[index].nextReader
    }
  }

  func addStale(_ node: _ViewNode) {
    if node.flags.contains(.isInStaleList) { return }
    node.flags.insert(.isInStaleList)
    staleBoundaries.append(node)
  }

  /// Collects displayables again where they changed (I2).
  func refreshDisplayables() {
    while !staleBoundaries.isEmpty {
      let stale = staleBoundaries
      staleBoundaries = []
      for node in stale {
        node.flags.remove(.isInStaleList)
        if !node.flags.contains(.isEnded) { node.refreshDisplayables() }
      }
    }
  }
}

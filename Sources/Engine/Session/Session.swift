import Foundation
import Recording

/// Hosts a root view in a window of a size, takes stimuli, and records what they do.
///
/// Each call of ``perform(_:)`` is one update: it returns when nothing is left to do at the present simulated time.
///
///     let session = Session(CounterView())
///     try session.perform("tap \"Add\"")
///     session.recording.updates.last?.nodes
@MainActor public final class Session {
  let graph: Graph
  private let recorder: Recorder?
  private var rootLayout: LayoutItem?
  private var rootNode: RootNode?
  private(set) var size: CGSize
  private let header: Header
  private var updates: [Update] = []
  private var updateIndex = 0
  private var passes = 0
  /// Called with each update when it is finished.
  public var onUpdate: ((Update) -> Void)?
  /// Runs what the concurrency runtime has ready; returns whether there was anything.
  var drainTasks: (() -> Bool)?
  /// Moves the clock on by seconds, and calls back at each moment at which something was ready.
  var advanceClock: ((Double, () -> Void) -> Void)?

  /// How many passes an update may take before it is stopped and reported (D11).
  static let mostPasses = 100
  /// The name and version of the engine, as recordings say it.
  public static let engineName = "graphdump 0.1.0"

  /// Makes a session and lets the view appear.
  ///
  /// - Parameters:
  ///   - size: the window's size in points.
  ///   - isRecording: whether updates are recorded; a session that is not recording costs less.
  ///   - rootName: how the recording names the root; its type where there is none.
  ///   - isTiming: whether bodies, initialisers and layout are measured, and slow ones reported (L).
  public convenience init<V: View>(
    _ root: V, size: CGSize = CGSize(width: 390, height: 844), isRecording: Bool = true, rootName: String? = nil,
    isTiming: Bool = false
  ) {
    self.init(size: size, isRecording: isRecording, rootName: rootName ?? TypeName.short(V.self), dialect: nil)
    if isTiming { measure(by: Slowness()) }
    appear(root)
  }

  init(size: CGSize, isRecording: Bool, rootName: String, dialect: Dialect?) {
    self.size = size
    var environment = EnvironmentValues()
    environment.sessionSize = size
    #if !canImport(UIKit)
      UIScreen.size = size
    #endif
    graph = Graph(environment: environment)
    recorder = isRecording ? Recorder(graph) : nil
    header = Header(
      root: rootName, engine: Session.engineName, size: Size(width: size.width, height: size.height), dialect: dialect)
    graph.recorder = recorder
    environment.editScope = EditScope(graph)
    graph.rootEnvironment.set(environment)
    graph.settlePhase = { [weak self] in self?.settleNow() }
  }

  isolated deinit {
    graph.recorder = nil
    rootNode?.end()
  }

  /// Lets views store what they store where the program's other code finds it.
  func useStandardDefaults() { graph.defaults = .named("standard") }

  /// Measures bodies, initialisers and layout from now on.
  func measure(by slowness: Slowness) { recorder?.slowness = slowness }

  func appear<V: View>(_ root: V) {
    beginUpdate()
    let inputs = _ViewInputs(graph: graph, parent: nil, position: 0, environment: graph.rootEnvironment)
    let node = RootNodeOf(root, inputs)
    graph.root = node
    rootNode = node
    graph.beginning = { node.start() }
    MainActorThread.work { settle(step: "appear", target: nil) }
  }

  /// Everything recorded so far.
  public var recording: Recording { Recording(header: header, updates: updates) }

  /// The last update.
  public var lastUpdate: Update? { updates.last }

  /// What the recording says of the session as a whole.
  public var recordingHeader: Header { header }

  // MARK: Counts, for tests and benchmarks

  /// How many bodies and content closures were evaluated so far.
  public var evaluationCount: Int { graph.evaluations }
  /// How many sizes were computed so far.
  public var sizingCount: Int { graph.sizings }
  /// How many places of views were looked at so far.
  public var placingCount: Int { graph.placings }
  /// How many attributes are alive: sources, bodies, contents, layouts.
  public var attributeCount: Int { graph.liveAttributes }
  /// How many nodes the view graph has.
  public var nodeCount: Int { graph.liveNodes }
  /// How many dependency edges there are.
  public var dependencyCount: Int { graph.edges.count }

  // MARK: Updates

  /// Changes something and takes the consequences, as one update.
  public func update(_ name: String = "write", _ change: () -> Void) {
    run(step: name, target: nil, change)
  }

  func run(step: String, target: _ViewNode?, _ change: () -> Void) {
    MainActorThread.work {
      beginUpdate()
      graph.untracked(change)
      settle(step: step, target: target)
    }
  }

  private func beginUpdate() {
    passes = 0
    recorder?.slowness?.beginUpdate()
    graph.beginUpdate()
    graph.lifecycle.beginUpdate()
  }

  private func settle(step: String, target: _ViewNode?) {
    settleNow()
    finish(step: step, target: target, passes: passes)
  }

  /// Runs passes until nothing is left to do at the present simulated time (rule A). An update that goes on and on is
  /// stopped and reported (D11).
  func settleNow() {
    repeat {
      passes += 1
      graph.runPass()
      layOut()
      while graph.needsGeometryPass, passes < Session.mostPasses {
        graph.needsGeometryPass = false
        passes += 1
        graph.runPass()
        layOut()
      }
      graph.lifecycle.run(in: graph)
      if !graph.hasWork, graph.lifecycle.hasTasks { graph.lifecycle.startTasks(in: graph) }
      if !graph.hasWork, graph.lifecycle.isEmpty { _ = graph.untracked { drainTasks?() } }
      if passes >= Session.mostPasses, graph.hasWork || !graph.lifecycle.isEmpty {
        recorder?.report(
          "update-loop", nil,
          "the update was stopped after \(passes) passes, each of which wrote what the next one ran for")
        graph.dropWork()
        return
      }
    } while graph.hasWork || !graph.lifecycle.isEmpty || graph.lifecycle.hasTasks
  }

  private func layOut() {
    if let slowness = recorder?.slowness { slowness.layout(layOutNow) } else { layOutNow() }
  }

  private func layOutNow() {
    if rootLayout == nil, let rootNode {
      var list: ContiguousArray<LayoutItem> = []
      rootNode.appendDisplayables(to: &list)
      rootLayout = list.first
      recorder?.rootLayout = rootLayout
    }
    // What scrolls and what is lazy follows the layout, and the layout what they show then; so does what is as long as
    // its container.
    var rounds = 0
    var isUnsettled = false
    repeat {
      rounds += 1
      graph.refreshDisplayables()
      graph.layoutQueue.settleSizes()
      rootLayout?.place(at: .zero, proposal: ProposedViewSize(size))
      for layout in graph.presented { layout.place(at: .zero, proposal: ProposedViewSize(size)) }
      isUnsettled = graph.windows.settle(in: graph)
      if rounds < Session.mostLayoutRounds, graph.relativeFrames.check() { isUnsettled = true }
    } while isUnsettled && rounds < Session.mostPasses
    graph.windows.dropRequests()
    graph.windows.tellFollowers()
    if graph.geometryReaders.check() { graph.needsGeometryPass = true }
  }

  /// How often a layout is done again for what is as long as its container.
  static let mostLayoutRounds = 8

  private func finish(step: String, target: _ViewNode?, passes: Int) {
    let layout = graph.layoutQueue.take()
    if let recorder {
      updates.append(
        recorder.finish(index: updateIndex, step: step, target: target, passes: passes, layout: layout))
      onUpdate?(updates[updates.count - 1])
    }
    updateIndex += 1
  }

  /// Gives the window another size.
  public func resize(to new: CGSize) {
    run(step: Step.resize(width: new.width, height: new.height).description, target: nil) {
      size = new
      #if !canImport(UIKit)
        UIScreen.size = new
      #endif
      setEnvironment { $0.sessionSize = new }
      rootLayout?.reset()
    }
  }

  func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = graph.rootEnvironment.values
    change(&values)
    graph.rootEnvironment.set(values)
    rootNode?.environmentAffectsLayoutBelow()
  }

  /// The root's frame tree, for tests: the layout nodes' frames in window coordinates with their views' names.
  public func frames(of name: String) -> [CGRect] {
    var result: [CGRect] = []
    func visit(_ node: LayoutItem) {
      let words = node.view.describe(recorder?.describer ?? Describer())
      if words.name == name || words.type == name { result.append(node.windowFrame) }
      for child in node.children { visit(child) }
    }
    if let rootLayout { visit(rootLayout) }
    return result
  }

  var rootView: _ViewNode? { rootNode }
}

private struct SessionSizeKey: EnvironmentKey { static var defaultValue: CGSize { CGSize(width: 390, height: 844) } }

extension EnvironmentValues {
  var sessionSize: CGSize {
    get { self[SessionSizeKey.self] }
    set { self[SessionSizeKey.self] = newValue }
  }
}

/// The window: lays out the root view's displayables in its centre, one below another.
@MainActor class RootNode: _ViewNode, CoverHost {
  final var covers = 0

  override final var isLayoutBoundary: Bool { true }
  override final var isRoot: Bool { true }
}

final class RootNodeOf<V: View>: RootNode {
  private let value: V
  private var child: _ViewNodeOf<V>?
  private var layout: LayoutItem?

  init(_ value: V, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
  }

  func start() { child = V._makeView(value, inputs()) }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    let made = LayoutItem(self, WindowAlgorithm())
    layout = made
    made.setChildren(content)
    list.append(made)
  }

  private var content: ContiguousArray<LayoutItem> {
    var list: ContiguousArray<LayoutItem> = []
    child?.appendDisplayables(to: &list)
    return list
  }

  override func refreshDisplayables() {
    guard flags.contains(.hasStaleDisplayables), let layout, let child else { return }
    flags.remove(.hasStaleDisplayables)
    let old = layout.children
    let new = content
    layout.setChildren(new)
    graph.recorder?.displayablesChanged(in: child, from: old, to: new)
  }
}

/// Puts what the root view shows into the middle of the window.
struct WindowAlgorithm: LayoutAlgorithm {
  private let stack = StackAlgorithm(axis: .vertical, preferring: nil)

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor func place(in node: LayoutItem) {
    let answer = stack.answer(node.proposal, in: node)
    let (size, content) = (node.frame.size, answer.size)
    stack.state(of: node).place(
      answer, in: node, along: (size.height - content.height) / 2, across: (size.width - content.width) / 2)
  }

  @MainActor func childrenChanged(_ indices: [Int], in node: LayoutItem) {
    stack.childrenChanged(indices, in: node)
  }
}

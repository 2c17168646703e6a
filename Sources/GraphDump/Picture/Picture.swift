import Recording

/// The view graph over the updates asked for, planned and worded: what figures of nearly all kinds are made from.
struct Picture {
  let recording: Recording
  let name: String
  let request: FigureRequest
  let moments: Moments
  /// The view graph's own figure, with all its nodes and edges.
  private(set) var graph: ViewGraphBuilder

  /// Throws ``FigureError``. Cost: proportional to the size of the tree and of the updates up to the last one drawn.
  init(of recording: Recording, name: String, _ request: FigureRequest) throws(FigureError) {
    let moments = try Moments(of: recording, request)
    let frames = request.kind == .layoutTree ? moments.frames.map { LayoutMoment($0, recording.header) } : []
    let tree = ElementTree(frames: frames.isEmpty ? moments.frames : LayoutMoment.frames(of: frames, moments.frames))
    let outcomes = Outcomes(tree)
    let folding = Folding(tree, outcomes, isOff: request.all, isLayout: request.kind == .layoutTree)
    let focus = try request.focus.map { name throws(FigureError) in try Focus(on: name, in: tree).elements }
    var options = ViewPlan.Options(budget: request.budget, depth: request.depth, focus: focus, isAll: request.all)
    if request.kind.hasRows, !request.isSteppedThrough {
      options.mostAtALook = Self.mostRows(ofUpdates: moments.frames.count - 1)
    }
    let plan = ViewPlan(tree, outcomes, folding, options)
    graph = ViewGraphBuilder(
      tree: tree, outcomes: outcomes, folding: folding, plan: plan,
      wording: Wording(dialect: request.dialect ?? recording.header.dialect ?? .keypath), isAll: request.all)
    graph.kind = frames.isEmpty ? .viewGraph : .layoutTree
    graph.layouts = frames
    graph.isTimed = request.timings
    graph.addNodes()
    graph.addEdges()
    self.recording = recording
    self.name = name
    self.request = request
    self.moments = moments
  }

  /// How many rows each of several panels below each other may have for all of them to fit a page.
  private static func mostRows(ofUpdates count: Int) -> Int { count < 2 ? 36 : max(12, 72 / (count + 1)) }

  var viewGraph: Figure {
    var graph = graph
    graph.moveSourcesAlong()
    return figure(of: graph)
  }

  func figure(of builder: ViewGraphBuilder) -> Figure {
    builder.figure(name: name, recording: recording, moments: moments, request: request)
  }
}

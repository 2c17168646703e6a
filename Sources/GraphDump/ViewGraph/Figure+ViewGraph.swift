import Recording

extension Figure {
  /// The view graph of `recording`: what each update did to it, and why.
  ///
  /// Throws ``FigureError`` where the recording is empty, or `request` asks for what it does not hold. Cost:
  /// proportional to the size of the tree and of the updates up to the last one drawn.
  ///
  ///     let figure = try Figure.viewGraph(of: recording, name: "01-state-in-body", request: FigureRequest())
  public static func viewGraph(
    of recording: Recording, name: String, request: FigureRequest
  ) throws(FigureError) -> Figure {
    let moments = try Moments(of: recording, request)
    let tree = ElementTree(frames: moments.frames)
    let outcomes = Outcomes(tree)
    let folding = Folding(tree, outcomes, isOff: request.all)
    let focus = try request.focus.map { name throws(FigureError) in try Focus(on: name, in: tree).elements }
    let plan = ViewPlan(
      tree, outcomes, folding,
      ViewPlan.Options(budget: request.budget, depth: request.depth, focus: focus, isAll: request.all))
    var builder = ViewGraphBuilder(
      tree: tree, outcomes: outcomes, folding: folding, plan: plan,
      wording: Wording(dialect: request.dialect ?? recording.header.dialect ?? .keypath), isAll: request.all)
    builder.addNodes()
    builder.addEdges()
    return builder.figure(name: name, recording: recording, moments: moments, request: request)
  }
}

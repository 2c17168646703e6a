import Recording

extension Figure {
  /// The figure of `recording` that `request` asks for.
  ///
  /// Throws ``FigureError`` where the recording is empty, or `request` asks for what it does not hold. Cost:
  /// proportional to the size of the tree and of the updates up to the last one drawn.
  ///
  ///     let figure = try Figure.of(recording, name: "04-binding", request: FigureRequest(kind: .cause))
  public static func of(
    _ recording: Recording, name: String, request: FigureRequest
  ) throws(FigureError) -> Figure {
    if request.kind == .timeline { return try Timeline(of: recording, name: name, request).figure }
    let picture = try Picture(of: recording, name: name, request)
    return switch request.kind {
    case .viewGraph: picture.viewGraph
    case .layoutTree, .timeline: picture.figure(of: picture.graph)
    case .dependencies: picture.dependencies
    case .cause: picture.cause
    case .phases: picture.phases
    case .trees: picture.trees
    case .combined: picture.combined
    case .attributes: picture.attributes
    case .screen: picture.screen
    }
  }
}

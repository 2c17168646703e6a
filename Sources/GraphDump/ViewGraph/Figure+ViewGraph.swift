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
    let picture = try Picture(of: recording, name: name, request)
    return picture.viewGraph
  }
}

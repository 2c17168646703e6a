import Recording

extension Picture {
  /// The laid-out screen, each view where it is and tinted by what became of it.
  var screen: Figure {
    var canvas = graph.blank(.screen, .screen)
    var screen = ScreenBuilder(canvas: canvas, graph: graph, header: recording.header)
    screen.build()
    canvas = screen.canvas
    return figure(of: canvas)
  }
}

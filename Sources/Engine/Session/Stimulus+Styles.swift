extension _ViewNode {
  /// Lets a control answer to a stimulus the way its style has it.
  ///
  /// A button is pressed before it is let go, and the views follow in between, as from one frame to the next: its
  /// style's body runs with `isPressed`, and again without. A toggle of a person's own style does what the style lets a
  /// tap do; where the style takes no taps, it is switched as an assistive technology switches it.
  final func take(_ stimulus: Stimulus, _ responder: any Responder) {
    switch stimulus {
    case .tap:
      guard press(true) else { break }
      if graph.hasWork { graph.settlePhase?() }
      // What the style showed meanwhile may have taken the button away.
      if flags.contains(.isEnded) { return }
      _ = press(false)
    case .toggle:
      guard let child = styledChild, let (node, inner) = child.firstResponder(to: .tap) else { break }
      return node.take(.tap, inner)
    default: break
    }
    responder.respond(to: stimulus, self)
  }

  private func firstResponder(to stimulus: Stimulus) -> (_ViewNode, any Responder)? {
    if let responder, responder.accepts(stimulus) { return (self, responder) }
    for child in childList { if let found = child.firstResponder(to: stimulus) { return found } }
    return nil
  }
}

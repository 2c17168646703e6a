/// What a person can do to an element.
enum Stimulus {
  case tap
  case toggle
  case type(String)
  case select(String)
  case slide(Double)
  case drag(x: Double, y: Double)
}

/// Something on the screen that a person can act on.
protocol Responder {
  /// Whether it answers to such a stimulus at all.
  @MainActor func accepts(_ stimulus: Stimulus) -> Bool
  /// Why it does not take this very stimulus: an option that is not there.
  @MainActor func refusal(of stimulus: Stimulus, _ node: _ViewNode) -> String?
  /// Acts; the node is the one that holds it.
  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode)
}

extension Responder {
  @MainActor func refusal(of stimulus: Stimulus, _ node: _ViewNode) -> String? { nil }
}

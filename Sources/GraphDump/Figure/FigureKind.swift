/// What a figure shows of a recording.
public enum FigureKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// The view graph, and what an update did to each of its nodes.
  case viewGraph = "view-graph"
  /// What takes part in layout: proposals, sizes, frames, and what was laid out again.
  case layoutTree = "layout-tree"
  /// Sources of data and inputs, and the bodies that depend on them.
  case dependencies
  /// Sources, view graph and layout tree as planes of one figure.
  case combined
  /// The numbered way from the step to what changed on the screen, and nothing else.
  case cause
  /// The laid-out screen, each view tinted by what became of it.
  case screen
  /// Identities as lines over the updates: begin, runs, changes of state, end.
  case timeline
  /// View tree, view graph and render tree side by side.
  case trees
  /// Trigger, body, reconciliation and render as columns.
  case phases
  /// The attribute graph below the view graph: values, rules, sizes and what is drawn.
  case attributes
}

extension FigureKind {
  /// Whether each node of the view graph has a row of its own in it.
  var hasRows: Bool { self == .combined || self == .trees || self == .attributes }

  /// What a figure of it is called in a sentence.
  var words: String {
    switch self {
    case .viewGraph: "View graph"
    case .layoutTree: "Layout tree"
    case .dependencies: "Dependency graph"
    case .combined: "Sources, view graph and layout tree"
    case .cause: "Causal path"
    case .screen: "Screen"
    case .timeline: "Timeline"
    case .trees: "View tree, view graph and render tree"
    case .phases: "Phases"
    case .attributes: "Attribute graph"
    }
  }
}

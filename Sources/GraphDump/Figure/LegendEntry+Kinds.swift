extension LegendEntry {
  /// What it means where a kind of figure says something else by it than the view graph does.
  func ownWords(of kind: FigureKind) -> String? {
    switch kind {
    case .layoutTree: wordsOfLayout
    case .attributes: wordsOfAttributes
    case .timeline: wordsOfTimeline
    case .screen: self == .link ? "what happened to it" : nil
    case .combined: wordsOfCombined
    case .viewGraph, .dependencies, .cause, .trees, .phases: nil
    }
  }

  private var wordsOfLayout: String? {
    switch self {
    case .ran: "laid out again: another size"
    case .wasted: "laid out again: the same size"
    case .moved: "placed elsewhere"
    case .inserted: "began to take part in layout"
    case .ended: "takes no part any more"
    default: nil
    }
  }

  private var wordsOfCombined: String? {
    switch self {
    case .ran: "ran, or laid out again: the result differs"
    case .wasted: "wasted: ran, or laid out again, for an equal result"
    case .moved: "moved among its siblings, or placed elsewhere"
    default: nil
    }
  }

  private var wordsOfAttributes: String? {
    switch self {
    case .ran: "computed, and differs"
    case .wasted: "computed, and is equal"
    case .skipped: "made again and equal"
    case .untouched: "clean: not computed"
    case .inserted: "began in this update"
    case .dependency: "is read by"
    case .fired: "changed, and made it compute"
    default: nil
    }
  }

  private var wordsOfTimeline: String? {
    switch self {
    case .unary: "value of a source"
    case .written: "value that changed"
    case .composed: "view with a body, and what it did"
    case .inserted: "began"
    case .ended: "ended"
    default: nil
    }
  }
}

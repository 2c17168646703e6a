/// The kinds of text in a figure, with their sizes in points.
enum TextStyle: String, CaseIterable {
  case heading, summary, panel, note
  case title, strong, detail, pill, words, label, step

  var size: Double {
    switch self {
    case .heading: 17
    case .summary, .title, .strong, .step: 13
    case .panel: 13
    case .note, .detail: 11.5
    case .pill: 9.5
    case .words, .label: 11
    }
  }

  var isBold: Bool {
    switch self {
    case .heading, .panel, .strong, .pill, .step: true
    default: false
    }
  }

  /// How high a line of it is.
  var lineHeight: Double {
    switch self {
    case .heading: 24
    case .pill: 17
    case .words: 15
    default: (size * 1.3).rounded(.up)
    }
  }

  func width(of text: String) -> Double { TextMetrics.width(of: text, size: size, isBold: isBold) }
}

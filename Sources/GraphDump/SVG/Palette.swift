/// The colours of one theme, after Okabe and Ito, whose hues stay apart for colour-blind readers.
struct Palette: Hashable, Sendable {
  var page: String
  var panel: String
  var frame: String
  var ink: String
  /// For what is said more quietly; still 4.5:1 against everything it stands on.
  var muted: String
  var line: String
  /// Fills of nodes by what became of them.
  var plain: String
  var untouched: String
  var ran: String
  var inserted: String
  var recreated: String
  var moved: String
  /// Borders of the same.
  var quietBorder: String
  var ranBorder: String
  var insertedBorder: String
  var recreatedBorder: String
  var movedBorder: String

  /// How strongly the border's colour lies over the fill in the lines of the hatch.
  static let hatchOpacity = 0.35

  static let light = Palette(
    page: "#ffffff", panel: "#fbfbfc", frame: "#e4e6ea", ink: "#1b1f24", muted: "#57606a", line: "#8a929c",
    plain: "#ffffff", untouched: "#f0f1f3", ran: "#fdeecb", inserted: "#d4efe6", recreated: "#d3e7f5",
    moved: "#f7e4ee", quietBorder: "#9aa2ac", ranBorder: "#c98500", insertedBorder: "#008a64",
    recreatedBorder: "#0072b2", movedBorder: "#b0578a")

  static let dark = Palette(
    page: "#0f1216", panel: "#15191f", frame: "#2a3038", ink: "#e9edf2", muted: "#a5adb8", line: "#767f8b",
    plain: "#1b2027", untouched: "#20262e", ran: "#4a3608", inserted: "#0c4030", recreated: "#0d3550",
    moved: "#48283a", quietBorder: "#5f6873", ranBorder: "#e69f00", insertedBorder: "#1fc493",
    recreatedBorder: "#56b4e9", movedBorder: "#dd93b9")
}

/// The colours of tags, the same in every theme.
struct TagColours: Hashable, Sendable {
  /// `nil` draws an outline in the ink's colour.
  var fill: String?
  var text: String?

  init(_ kind: OutcomeTag.Kind) {
    switch kind {
    case .run: (fill, text) = ("#e69f00", "#1b1200")
    case .wasted: (fill, text) = ("#f0c565", "#1b1200")
    case .new: (fill, text) = ("#0072b2", "#ffffff")
    case .insert: (fill, text) = ("#009e73", "#00150f")
    case .move: (fill, text) = ("#cc79a7", "#1d0512")
    case .skip, .end, .off: (fill, text) = (nil, nil)
    }
  }
}

/// The style sheet of an SVG. Every rule begins with the theme's class, which the document's root carries, so that
/// figures of several themes can stand in one page.
struct StyleSheet {
  let theme: Theme
  /// The document's id, for what is drawn with a pattern of its own; `nil` where nothing is.
  let hatch: String?
  /// Rules for other classes are left out.
  let used: UsedClasses

  /// `gd-l`, `gd-d`, `gd-a`
  static func rootClass(_ theme: Theme) -> String { "gd-\(theme.rawValue.prefix(1))" }

  var text: String {
    switch theme {
    case .light: colours(.light) + structure
    case .dark: colours(.dark) + structure
    case .auto:
      colours(.light) + "@media (prefers-color-scheme:dark){\n" + colours(.dark) + "}\n" + structure
    }
  }

  private func rule(_ selectors: String, _ body: String) -> String {
    let matching = selectors.split(separator: ",").filter(used.match)
    guard !matching.isEmpty else { return "" }
    return matching.map { ".\(Self.rootClass(theme)) \($0)" }.joined(separator: ",") + "{" + body + "}\n"
  }

  private var structure: String {
    var css = ".\(Self.rootClass(theme)){font-family:Helvetica,Arial,'Liberation Sans',sans-serif;font-size:13px}\n"
    func selectors(_ isWanted: (TextStyle) -> Bool) -> String {
      TextStyle.allCases.filter(isWanted).map { $0 == .note ? ".t-note,.legend" : ".t-\($0.rawValue)" }
        .joined(separator: ",")
    }
    for size in Set(TextStyle.allCases.map(\.size)).sorted() where size != 13 {
      css += rule(selectors { $0.size == size }, "font-size:\(FixedPoint.text(size))px")
    }
    css += rule(selectors(\.isBold), "font-weight:bold")
    css += rule(".m", "text-anchor:middle")
    css += rule(".r", "text-anchor:end")
    css += rule("path.e,.h", "fill:none")
    css += rule(".containment,.storage", "stroke-width:1.2")
    css += rule(".dependency", "stroke-width:1.1;stroke-dasharray:5 3")
    css += rule(".unread", "stroke-dasharray:2 3")
    css += rule(".fired", "stroke-width:2.6;stroke-dasharray:7 3")
    css += rule(".identity", "stroke-width:1.6;stroke-dasharray:1.5 3.5;stroke-linecap:round")
    css += rule(".action,.cause", "stroke-width:1.6")
    css += rule(".link", "stroke-width:1.1;stroke-dasharray:1.5 3.5")
    css += rule(".life", "stroke-width:4")
    css += rule(".s", "stroke-width:1.1")
    css += rule(".b-kept-ran .s,.b-written .s", "stroke-width:2.6")
    css += rule(".b-kept-wasted .s", "stroke-width:2.6;stroke-dasharray:8 3")
    css += rule(".b-kept-skipped .s", "stroke-width:1.4;stroke-dasharray:1.5 3")
    css += rule(".b-inserted .s,.b-moved .s,.b-recreated .s", "stroke-width:1.5")
    css += rule(".b-ghost .s,.b-ghost .w", "stroke-width:1.2;stroke-dasharray:5 4")
    css += rule(".b-offscreen", "opacity:.75")
    css += rule(".b-ghost .t-title,.b-ghost .t-strong", "text-decoration:line-through")
    css += rule(".t-label", "paint-order:stroke;stroke-width:4px;stroke-linejoin:round")
    return css + ink
  }

  /// What has the theme's ink, and what is of one colour in all themes.
  private var ink: String {
    var css = rule("text,text.fired,path.a-fired,path.a-action,path.a-cause", "fill:currentColor")
    css += rule("path.fired,path.action,path.cause,.b-written .s,.b-written .h", "stroke:currentColor")
    css += rule(".f-gone .s,.f-gone .w", "fill:none")
    for kind in OutcomeTag.Kind.allCases {
      let colours = TagColours(kind)
      if let fill = colours.fill { css += rule(".p-\(kind.rawValue)", "fill:\(fill);stroke:none") }
      if let text = colours.text { css += rule("text.x-\(kind.rawValue)", "fill:\(text)") }
    }
    guard let hatch else { return css }
    return css + "#\(hatch) .f-wasted .s{fill:url(#\(hatch)-hatch)}\n"
  }

  private func colours(_ palette: Palette) -> String {
    var css = ".\(Self.rootClass(theme)){color:\(palette.ink)}\n" + rule(".page", "fill:\(palette.page)")
    css += rule(".panel", "fill:\(palette.panel);stroke:\(palette.frame)")
    css += rule(".t-summary,.t-note,.legend text,.t-label,.b-ghost text", "fill:\(palette.muted)")
    css += rule(".t-label", "stroke:\(palette.panel)")
    css += rule("path.e", "stroke:\(palette.line)")
    css += rule("path.a", "fill:\(palette.line)")
    css += rule("path.identity", "stroke:\(palette.recreatedBorder)")
    css += rule("path.a-identity", "fill:\(palette.recreatedBorder)")
    css += rule(".w", "fill:\(palette.page);stroke:\(palette.quietBorder);stroke-width:1.6")
    css += rule(".s,.h", "stroke:\(palette.quietBorder)") + rule(".s", "fill:\(palette.plain)")
    css += fills(palette)
    css += borders(palette)
    return css + rule(".p", "fill:none;stroke:\(palette.muted)")
  }

  private func fills(_ palette: Palette) -> String {
    rule(".f-untouched .s", "fill:\(palette.untouched)")
      + rule(".f-ran .s,.hatch0", "fill:\(palette.ran)")
      + rule(".f-skipped .s,.structural.f-untouched .s", "fill:\(palette.panel)")
      + rule(".f-inserted .s", "fill:\(palette.inserted)")
      + rule(".f-recreated .s", "fill:\(palette.recreated)")
      + rule(".f-moved .s", "fill:\(palette.moved)")
      + rule(".f-offscreen .s", "fill:\(palette.panel)")
  }

  private func borders(_ palette: Palette) -> String {
    rule(".b-kept-ran .s,.b-kept-wasted .s,.hatch1", "stroke:\(palette.ranBorder)")
      + rule(".b-kept-skipped .s", "stroke:\(palette.muted)")
      + rule(".b-inserted .s", "stroke:\(palette.insertedBorder)")
      + rule(".bar", "fill:\(palette.insertedBorder)")
      + rule(".b-recreated .s,.b-recreated .h", "stroke:\(palette.recreatedBorder)")
      + rule(".b-moved .s", "stroke:\(palette.movedBorder)")
      + rule(".b-ghost .s", "fill:\(palette.panel)")
      + rule(".b-ghost .s,.b-ghost .h,.b-ghost .w", "stroke:\(palette.muted)")
  }
}

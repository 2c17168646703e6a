/// A sheet as SVG: static, self-contained, the same bytes for the same sheet.
///
/// It has no script, no external reference and no embedded font; its text is text, its title and description say in
/// words what it shows.
public struct SVGDocument: Sendable {
  /// The figure with its places and measured texts.
  public let sheet: Sheet
  /// The colours; `auto` follows the reader's choice.
  public let theme: Theme
  let id: String
  /// Whether edges have ids: on a page, where a script lights them up.
  var namesEdges = false

  /// A document of `sheet`; its ids begin with the figure's name.
  public init(_ sheet: Sheet, theme: Theme = .light) {
    self.sheet = sheet
    self.theme = theme
    id = XML.identifier(sheet.figure.name)
  }

  /// The whole document. Cost: proportional to what is drawn.
  public var text: String {
    var body = ""
    body.reserveCapacity(4_000 + sheet.figure.nodes.count * sheet.figure.panels.count * 700)
    for index in sheet.panels.indices { writePanel(index, &body) }
    for text in sheet.texts { write(text, &body) }
    writeLegend(&body)
    return head(for: body) + body + "</svg>\n"
  }

  private func head(for body: String) -> String {
    let figure = sheet.figure
    let (width, height) = (n(sheet.size.width), n(sheet.size.height))
    let shown = sheet.shownSize
    let page = #"<rect class="page" width="\#(width)" height="\#(height)"/>"# + "\n"
    let pattern = hatch
    var svg = #"<svg xmlns="http://www.w3.org/2000/svg" id="\#(id)" class="\#(StyleSheet.rootClass(theme))" "#
    svg += #"width="\#(n(shown.width))" height="\#(n(shown.height))" viewBox="0 0 \#(width) \#(height)" role="img" "#
    svg += #"aria-labelledby="\#(id)-t \#(id)-d">"# + "\n"
    svg += #"<title id="\#(id)-t">\#(XML.escape(figure.title))</title>"# + "\n"
    svg += #"<desc id="\#(id)-d">\#(XML.escape(figure.altText))</desc>"# + "\n"
    let style = StyleSheet(
      theme: theme, hatch: hasHatch ? id : nil, used: UsedClasses(in: page + pattern + body))
    svg += "<style>\n" + style.text + "</style>\n"
    return svg + pattern + page
  }

  var hasHatch: Bool {
    sheet.figure.panels.contains { $0.nodes.contains { $0.map { NodeClasses($0).fill == "wasted" } ?? false } }
  }

  var hatch: String {
    guard hasHatch else { return "" }
    return #"<defs><pattern id="\#(id)-hatch" width="7" height="7" patternUnits="userSpaceOnUse" "#
      + #"patternTransform="rotate(45)"><rect class="hatch0" width="7" height="7"/>"#
      + #"<path class="hatch1" d="M0,0V7" stroke-width="1.4" stroke-opacity="\#(FixedPoint.text(Palette.hatchOpacity, digits: 2))"/></pattern></defs>"#
      + "\n"
  }

  func write(_ text: Sheet.PlacedText, _ svg: inout String) {
    svg += #"<text class="t-\#(text.style.rawValue)" x="\#(n(text.x))" y="\#(n(text.baseline))">"#
    svg += XML.escape(text.text) + "</text>\n"
  }

  func n(_ value: Double) -> String { FixedPoint.text(value) }
}

/// A page of its own to step through a figure's panels: no network, no other file, works when opened from a folder.
///
/// It is read with keyboard, mouse, touch or a screen reader; without scripts it shows all panels below each other.
public struct HTMLPage: Sendable {
  let sheet: Sheet
  let theme: Theme
  private let id: String
  private let svg: SVGDocument

  /// A page of `sheet` that opens in `theme`; the reader can switch it.
  public init(_ sheet: Sheet, theme: Theme = .auto) {
    self.sheet = sheet
    self.theme = theme
    var svg = SVGDocument(sheet, theme: .auto)
    svg.namesEdges = true
    self.svg = svg
    id = svg.id
  }

  private var figure: Figure { sheet.figure }

  /// The whole document. Cost: proportional to what is drawn.
  public var text: String {
    var frames = ""
    for index in figure.panels.indices { frames += frame(index) }
    let legend = legend
    let style = stylesheet(for: frames + legend)
    return """
      <!DOCTYPE html>
      <html lang="en" data-theme="\(theme.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:">
      <link rel="icon" href="data:,">
      <title>\(XML.escape(figure.title))</title>
      <style>
      \(HTMLPage.style)\(style)</style>
      </head>
      <body>
      <a class="skip" href="#stage">Skip to the graph</a>
      <header>
      <h1>\(XML.escape(figure.title))</h1>
      \(toolbar)
      </header>
      <main id="\(id)">
      <svg class="\(root) defs" aria-hidden="true" width="0" height="0">\(svg.hatch)</svg>
      <section id="stage" class="stage" aria-label="Frames" tabindex="-1">
      \(frames)</section>
      <aside aria-label="What happened">
      <h2 id="log-title">What happened</h2>
      <div id="log" aria-labelledby="log-title" role="region"></div>
      \(legend)\(notes)</aside>
      </main>
      <p id="status" role="status" class="status"></p>
      <script type="application/json" id="model">\(model)</script>
      <script>
      \(HTMLPage.script)</script>
      </body>
      </html>

      """
  }

  private var root: String { StyleSheet.rootClass(.auto) }

  private func frame(_ index: Int) -> String {
    let panel = figure.panels[index]
    let size = sheet.layout(of: index).size
    let margin = 16.0
    let box = "\(svg.n(-margin)) \(svg.n(-margin)) \(svg.n(size.width + 2 * margin)) \(svg.n(size.height + 2 * margin))"
    var body = ""
    svg.writeContent(index, &body)
    let subtitle = panel.subtitle.isEmpty ? figure.summary : panel.subtitle
    return """
      <figure class="frame" id="frame\(index)" aria-labelledby="caption\(index)">
      <figcaption id="caption\(index)"><strong>\(XML.escape(panel.title))</strong> \(XML.escape(subtitle))</figcaption>
      <svg class="\(root)" role="group" aria-labelledby="caption\(index)" viewBox="\(box)" data-box="\(box)" preserveAspectRatio="xMidYMin meet">
      \(body)</svg>
      </figure>

      """
  }

  /// The styles of all themes, so that the page can be switched.
  private func stylesheet(for svg: String) -> String {
    let used = UsedClasses(in: svg + self.svg.hatch)
    let hatch = self.svg.hasHatch ? id : nil
    return [Theme.auto, .light, .dark].map { StyleSheet(theme: $0, hatch: hatch, used: used).text }.joined()
  }

  private var legend: String {
    guard !sheet.legend.isEmpty else { return "" }
    let items = sheet.legend.map { item -> String in
      let box = Box(x: 2, y: 2, width: item.swatch.width, height: item.swatch.height)
      return
        "<li><svg class=\"\(root)\" aria-hidden=\"true\" width=\"32\" height=\"21\">\(svg.swatch(item.entry, box))</svg> "
        + XML.escape(item.text.text) + "</li>\n"
    }
    return "<details open><summary>Legend</summary><ul class=\"legend\">\n\(items.joined())</ul></details>\n"
  }

  private var notes: String {
    guard !figure.notes.isEmpty else { return "" }
    let items = figure.notes.map { "<li>\(XML.escape($0))</li>\n" }
    return "<details open><summary>Notes</summary><ul>\n\(items.joined())</ul></details>\n"
  }
}

extension HTMLPage {
  /// Everything that can be pressed, chosen or written, each with its name.
  var toolbar: String {
    let options = sheet.figure.panels.enumerated().map { index, panel in
      "<option value=\"\(index)\">\(XML.escape(panel.title))</option>"
    }.joined()
    return """
      <div class="bar" role="toolbar" aria-label="Controls">
      <span class="set"><button id="previous" type="button" aria-keyshortcuts="ArrowLeft" title="Left arrow">‹ Previous</button>
      <label class="hidden" for="step">Frame</label><select id="step">\(options)</select>
      <button id="next" type="button" aria-keyshortcuts="ArrowRight" title="Right arrow">Next ›</button></span>
      <span class="set"><label for="beside">Side by side</label>
      <select id="beside"><option value="1">1</option><option value="2">2</option><option value="3">3</option><option value="99">all</option></select></span>
      <span class="set"><button id="in" type="button" aria-label="Zoom in" title="+">+</button>
      <button id="out" type="button" aria-label="Zoom out" title="-">−</button>
      <button id="fit" type="button" aria-label="Fit" title="0">Fit</button></span>
      <span class="set"><label for="search">Search</label>
      <input id="search" type="search" placeholder="/" autocomplete="off" aria-keyshortcuts="/"></span>
      <span class="set"><label for="theme">Theme</label>
      <select id="theme"><option value="auto">auto</option><option value="light">light</option><option value="dark">dark</option></select></span>
      <fieldset id="filters"><legend>Show</legend>\(filters)</fieldset>
      </div>
      """
  }

  private var filters: String {
    let order = [
      "ran", "wasted", "skipped", "untouched", "recreated", "inserted", "ghost", "moved", "offscreen", "written",
      "plain",
    ]
    let used = Set(sheet.figure.panels.flatMap { panel in panel.nodes.compactMap { $0.map(Self.outcome) } })
    return order.filter { used.contains($0) && $0 != "plain" }.map { name in
      "<label><input type=\"checkbox\" value=\"\(name)\" checked> \(name == "ghost" ? "ended" : name)</label>"
    }.joined(separator: "\n")
  }

  /// What a node is filtered by: its existence where it is not kept, else its evaluation.
  static func outcome(_ state: NodeState) -> String {
    let classes = NodeClasses(state)
    return classes.border == "kept" ? classes.fill : classes.border
  }
}

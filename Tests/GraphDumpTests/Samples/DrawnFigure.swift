@testable import GraphDump

/// What is drawn in an SVG, read from its text alone: where each node, word and line is on the sheet.
struct DrawnFigure {
  struct Text {
    var words: String
    var style: TextStyle
    var box: Box
  }

  struct Node {
    /// Its id without the panel's: `n12`.
    var id: String
    var classes: [Substring]
    /// Around the outline; `nil` where there is none.
    var outline: Box?
    var texts: [Text] = []
    var isWindow = false

    func has(_ name: String) -> Bool { classes.contains(Substring(name)) }
  }

  struct Panel {
    var id: String
    var origin: Point
    var nodes: [Node] = []
    var edges: [[Substring]] = []
    /// The words on edges.
    var labels: [Text] = []
  }

  private(set) var panels: [Panel] = []
  /// Titles, headings, notes and the words of the legend.
  private(set) var texts: [Text] = []
  /// The classes of each sample in the legend.
  private(set) var legend: [[Substring]] = []
  private(set) var size = PlaneSize(width: 0, height: 0)
  let byteCount: Int
  let isWellFormed: Bool

  init(_ svg: String) {
    byteCount = svg.utf8.count
    let reader = SVGReader(svg)
    isWellFormed = reader.isWellFormed
    guard let root = reader.elements.first, let name = root.attributes["id"] else { return }
    size = PlaneSize(width: root.number("width"), height: root.number("height"))
    if let viewBox = root.attributes["viewBox"]?.split(separator: " ").compactMap({ Double($0) }), viewBox.count == 4 {
      size = PlaneSize(width: viewBox[2], height: viewBox[3])
    }
    var parts = Parts(reader.elements, name: name)
    parts.read()
    (panels, texts, legend) = (parts.panels, parts.texts, parts.legend)
  }

  var nodeCount: Int { panels.reduce(0) { $0 + $1.nodes.count } }
}

/// Walks the elements of an SVG in their order.
private struct Parts {
  let elements: [SVGReader.Element]
  let name: String
  var panels: [DrawnFigure.Panel] = []
  var texts: [DrawnFigure.Text] = []
  var legend: [[Substring]] = []

  init(_ elements: [SVGReader.Element], name: String) {
    self.elements = elements
    self.name = name
  }

  mutating func read() {
    for index in elements.indices {
      let element = elements[index]
      switch element.name {
      case "g": readGroup(element)
      case "text": readText(element, under: index)
      case "rect", "ellipse", "path": readShape(element, under: index)
      default: break
      }
    }
  }

  private mutating func readGroup(_ element: SVGReader.Element) {
    let id = element.attributes["id"] ?? ""
    if let transform = element.attributes["transform"] {
      let numbers = transform.drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ").compactMap { Double($0) }
      let origin = Point(x: numbers.first ?? 0, y: numbers.last ?? 0)
      panels.append(DrawnFigure.Panel(id: String(id.dropFirst(name.count + 1)), origin: origin))
    } else if element.classes.contains("node"), let panel = panels.last {
      let own = String(id.dropFirst(name.count + panel.id.count + 2))
      panels[panels.count - 1].nodes.append(DrawnFigure.Node(id: own, classes: element.classes))
    } else if isInLegend(element) {
      legend.append(element.classes)
    }
  }

  private func isInLegend(_ element: SVGReader.Element) -> Bool {
    element.parent.map { elements[$0].classes.contains("legend") } ?? false
  }

  private mutating func readText(_ element: SVGReader.Element, under index: Int) {
    let own = element.classes.first { $0.hasPrefix("t-") }.flatMap { TextStyle(rawValue: String($0.dropFirst(2))) }
    guard let style = own ?? (isInLegend(element) ? .note : nil) else { return }
    let width = style.width(of: element.text)
    let share = element.classes.contains("m") ? 0.5 : element.classes.contains("r") ? 1 : 0
    let parent = element.parent.map { elements[$0] }
    let isInPanel = parent?.attributes["transform"] != nil || parent?.classes.contains("node") == true
    let origin = isInPanel ? panels.last?.origin ?? Point(x: 0, y: 0) : Point(x: 0, y: 0)
    let box = Box(
      x: origin.x + element.number("x") - width * share,
      y: origin.y + element.number("y") - style.size * 0.75, width: width, height: style.size * 0.95)
    let text = DrawnFigure.Text(words: element.text, style: style, box: box)
    if parent?.classes.contains("node") == true, let panel = panels.indices.last,
      let node = panels[panel].nodes.indices.last
    {
      panels[panel].nodes[node].texts.append(text)
    } else if isInPanel, let panel = panels.indices.last {
      panels[panel].labels.append(text)
    } else {
      texts.append(text)
    }
  }

  private mutating func readShape(_ element: SVGReader.Element, under index: Int) {
    guard let parent = element.parent.map({ elements[$0] }) else { return }
    if element.classes.contains("e"), isInLegend(element) { legend.append(element.classes) }
    guard let panel = panels.indices.last else { return }
    if parent.classes.contains("edge"), element.classes.contains("e") { panels[panel].edges.append(element.classes) }
    guard parent.classes.contains("node"), let node = panels[panel].nodes.indices.last,
      element.classes.contains("s") || element.classes.contains("w"), var box = element.box
    else { return }
    box.x += panels[panel].origin.x
    box.y += panels[panel].origin.y
    if element.classes.contains("w") { panels[panel].nodes[node].isWindow = true }
    let before = panels[panel].nodes[node].outline
    panels[panel].nodes[node].outline = before.map { $0.union(box) } ?? box
  }
}

extension Box {
  fileprivate func union(_ other: Box) -> Box {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Box(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension SVGReader.Element {
  func number(_ attribute: String) -> Double { attributes[attribute].flatMap { Double($0) } ?? 0 }

  /// What a rectangle, an ellipse or a path of absolute commands covers.
  fileprivate var box: Box? {
    switch name {
    case "rect": return Box(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    case "ellipse":
      return Box(
        center: Point(x: number("cx"), y: number("cy")),
        size: PlaneSize(width: 2 * number("rx"), height: 2 * number("ry")))
    case "path": return attributes["d"].flatMap(Self.box(ofPath:))
    default: return nil
    }
  }

  /// Around the points that a path goes through.
  private static func box(ofPath data: String) -> Box? {
    var (xs, ys): ([Double], [Double]) = ([], [])
    var index = data.startIndex
    while index < data.endIndex {
      let command = data[index]
      let rest = data[data.index(after: index)...]
      let end = rest.firstIndex { $0.isLetter } ?? data.endIndex
      let numbers = rest[..<end].split { $0 == "," || $0 == " " }.compactMap { Double($0) }
      switch command {
      case "H": xs += numbers
      case "V": ys += numbers
      case "A": if numbers.count == 7 { (xs, ys) = (xs + [numbers[5]], ys + [numbers[6]]) }
      default:
        for (place, number) in numbers.enumerated() {
          if place % 2 == 0 { xs.append(number) } else { ys.append(number) }
        }
      }
      index = end
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }
}

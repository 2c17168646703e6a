import Recording
import Testing

@testable import GraphDump

@Suite struct SheetTests {
  /// Every sheet there is to check, with words that name it.
  static let sheets: [(name: String, sheet: Sheet)] = {
    var result: [(String, Sheet)] = []
    for (name, recording) in Fixtures.all {
      for (index, request) in Fixtures.requests.enumerated() {
        guard let figure = try? Fixtures.figure(recording, request),
          let sheet = try? Sheet(figure, options: SheetOptions(direction: request.direction))
        else { continue }
        result.append(("\(name) request \(index)", sheet))
      }
    }
    return result
  }()

  @Test func everyFixtureHasItsSheets() {
    #expect(Self.sheets.count == Fixtures.all.count * Fixtures.requests.count)
  }

  @Test func noTwoNodesOverlap() {
    for (name, sheet) in Self.sheets {
      let order = sheet.layout.nodes.indices.sorted { sheet.layout.nodes[$0].x < sheet.layout.nodes[$1].x }
      for (place, first) in order.enumerated() {
        for second in order[(place + 1)...] {
          if sheet.layout.nodes[second].x >= sheet.layout.nodes[first].maxX { break }
          #expect(!sheet.layout.nodes[first].overlaps(sheet.layout.nodes[second]), "\(name): \(first), \(second)")
        }
      }
    }
  }

  @Test func noTextLeavesItsNode() {
    for (name, sheet) in Self.sheets {
      for texts in sheet.nodeTexts {
        for (index, text) in texts.enumerated() {
          guard let text else { continue }
          let shape = sheet.figure.nodes[index].shape
          for box in Self.boxes(of: text, shape, sheet.layout.nodes[index]) {
            #expect(Self.holds(box, shape, sheet.layout.nodes[index]), "\(name): \(sheet.figure.nodes[index].id)")
          }
        }
      }
    }
  }

  @Test func labelsOverlapNeitherNodesNorEachOther() {
    for (name, sheet) in Self.sheets {
      var placed: [Box] = []
      for index in sheet.figure.edges.indices {
        guard let place = sheet.labels[index] else { continue }
        let width = sheet.figure.panels.compactMap { $0.edges[index]?.label.map { TextStyle.label.width(of: $0) } }
          .max()
        let box = Box(center: place, size: PlaneSize(width: width ?? 0, height: 11))
        #expect(!sheet.layout.nodes.contains { $0.overlaps(box) }, "\(name): \(sheet.figure.edges[index].id)")
        #expect(!placed.contains { $0.overlaps(box) }, "\(name): \(sheet.figure.edges[index].id)")
        placed.append(box)
      }
    }
  }

  @Test func everyEdgeIsRouted() {
    for (name, sheet) in Self.sheets { #expect(sheet.layout.edges.allSatisfy { $0 != nil }, "\(name)") }
  }

  @Test func everythingLiesOnTheSheet() {
    for (name, sheet) in Self.sheets {
      let page = Box(x: 0, y: 0, width: sheet.size.width, height: sheet.size.height)
      for panel in sheet.panels { #expect(page.contains(panel.frame), "\(name)") }
      for text in sheet.texts + sheet.legend.map(\.text) {
        #expect(text.x + text.style.width(of: text.text) <= sheet.size.width, "\(name): \(text.text)")
        #expect(text.baseline + 4 <= sheet.size.height, "\(name): \(text.text)")
      }
    }
  }

  @Test func panelsGoOnInANewRowWhereTheWidthEnds() throws {
    let figure = try Fixtures.figure(Fixtures.stateInBody)
    let wide = try Sheet(figure, options: SheetOptions(width: 3000))
    #expect(Set(wide.panels.map(\.frame.y)).count == 1)
    let narrow = try Sheet(figure, options: SheetOptions(width: 500, direction: .down))
    #expect(Set(narrow.panels.map(\.frame.x)).count == 1)
    #expect(Set(narrow.panels.map(\.frame.y)).count == 3)
  }

  static func boxes(of text: NodeText, _ shape: NodeShape, _ node: Box) -> [Box] {
    let top =
      node.y + NodeGeometry.textTop(shape, PlaneSize(width: node.width, height: node.height), textHeight: text.height)
    let middle = node.center.x + NodeGeometry.textShift(shape)
    return text.runs.map { run in
      let left = middle + run.left
      return Box(
        x: left, y: top + run.baseline - run.style.size * 0.75, width: run.width, height: run.style.size * 0.95)
    }
  }

  /// Whether a text's box lies in the outline, its corners included.
  static func holds(_ box: Box, _ shape: NodeShape, _ node: Box) -> Bool {
    switch shape {
    case .structural:
      return [(box.x, box.y), (box.maxX, box.y), (box.x, box.maxY), (box.maxX, box.maxY)].allSatisfy { x, y in
        let (dx, dy) = ((x - node.center.x) / (node.width / 2), (y - node.center.y) / (node.height / 2))
        return dx * dx + dy * dy <= 1
      }
    case .modifier:
      return node.contains(box) && box.x >= node.x + NodeGeometry.slant && box.maxX <= node.maxX - NodeGeometry.slant
    default: return node.contains(box)
    }
  }
}

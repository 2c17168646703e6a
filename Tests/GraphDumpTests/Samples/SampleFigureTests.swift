import Testing

@testable import GraphDump

/// What holds of every figure of every sample, read from the SVGs themselves.
@Suite(.serialized) struct SampleFigureTests {
  @Test func everyKindOfEverySampleIsDrawn() {
    #expect(SampleRecordings.names.count >= 42)
    #expect(SampleRecordings.all.count == SampleRecordings.names.count)
    #expect(
      SampleFigures.all.count
        == SampleRecordings.names.count * FigureKind.allCases.count * SampleFigures.requests.count)
    for drawn in SampleFigures.all {
      #expect(drawn.figure.isWellFormed && !drawn.figure.panels.isEmpty, "\(drawn.name)")
    }
  }

  @Test func noTextLeavesItsNode() {
    for drawn in SampleFigures.all {
      for node in drawn.figure.panels.flatMap(\.nodes) {
        guard let outline = node.outline else { continue }
        for text in node.texts {
          #expect(node.holds(text.box, in: outline), "\(drawn.name): \(node.id), \(text.words)")
        }
      }
    }
  }

  /// On a screen one view may stand in front of another.
  @Test func noTextOverlapsAnother() {
    for drawn in SampleFigures.all {
      let figure = drawn.figure
      var all = figure.texts + figure.panels.flatMap(\.labels)
      for node in figure.panels.flatMap(\.nodes) where drawn.kind != .screen || node.outline == nil {
        all += node.texts
      }
      for (first, second) in Self.overlaps(all, box: \.box) {
        Issue.record("\(drawn.name): “\(first.words)”, “\(second.words)”")
      }
    }
  }

  @Test func noTwoNodesOverlap() {
    for drawn in SampleFigures.all where drawn.kind != .screen {
      for panel in drawn.figure.panels {
        let placed = panel.nodes.compactMap { node in node.extent.map { (id: node.id, box: $0) } }
        for (first, second) in Self.overlaps(placed, box: \.box) {
          Issue.record("\(drawn.name): \(first.id), \(second.id)")
        }
      }
    }
  }

  @Test func wordsOnEdgesOverlapNoNode() {
    for drawn in SampleFigures.all where drawn.kind != .screen {
      for panel in drawn.figure.panels {
        for label in panel.labels {
          for node in panel.nodes where node.extent?.overlaps(label.box) == true {
            Issue.record("\(drawn.name): \(node.id), “\(label.words)”")
          }
        }
      }
    }
  }

  @Test func everythingLiesOnTheSheet() {
    for drawn in SampleFigures.all {
      let figure = drawn.figure
      let sheet = Box(x: 0, y: 0, width: figure.size.width, height: figure.size.height)
      let texts = figure.texts + figure.panels.flatMap { $0.labels + $0.nodes.flatMap(\.texts) }
      for text in texts { #expect(sheet.contains(text.box), "\(drawn.name): “\(text.words)”") }
      for node in figure.panels.flatMap(\.nodes) {
        if let outline = node.outline { #expect(sheet.contains(outline), "\(drawn.name): \(node.id)") }
      }
    }
  }

  @Test func whatIsInTwoPanelsStandsAtTheSamePlace() {
    for drawn in SampleFigures.all where drawn.kind != .screen {
      var places: [String: Box] = [:]
      for panel in drawn.figure.panels {
        for node in panel.nodes {
          guard var box = node.outline else { continue }
          box.x -= panel.origin.x
          box.y -= panel.origin.y
          let before = places[node.id] ?? box
          #expect(abs(before.x - box.x) < 0.2 && abs(before.y - box.y) < 0.2, "\(drawn.name): \(node.id)")
          places[node.id] = box
        }
      }
    }
  }

  @Test func theLegendListsWhatOccursAndNothingElse() {
    for drawn in SampleFigures.all {
      let nodes = drawn.figure.panels.flatMap(\.nodes)
      let edges = drawn.figure.panels.flatMap(\.edges)
      let legend = Set(drawn.figure.legend.flatMap { $0 })
      let drawnNodes = Set(nodes.flatMap(\.classes))
      for name in [
        "f-ran", "f-wasted", "f-skipped", "b-recreated", "b-inserted", "b-moved", "b-offscreen", "b-ghost", "b-written",
        "composed", "structural", "modifier", "container", "pile", "source",
      ] {
        #expect(legend.contains(Substring(name)) == drawnNodes.contains(Substring(name)), "\(drawn.name): \(name)")
      }
      for name in ["containment", "identity", "action", "cause", "link", "life", "fired", "unread"] {
        let occurs = edges.contains { edge in
          // What fired is drawn as fired, whether the body reads it or only declares it.
          edge.contains(Substring(name)) && !(name == "unread" && edge.contains("fired"))
            || name == "containment" && edge.contains("storage")
        }
        #expect(legend.contains(Substring(name)) == occurs, "\(drawn.name): \(name)")
      }
    }
  }

  @Test func noEdgeLeadsToWhatIsNotThere() throws {
    for sample in SampleRecordings.all {
      for kind in FigureKind.allCases {
        let figure = try Figure.of(sample.recording, name: sample.name, request: FigureRequest(kind: kind))
        for panel in figure.panels {
          for (edge, state) in zip(figure.edges, panel.edges) where state != nil {
            #expect(
              panel.nodes[edge.tail] != nil && panel.nodes[edge.head] != nil, "\(sample.name) \(kind): \(edge.id)")
          }
        }
      }
    }
  }

  /// A style sheet and a legend weigh the same in a figure of three nodes and in one of sixty: fewer than seven, in the
  /// colours of both themes, are allowed a kilobyte more, and a figure of none its title, style and description.
  @Test func anSVGIsSmall() {
    for drawn in SampleFigures.all {
      let nodes = drawn.figure.nodeCount
      let fixed = nodes == 0 ? 2_400 : nodes < 7 ? 1_000 : 0
      #expect(drawn.figure.byteCount < nodes * 1_500 + fixed, "\(drawn.name): \(nodes) nodes")
    }
  }

  /// What is read in a column of text: nearly all fit a page of 1,400 points, and none is much wider.
  @Test func aFigureIsHardlyWiderThanAPage() {
    for drawn in SampleFigures.all where drawn.name.hasSuffix(" 0") {
      let limit = drawn.kind == .viewGraph ? 1_750.0 : 1_480
      #expect(drawn.figure.size.width <= limit, "\(drawn.name): \(drawn.figure.size.width)")
    }
    let wide = SampleFigures.all.count { $0.name.hasSuffix(" 0") && $0.figure.size.width > 1_400 }
    #expect(wide * 40 <= SampleFigures.all.count / 2, "\(wide) figures")
  }

  /// Pairs of things whose boxes have an area in common.
  static func overlaps<Thing>(_ things: [Thing], box: (Thing) -> Box) -> [(Thing, Thing)] {
    let order = things.sorted { box($0).x < box($1).x }
    var result: [(Thing, Thing)] = []
    for (place, first) in order.enumerated() {
      // Numbers are written with one digit: what touches may overlap by that.
      let one = box(first).insetBy(0.1)
      for second in order[(place + 1)...] {
        if box(second).x >= one.maxX { break }
        if one.overlaps(box(second).insetBy(0.1)) { result.append((first, second)) }
      }
    }
    return result
  }
}

extension DrawnFigure.Node {
  /// What it takes up: its outline, or its words where it has none.
  fileprivate var extent: Box? {
    if let outline { return outline }
    guard let first = texts.first?.box else { return nil }
    let (left, right) = (texts.map(\.box.x).min() ?? first.x, texts.map(\.box.maxX).max() ?? first.maxX)
    let (top, bottom) = (texts.map(\.box.y).min() ?? first.y, texts.map(\.box.maxY).max() ?? first.maxY)
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a text lies within the shape, its corners included.
  fileprivate func holds(_ text: Box, in outline: Box) -> Bool {
    guard outline.contains(text, slack: 0.1) else { return false }
    if has("structural") {
      return [(text.x, text.y), (text.maxX, text.y), (text.x, text.maxY), (text.maxX, text.maxY)].allSatisfy { x, y in
        let (dx, dy) = (
          (x - outline.center.x) / (outline.width / 2), (y - outline.center.y) / (outline.height / 2)
        )
        return dx * dx + dy * dy <= 1.01
      }
    }
    // A modifier's sides lean by this much over its height.
    let lean = has("modifier") ? NodeGeometry.slant : 0
    return text.x >= outline.x + lean - 0.1 && text.maxX <= outline.maxX - lean + 0.1
  }
}

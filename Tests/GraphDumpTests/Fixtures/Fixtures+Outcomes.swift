import Recording

extension Fixtures {
  /// Every outcome of both axes, every kind of node, source and edge in one update.
  static var everyOutcome: Recording {
    var sketch = Sketch(root: "EverythingView")
    let root = sketch.add(.composed, "EverythingView", causes: first + [.property("_rows")])
    let rows = sketch.source(.state, "rows", of: root, value: "[1, 2, 3, 4]")
    let scheme = sketch.source(.environment, "colorScheme", value: "light")
    let model = sketch.source(.modelProperty, "LightModel.isOn", value: "false")
    let store = sketch.source(.storage, "name", of: root, value: "\"Rex\"")
    let list = sketch.add(.container, "List", in: root)
    let each = sketch.add(.structural, "ForEach", in: list)
    var items: [NodeID] = []
    for index in 0..<4 {
      items.append(sketch.add(.composed, "Row", in: each, id: "\(index + 1)", causes: [.value]))
    }
    let padding = sketch.add(.modifier, ".padding", in: root)
    let lamp = sketch.add(.composed, "LampView", in: padding, causes: first)
    let bulb = sketch.add(.unary, "Image", in: lamp, name: "bulb")
    let label = sketch.add(.composed, "SchemeLabel", in: root, causes: first)
    let button = sketch.add(.unary, "Button", in: root, name: "Shuffle")
    sketch.depend(root, on: rows, as: "_rows")
    sketch.depend(lamp, on: model, as: "\\LightModel.isOn")
    sketch.depend(label, on: scheme, as: "_colorScheme", isRead: false)
    sketch.depend(root, on: store, as: "_name", isRead: false)
    sketch.step("tap \"Shuffle\"", on: button)
    sketch.write(rows, from: "[1, 2, 3, 4]", to: "[3, 1, 2, 5]")
    sketch.write(model, from: "false", to: "true")
    sketch.write(scheme, from: "light", to: "dark")
    sketch.run(root, [.property("_rows")])
    sketch.run(each, [])
    sketch.skip(items[0], .inputsEqual)
    sketch.skip(items[1], .equatable)
    sketch.move(items[2], from: 2, to: 0)
    sketch.add(.composed, "Row", in: each, at: 3, id: "5", causes: [.value])
    sketch.end(items[3], lost: ["draft"])
    sketch.run(lamp, [.model(property: "_model", keyPath: "\\LightModel.isOn")])
    let bulb2 = sketch.add(
      .unary, "Image", in: lamp, at: 0, name: "bulb.fill", existence: .recreated, replaces: bulb)
    sketch.end(bulb, replacedBy: bulb2)
    sketch.run(label, [.property("_colorScheme")], evaluation: .wasted)
    sketch.skip(button, .noInputs)
    sketch.step("scroll by 300", on: list)
    sketch.leaveScreen(items[1])
    return sketch.recording
  }

  /// Labels that break what is careless.
  static let hostile: [String] = [
    "a < b && \"c\" > 'd'", "C:\\dir\\N\\G\\l", "two\nlines", "\u{0}\u{1}\u{8}\u{1F}\u{7F}",
    "</svg><script>alert(1)</script>",
    "]]>", "&amp;", "\u{202E}reversed\u{202C}", "\u{FFFE}\u{FFFF}", "%s%n", "{|}", "한국어 레이블입니다", "日本語のラベル",
    "👩‍👩‍👧‍👦🇰🇷👍🏽", "مرحبا بالعالم", "שלום עולם", "e\u{301}e\u{301}", "ＦＵＬＬ", "\t", "",
  ]

  /// One text for each label.
  static func texts(_ labels: [String]) -> Recording {
    var sketch = Sketch(root: "LabelsView")
    let root = sketch.add(.composed, "LabelsView", causes: [.value])
    let stack = sketch.add(.container, "VStack", in: root)
    let texts = labels.map { sketch.add(.unary, "Text", in: stack, name: $0) }
    sketch.step("tap \"<&>\"", on: texts.first)
    for (text, label) in zip(texts, labels) { sketch.rename(text, to: label + "!") }
    return sketch.recording
  }

  /// A tree of `count` nodes: views of six, a few of which run.
  static func large(_ count: Int) -> Recording {
    var sketch = Sketch(root: "LargeView")
    let root = sketch.add(.composed, "LargeView", causes: [.value])
    let state = sketch.source(.state, "count", of: root, value: "0")
    sketch.depend(root, on: state, as: "_count")
    let stack = sketch.add(.container, "VStack", in: root)
    var screens: [NodeID] = []
    var parent = stack
    for index in 0..<max(1, (count - 2) / 6) {
      if index % 12 == 0 { parent = sketch.add(.container, "HStack", in: stack) }
      let view = sketch.add(.composed, index % 7 == 0 ? "HeaderView" : "RowView", in: parent, causes: [.value])
      let padding = sketch.add(.modifier, ".padding", in: view)
      let group = sketch.add(.structural, "Group", in: padding)
      sketch.add(.unary, "Text", in: group, name: "Row \(index)")
      sketch.add(.unary, "Image", in: group, name: "icon \(index)")
      screens.append(view)
    }
    sketch.step("tap \"Count\"")
    sketch.write(state, from: "0", to: "1")
    sketch.run(root, [.property("_count")])
    for (index, screen) in screens.enumerated() where index % 40 == 3 { sketch.run(screen, [.value]) }
    return sketch.recording
  }
}

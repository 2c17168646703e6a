import Recording

@testable import Engine

/// The view graph and the layout of a session, written down whole, so that two of them can be compared line by line.
@MainActor struct GraphDescription {
  private(set) var lines: [String] = []

  init(_ session: Session) {
    guard let root = session.rootView else { return }
    for (place, child) in root.childList.enumerated() { visit(child, at: place, depth: 0) }
    var items: ContiguousArray<LayoutItem> = []
    for child in root.childList { child.appendDisplayables(to: &items) }
    for item in items { visit(item, depth: 0) }
  }

  /// Lazy rows that left the screen are of the past, which a graph built afresh has not, and so are those of a screen
  /// that another one covers.
  private mutating func visit(_ node: _ViewNode, at place: Int, depth: Int) {
    let words = node.describe(Describer())
    lines.append(
      "\(indent(depth))\(words.kind) \(words.type) \(words.name ?? "-") at \(place) \(node.branchText)")
    let isStack = node is any NavigationHost
    let children = node.childList.filter { !$0.flags.contains(.isOffscreen) && !(isStack && node.hides($0)) }
    let isLazy = node is any LazyRowSource
    for (place, child) in children.enumerated() {
      visit(child, at: isLazy ? place : Int(child.position), depth: depth + 1)
    }
  }

  private mutating func visit(_ item: LayoutItem, depth: Int) {
    let words = item.view.describe(Describer())
    lines.append("\(indent(depth))\(words.type) \(words.name ?? "-") \(item.frame) \(item.windowFrame) #\(item.index)")
    for child in item.children { visit(child, depth: depth + 1) }
  }

  private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// The first line that differs, for a failure that can be read.
  static func firstDifference(_ a: [String], _ b: [String]) -> String? {
    for (index, (x, y)) in zip(a, b).enumerated() where x != y { return "line \(index): “\(x)” and “\(y)”" }
    return a.count == b.count ? nil : "\(a.count) lines and \(b.count)"
  }
}

extension _ViewNode {
  fileprivate var branchText: String { branchOfChild.map { "[\($0)]" } ?? "" }
}

/// A frame in the same words as the live graph, to see that the recorded deltas lead to it.
struct FrameDescription {
  private(set) var lines: [String] = []

  init(_ frame: Frame) {
    if let root = frame.root { visit(root, frame, depth: 0) }
  }

  private mutating func visit(_ id: NodeID, _ frame: Frame, depth: Int) {
    guard let node = frame.nodes[id] else { return }
    lines.append(
      "\(String(repeating: "  ", count: depth))\(id) \(node.kind) \(node.type) \(node.name ?? "-") at \(node.position) "
        + node.inputs.map { "\($0.name): \($0.value)" }.joined(separator: ", "))
    for child in frame.children[id] ?? [] { visit(child, frame, depth: depth + 1) }
  }

  @MainActor static func live(_ session: Session) -> [String] {
    var lines: [String] = []
    func visit(_ node: _ViewNode, _ depth: Int) {
      let words = node.describe(Describer())
      lines.append(
        "\(String(repeating: "  ", count: depth))n\(node.id) \(words.kind) \(words.type) \(words.name ?? "-") "
          + "at \(node.position) " + words.inputs.map { "\($0.name): \($0.value)" }.joined(separator: ", "))
      for child in node.childList { visit(child, depth + 1) }
    }
    for child in session.rootView?.childList ?? [] { visit(child, 0) }
    return lines
  }

  /// The layout that the live tree has, and the one that the frame has, by number.
  @MainActor static func layouts(_ session: Session, _ frame: Frame) -> (live: [String], recorded: [String]) {
    var live: [String] = []
    func visit(_ item: LayoutItem, _ parent: Int32?) {
      live.append(
        "\(item.id) in \(parent.map(String.init) ?? "-") #\(item.index) n\(item.view.id) \(item.frame.minX) "
          + "\(item.frame.minY) \(item.frame.width) \(item.frame.height)")
      for child in item.children { visit(child, item.id) }
    }
    var items: ContiguousArray<LayoutItem> = []
    for child in session.rootView?.childList ?? [] { child.appendDisplayables(to: &items) }
    for item in items { visit(item, nil) }
    let recorded = frame.layout.values.map { node in
      "\(node.id.rawValue) in \(node.parent.map { "\($0.rawValue)" } ?? "-") #\(node.position) \(node.node) "
        + "\(node.frame.x) \(node.frame.y) \(node.frame.width) \(node.frame.height)"
    }
    return (live.sorted(), recorded.sorted())
  }
}

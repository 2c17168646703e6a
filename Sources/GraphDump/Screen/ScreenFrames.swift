import Recording

/// Where views are in the window at one moment: their frames, summed up along the layout tree.
struct ScreenFrames {
  private var frames: [NodeID: [Rect]] = [:]

  /// The frames of a node: a modifier around several views has one for each. Empty where it takes no part in layout.
  subscript(id: NodeID) -> [Rect] { frames[id] ?? [] }

  init(_ frame: Frame) {
    var origins: [LayoutID: (Double, Double)] = [:]
    func origin(_ id: LayoutID) -> (Double, Double) {
      var chain: [LayoutID] = []
      var next: LayoutID? = id
      var sum = (0.0, 0.0)
      while let current = next {
        if let known = origins[current] {
          sum = known
          break
        }
        guard chain.count <= frame.layout.count else { break }
        chain.append(current)
        next = frame.layout[current]?.parent
      }
      for current in chain.reversed() {
        guard let node = frame.layout[current] else { continue }
        sum = (sum.0 + node.frame.x, sum.1 + node.frame.y)
        origins[current] = sum
      }
      return sum
    }
    for id in frame.layout.keys.sorted() {
      guard let node = frame.layout[id] else { continue }
      let (x, y) = origin(id)
      frames[node.node, default: []].append(Rect(x: x, y: y, width: node.frame.width, height: node.frame.height))
    }
  }
}

extension Rect {
  /// What surrounds both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// Whether `other` lies over at least half of it.
  func isMostlyCovered(by other: Rect) -> Bool {
    let across = min(x + width, other.x + other.width) - max(x, other.x)
    let down = min(y + height, other.y + other.height) - max(y, other.y)
    return across > 0 && down > 0 && across * down >= width * height / 2
  }
}

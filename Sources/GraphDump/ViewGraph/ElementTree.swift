import Recording

/// The union of a view graph's states: each place that a node has in any of them, once.
///
/// Moment 0 is the graph before the first update drawn, moment u + 1 the graph after update u. A node has one place for
/// as long as it does not move; one that moved has an element for each place, so that no picture shows an order that
/// never was.
struct ElementTree {
  struct Element {
    var id: NodeID
    /// How many places the node had before this one.
    var generation: Int
    /// Index of the parent's element, always lower than its own.
    var parent: Int?
    /// In the order on the screen; what ended stands before what took its place.
    var children: [Int] = []
    /// The first and last moments at which it is here.
    var first: Int
    var last: Int

    func exists(at moment: Int) -> Bool { first <= moment && moment <= last }
  }

  private(set) var elements: [Element] = []
  let frames: [Frame]
  private(set) var roots: [Int] = []
  /// The elements of each node, in the order in which they came to be.
  private(set) var places: [NodeID: [Int]] = [:]

  var momentCount: Int { frames.count }
  var updateCount: Int { frames.count - 1 }

  /// `frames` are the moments; each but the first comes from its predecessor by one update.
  ///
  /// Cost: proportional to the sum of the frames' sizes.
  init(frames: [Frame]) {
    self.frames = frames
    var known: [Key: Int] = [:]
    for moment in frames.indices { add(moment, &known) }
  }

  /// What makes a place: another parent, or a move, makes another one.
  private struct Key: Hashable {
    var id: NodeID
    var parent: Int?
    var moves: Int
  }

  private mutating func add(_ moment: Int, _ known: inout [Key: Int]) {
    let frame = frames[moment]
    guard let root = frame.root else { return }
    var moves: [NodeID: Int] = [:]
    for earlier in frames[...moment].dropFirst() {
      for change in earlier.update.nodes where change.move != nil { moves[change.id, default: 0] += 1 }
    }
    let rootElement = element(Key(id: root, parent: nil, moves: moves[root] ?? 0), moment, &known)
    if !roots.contains(rootElement) { roots.append(rootElement) }
    var stack = [rootElement]
    while let parent = stack.popLast() {
      let ids = frame.children[elements[parent].id] ?? []
      guard !ids.isEmpty else { continue }
      let children = ids.map { id in
        element(Key(id: id, parent: parent, moves: moves[id] ?? 0), moment, &known)
      }
      elements[parent].children = merge(elements[parent].children, with: children, in: frame)
      stack.append(contentsOf: children)
    }
  }

  private mutating func element(_ key: Key, _ moment: Int, _ known: inout [Key: Int]) -> Int {
    if let index = known[key] {
      elements[index].last = moment
      return index
    }
    let index = elements.count
    elements.append(
      Element(
        id: key.id, generation: places[key.id]?.count ?? 0, parent: key.parent, first: moment, last: moment))
    known[key] = index
    places[key.id, default: []].append(index)
    return index
  }

  /// Both orders in one list. What began directly follows what it replaced.
  private func merge(_ old: [Int], with new: [Int], in frame: Frame) -> [Int] {
    if old.isEmpty || old == new { return new }
    let oldSet = Set(old)
    let newSet = Set(new)
    var result: [Int] = []
    var next = 0
    func takeEnded(through replaced: NodeID?) {
      guard let replaced,
        let index = old[next...].firstIndex(where: { elements[$0].id == replaced }),
        old[next...index].allSatisfy({ !newSet.contains($0) })
      else { return }
      result.append(contentsOf: old[next...index])
      next = index + 1
    }
    for child in new {
      if oldSet.contains(child) {
        while next < old.count {
          result.append(old[next])
          next += 1
          if result.last == child { break }
        }
      } else {
        takeEnded(through: frame.changes[elements[child].id]?.replaces)
        result.append(child)
      }
    }
    result.append(contentsOf: old[next...])
    return result
  }
}

extension ElementTree {
  /// The node as it is at `moment`.
  func node(_ element: Int, at moment: Int) -> Node? {
    guard elements[element].exists(at: moment) else { return nil }
    return frames[moment].nodes[elements[element].id]
  }

  /// The node in the words it has last.
  func lastNode(_ element: Int) -> Node? { node(element, at: elements[element].last) }

  /// What update `update` did to the element: `nil` where it is neither before nor after.
  func change(_ element: Int, in update: Int) -> NodeChange? {
    let here = elements[element]
    guard here.exists(at: update) || here.exists(at: update + 1) else { return nil }
    return frames[update + 1].change(of: here.id)
  }

  /// Whether the element is before the update and not after it.
  func ends(_ element: Int, in update: Int) -> Bool { elements[element].last == update }

  /// Whether the node goes on at another place after the update.
  func isLeftBehind(_ element: Int, in update: Int) -> Bool {
    ends(element, in: update) && frames[update + 1].nodes[elements[element].id] != nil
  }

  /// The elements parents first, siblings in order.
  var preorder: [Int] {
    var result: [Int] = []
    result.reserveCapacity(elements.count)
    var stack = Array(roots.reversed())
    while let element = stack.popLast() {
      result.append(element)
      stack.append(contentsOf: elements[element].children.reversed())
    }
    return result
  }
}

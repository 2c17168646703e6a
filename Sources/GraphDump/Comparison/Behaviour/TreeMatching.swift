import Recording

/// Which node of one tree is which of another, by a stable path: type, explicit id, branch, and place among its like.
///
/// A modifier or a group that only one of the trees has does not keep what is below it from being matched, nor does an
/// explicit id that only one of them has.
struct TreeMatching {
  private(set) var candidate: [NodeID: NodeID] = [:]
  private(set) var baseline: [NodeID: NodeID] = [:]
  private let old: Frame
  private let new: Frame

  /// Matches the trees of two frames. Cost: proportional to their sizes.
  init(_ old: Frame, _ new: Frame) {
    self.old = old
    self.new = new
    guard let oldRoot = old.root, let newRoot = new.root else { return }
    match([oldRoot], [newRoot])
    matchRest()
  }

  private mutating func pair(_ a: NodeID, _ b: NodeID) {
    candidate[a] = b
    baseline[b] = a
    match(old.children[a] ?? [], new.children[b] ?? [])
  }

  /// What makes a child of a parent recognisable.
  private struct Key: Hashable {
    var type: String
    var branch: String?
    var explicitID: String?
    var ordinal: Int
  }

  private mutating func match(_ olds: [NodeID], _ news: [NodeID]) {
    var (olds, news) = (olds, news)
    match(&olds, &news) { id, frame in frame.nodes[id].map { (id, $0.type, $0.explicitID, $0.branch) } }
    guard !olds.isEmpty, !news.isEmpty else { return }
    match(&olds, &news) { id, frame in Self.core(id, frame).map { ($0.id, $0.type, $0.explicitID, nil) } }
    guard !olds.isEmpty, !news.isEmpty else { return }
    match(&olds, &news) { id, frame in Self.core(id, frame).map { ($0.id, $0.type, nil, nil) } }
    guard !olds.isEmpty, !news.isEmpty else { return }
    // A wrapper on one side only: what is in it stands beside what the other side has.
    let (openOld, openNew) = (opened(olds, old), opened(news, new))
    if openOld != olds || openNew != news { match(openOld, openNew) }
  }

  private typealias Word = (id: NodeID, type: String, explicitID: String?, branch: String?)

  private mutating func match(_ olds: inout [NodeID], _ news: inout [NodeID], by word: (NodeID, Frame) -> Word?) {
    var counts: [Key: Int] = [:]
    func key(_ word: Word) -> Key {
      var key = Key(type: word.type, branch: word.branch, explicitID: word.explicitID, ordinal: 0)
      counts[key, default: 0] += 1
      key.ordinal = counts[key, default: 1] - 1
      return key
    }
    var known: [Key: (place: NodeID, id: NodeID)] = [:]
    for id in news { if let word = word(id, new) { known[key(word)] = (id, word.id) } }
    counts = [:]
    var (restOld, taken): ([NodeID], Set<NodeID>) = ([], [])
    var pairs: [(NodeID, NodeID)] = []
    for id in olds {
      if let word = word(id, old), let other = known[key(word)] {
        taken.insert(other.place)
        pairs.append((word.id, other.id))
      } else {
        restOld.append(id)
      }
    }
    olds = restOld
    news = news.filter { !taken.contains($0) }
    for (a, b) in pairs { pair(a, b) }
  }

  /// The node that a chain of modifiers and one-child groups is about.
  private static func core(_ id: NodeID, _ frame: Frame) -> Node? {
    guard var node = frame.nodes[id] else { return nil }
    var explicitID = node.explicitID
    while node.kind == .modifier || node.kind == .structural, let children = frame.children[node.id],
      children.count == 1, let child = frame.nodes[children[0]]
    {
      node = child
      explicitID = explicitID ?? child.explicitID
    }
    node.explicitID = explicitID
    return node
  }

  private func opened(_ ids: [NodeID], _ frame: Frame) -> [NodeID] {
    ids.flatMap { id -> [NodeID] in
      guard let kind = frame.nodes[id]?.kind, kind == .structural || kind == .modifier || kind == .container,
        let children = frame.children[id], !children.isEmpty
      else { return [id] }
      return children
    }
  }

  /// The source's views that stand at another level: by type, in tree order.
  private mutating func matchRest() {
    let olds = old.nodesInOrder.filter { candidate[$0.id] == nil && $0.isUserDefined && $0.kind == .composed }
    guard !olds.isEmpty else { return }
    var rest: [String: [NodeID]] = [:]
    for node in new.nodesInOrder where baseline[node.id] == nil && node.isUserDefined && node.kind == .composed {
      rest[node.type, default: []].append(node.id)
    }
    for (type, ids) in rest { rest[type] = ids.reversed() }
    for node in olds where candidate[node.id] == nil {
      while let id = rest[node.type]?.popLast() {
        if baseline[id] != nil { continue }
        pair(node.id, id)
        break
      }
    }
  }
}

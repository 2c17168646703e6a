import Recording

extension ViewGraphBuilder {
  /// One node for whole subtrees, which says how many nodes it stands for and what became of them.
  mutating func addGroup(_ roots: [Int]) {
    let kinds = namedKinds(of: roots)
    let members = subtree(of: roots)
    let first = tree.elements[roots[0]]
    _ = add(
      FigureNode(
        id: "more-\(first.id)" + (first.generation == 0 ? "" : "-\(first.generation)"), shape: .pile,
        isUserDefined: kinds.count == 1 && tree.lastNode(roots[0])?.isUserDefined == true),
      moments: moments.map { moment in
        let count = members.count { tree.elements[$0].exists(at: moment) }
        return count == 0 ? nil : state(kinds, at: [moment], count: count)
      },
      updates: updates.map { update in
        let present = members.filter {
          let here = tree.elements[$0]
          return (here.exists(at: update) || here.exists(at: update + 1)) && !tree.isLeftBehind($0, in: update)
        }
        guard !present.isEmpty else { return nil }
        let tally = Tally(of: present, in: update, tree)
        var state = state(kinds, at: [update, update + 1], count: present.count)
        if tally.undisturbed == present.count {
          state.title = kinds.isEmpty ? "⋯ \(Tally.number(present.count)) preserved" : "\(state.title) preserved"
        } else {
          state.details += kind == .layoutTree ? tally.layoutWords : tally.words
        }
        state.look = tally.look
        state.tags = commonTags(roots, update)
        if state.tags.map(\.kind) == [.skip] { state.look = .outcome(.kept, .skipped) }
        return state
      })
  }

  /// One node for levels that only lead to the next: how many there are, and which is the first and which the last.
  mutating func addLevels(_ chain: [Int], beside: [Int]) {
    let first = tree.elements[chain[0]]
    let ends = [chain.first, chain.last].compactMap { $0.flatMap(tree.lastNode)?.type }
    let count = Tally.number(chain.count)
    var details = [ends.map { wording.shortener.shorten($0, to: Wording.valueLimit) }.joined(separator: " … ")]
    let all = beside.reduce(chain.count) { $0 + outcomes.count[$1] }
    if all > chain.count { details.append("⋯ \(Tally.number(all)) nodes in all") }
    _ = add(
      FigureNode(id: "levels-\(first.id)" + (first.generation == 0 ? "" : "-\(first.generation)"), shape: .pile),
      moments: moments.map { moment in
        first.exists(at: moment) ? NodeState(title: "⋯ \(count) levels", details: details) : nil
      },
      updates: updates.map { _ in
        NodeState(
          title: "⋯ \(count) levels preserved", details: details, look: .outcome(.kept, .untouched))
      })
  }

  private func subtree(of roots: [Int]) -> [Int] {
    var result: [Int] = []
    var stack = Array(roots.reversed())
    while let element = stack.popLast() {
      result.append(element)
      stack.append(contentsOf: tree.elements[element].children.reversed())
    }
    return result
  }

  private typealias RootsOfType = (name: String, roots: [Int])

  /// More types than this in one group are not named.
  private static let mostNamedTypes = 2

  /// The roots by their types, in order of appearance; none where there are too many types to name.
  private mutating func namedKinds(of roots: [Int]) -> [RootsOfType] {
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for root in roots {
      let type = tree.lastNode(root)?.type ?? "?"
      if members[type] == nil { order.append(type) }
      members[type, default: []].append(root)
    }
    guard order.count <= Self.mostNamedTypes else { return [] }
    return order.map { (wording.shortener.shorten($0, to: Wording.typeLimit), members[$0] ?? []) }
  }

  private func state(_ kinds: [RootsOfType], at moments: [Int], count: Int) -> NodeState {
    var (rows, words) = (0, [String]())
    for (name, roots) in kinds {
      let here = roots.count { root in moments.contains { tree.elements[root].exists(at: $0) } }
      rows += here
      if here > 0 { words.append(here == 1 ? name : "\(name) ×\(Tally.number(here))") }
    }
    let title = words.isEmpty ? "⋯ \(Tally.number(count)) nodes" : words.joined(separator: ", ")
    var details: [String] = []
    if !kinds.isEmpty, count > rows { details.append("⋯ \(Tally.number(count)) nodes in all") }
    return NodeState(title: title, details: details)
  }

  /// The tags of all roots, where they are the same.
  private mutating func commonTags(_ roots: [Int], _ update: Int) -> [OutcomeTag] {
    var common: [OutcomeTag]?
    for root in roots {
      guard let node = tree.node(root, at: update + 1), let change = tree.change(root, in: update) else { return [] }
      guard change.evaluation != .untouched else { return [] }
      var reduced = change
      reduced.replaces = nil
      let own = tags(for: reduced, node, update)
      if let common, common != own { return [] }
      common = own
    }
    return common ?? []
  }
}

/// Gives one place to things that no panel of a figure shows together.
///
/// A figure of several updates is laid out once for all of them. What ended in the second and what began in the third
/// in the same part of the graph would leave each panel half empty; standing at one place they also show that it is one
/// part of the graph. Each thing has one place in all panels.
struct PlaceSharing<Key: Equatable> {
  let presence: [Presence]
  /// Only things of equal keys share a place.
  let keys: [Key]

  /// For each thing of a forest its place: a number from 0 on, what is above before what is below, and all of that
  /// before what comes next.
  ///
  /// Only children of parents that share a place may share one, and where a panel tells their order it stays.
  /// - Parameter parents: indices of the things above; `nil` for roots.
  func places(below parents: [Int?]) -> [Int] {
    var children = presence.indices.map { _ in [Int]() }
    for (index, parent) in parents.enumerated() {
      if let parent { children[parent].append(index) }
    }
    var result = presence.map { _ in -1 }
    var count = 0
    var waiting = Array(groups(of: parents.indices.filter { parents[$0] == nil }).reversed())
    while let group = waiting.popLast() {
      for index in group { result[index] = count }
      count += 1
      waiting += groups(of: group.flatMap { children[$0] }).reversed()
    }
    // What hangs on itself in a circle stands alone.
    for index in result.indices where result[index] < 0 {
      result[index] = count
      count += 1
    }
    return result
  }

  /// Siblings that share a place, the places in order.
  private func groups(of siblings: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    var taken: [Presence] = []
    var groupOf: [(index: Int, group: Int)] = []
    for index in siblings {
      let last = groupOf.reduce(-1) { presence[$1.index].isOrdered(with: presence[index]) ? max($0, $1.group) : $0 }
      let free = groups.indices.first {
        $0 > last && !taken[$0].meets(presence[index]) && keys[groups[$0][0]] == keys[index]
      }
      let group = free ?? groups.count
      if free == nil {
        groups.append([])
        taken.append(Presence())
      }
      groups[group].append(index)
      taken[group].formUnion(presence[index])
      groupOf.append((index, group))
    }
    return groups
  }

  /// For each thing of a graph without circles its place, those of one rank sharing: of several places the one whose
  /// ways in it shares most.
  ///
  /// - Parameter tails: for each thing those that lead to it.
  func places(inRanks ranks: [Int], tails: [[Int]]) -> [Int] {
    var result = presence.map { _ in -1 }
    var count = 0
    let order = presence.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }
    var groups: [(rank: Int, key: Key, taken: Presence, tails: Set<Int>, place: Int)] = []
    for index in order {
      let ways = Set(tails[index].map { result[$0] })
      var best: (group: Int, shared: Int)?
      for (group, known) in groups.enumerated()
      where known.rank == ranks[index] && known.key == keys[index] && !known.taken.meets(presence[index]) {
        let shared = known.tails.intersection(ways).count
        if shared > best?.shared ?? -1 { best = (group, shared) }
      }
      if let best {
        result[index] = groups[best.group].place
        groups[best.group].taken.formUnion(presence[index])
        groups[best.group].tails.formUnion(ways)
      } else {
        result[index] = count
        groups.append((ranks[index], keys[index], presence[index], ways, count))
        count += 1
      }
    }
    return result
  }
}

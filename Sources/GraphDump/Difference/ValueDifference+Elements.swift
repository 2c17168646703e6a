extension ValueDifference {
  /// The elements of two lists: those at both ends that are equal are not looked at.
  mutating func compareElements(_ a: ValueTree.Group, _ b: ValueTree.Group, _ path: String) {
    let head = zip(a.parts, b.parts).prefix { $0 == $1 }.count
    let rest = min(a.parts.count, b.parts.count) - head
    let tail = zip(a.parts.reversed(), b.parts.reversed()).prefix(max(0, rest)).prefix { $0 == $1 }.count
    let start = a.parts[..<head].reduce(0) { $0 + ($1.left ?? 1) }
    let old = Array(a.parts[head..<a.parts.count - tail])
    let new = Array(b.parts[head..<b.parts.count - tail])
    if old.contains(where: { $0.left != nil }) || new.contains(where: { $0.left != nil }) {
      return compareCut(old, new, from: start, (a.count, b.count), path)
    }
    let (before, after) = (old.compactMap(\.value), new.compactMap(\.value))
    if before.isEmpty || after.isEmpty || !compareByID(before, after, from: start, path) {
      compareInOrder(before, after, from: start, path)
    }
  }

  /// Where words leave elements out, only what stands at one index in both is certain.
  private mutating func compareCut(
    _ old: [ValueTree.Part], _ new: [ValueTree.Part], from start: Int, _ counts: (Int, Int), _ path: String
  ) {
    let (before, after) = (Self.places(old, from: start), Self.places(new, from: start))
    if counts.0 == counts.1 {
      for (index, value) in before.sorted(by: { $0.key < $1.key }) {
        if let other = after[index] { compare(value, other, "\(path)[\(index)]") }
      }
    } else {
      add(path, .counted(old: counts.0, new: counts.1))
    }
  }

  private static func places(_ parts: [ValueTree.Part], from start: Int) -> [Int: ValueTree] {
    var places: [Int: ValueTree] = [:]
    var index = start
    for part in parts {
      if let value = part.value { places[index] = value }
      index += part.left ?? 1
    }
    return places
  }

  /// Elements that have ids are the same where these are. Whether they all have one, each another.
  private mutating func compareByID(
    _ old: [ValueTree], _ new: [ValueTree], from start: Int, _ path: String
  ) -> Bool {
    let (oldIDs, newIDs) = (old.compactMap(\.id), new.compactMap(\.id))
    guard oldIDs.count == old.count, newIDs.count == new.count, Set(oldIDs).count == old.count,
      Set(newIDs).count == new.count
    else { return false }
    let places = Dictionary(uniqueKeysWithValues: newIDs.enumerated().map { ($1, $0) })
    for (index, id) in oldIDs.enumerated() {
      if let place = places[id] {
        compare(old[index], new[place], "\(path)[\(start + place)]")
      } else {
        add(path, .removed(old[index].text))
      }
    }
    let known = Set(oldIDs)
    for (index, id) in newIDs.enumerated() where !known.contains(id) { add(path, .added(new[index].text)) }
    let stayed = Set(newIDs)
    if oldIDs.filter(stayed.contains) != newIDs.filter(known.contains) { add(path, .reordered) }
    return true
  }

  private static let mostAligned = 200

  /// Elements without ids: one by one where there are as many as before, else as few as possible added and removed.
  private mutating func compareInOrder(_ old: [ValueTree], _ new: [ValueTree], from start: Int, _ path: String) {
    if old.count == new.count {
      if old.count > 1, old.count <= Self.mostAligned, old.map(\.text).sorted() == new.map(\.text).sorted() {
        return add(path, .reordered)
      }
      for (index, pair) in zip(old, new).enumerated() { compare(pair.0, pair.1, "\(path)[\(start + index)]") }
      return
    }
    guard max(old.count, new.count) <= Self.mostAligned else {
      return add(path, .counted(old: start + old.count, new: start + new.count))
    }
    for step in new.difference(from: old) {
      switch step {
      case .insert(_, let value, _): add(path, .added(value.text))
      case .remove(_, let value, _): add(path, .removed(value.text))
      }
    }
  }
}

extension ValueTree {
  /// The words of its field `id`.
  fileprivate var id: String? {
    guard case .group(let group) = self, !group.isList else { return nil }
    return group.parts.first { $0.label == "id" }?.value?.text
  }
}

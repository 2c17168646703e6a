/// In what two values differ, found in their words: the places, and what stands there before and after.
///
///     ValueDifference("[Item(id: 1, isDone: false)]", "[Item(id: 1, isDone: true)]").changes
///     // [0].isDone: false → true
struct ValueDifference {
  struct Change: Hashable {
    /// How the place is reached from the whole value: `[1].isDone`, empty for the whole value itself.
    var path: String
    var kind: Kind
    /// How many places changed in the same way.
    var count = 1
  }

  enum Kind: Hashable {
    case value(old: String, new: String)
    /// Whole elements of a list, in words; of many the first.
    case added(String)
    case removed(String)
    /// The elements are the same, in another order.
    case reordered
    /// All that is known is how many elements there are.
    case counted(old: Int, new: Int)
    /// Several places of one kind that changed each in its own way.
    case differ
  }

  private(set) var changes: [Change] = []

  /// Cost: proportional to the length of the words; for a list whose elements have no id, to the square of its changed
  /// part, up to a limit.
  init(_ old: String, _ new: String) {
    guard old != new else { return }
    if let a = ValueTree(old), let b = ValueTree(new) {
      compare(a, b, "")
      merge()
    }
    if changes.isEmpty { changes = [Change(path: "", kind: .value(old: old, new: new))] }
  }

  mutating func add(_ path: String, _ kind: Kind) { changes.append(Change(path: path, kind: kind)) }

  mutating func compare(_ old: ValueTree, _ new: ValueTree, _ path: String) {
    guard old != new else { return }
    guard case .group(let a) = old, case .group(let b) = new, a.name == b.name, a.isList == b.isList else {
      return add(path, .value(old: old.text, new: new.text))
    }
    if a.isDictionary || b.isDictionary, a.isDictionary || a.parts.isEmpty, b.isDictionary || b.parts.isEmpty {
      return compareKeys(a, b, path)
    }
    if a.isList { return compareElements(a, b, path) }
    compareFields(a, b, path)
  }

  /// The fields of a structure or a tuple, or a case's payload.
  private mutating func compareFields(_ a: ValueTree.Group, _ b: ValueTree.Group, _ path: String) {
    let isAlike = a.parts.map(\.label) == b.parts.map(\.label)
    let pairs = zip(a.parts, b.parts).map { ($0.value, $1.value) }
    let isSimple = a.parts.count == 1 && a.parts[0].label == nil && a.parts[0].value?.isAtom != false
    guard isAlike, !isSimple, pairs.allSatisfy({ $0 != nil && $1 != nil || $0 == $1 }) else {
      return add(path, .value(old: a.text, new: b.text))
    }
    for (index, pair) in pairs.enumerated() {
      guard let old = pair.0, let new = pair.1 else { continue }
      let step = a.parts[index].label ?? (a.parts.count == 1 ? a.name : "\(index)")
      compare(old, new, step.isEmpty ? path : "\(path).\(step)")
    }
  }

  private mutating func compareKeys(_ a: ValueTree.Group, _ b: ValueTree.Group, _ path: String) {
    let (old, new) = (Dictionary(keyed: a.parts), Dictionary(keyed: b.parts))
    let isWhole = !(a.parts + b.parts).contains { $0.left != nil }
    for part in a.parts {
      guard let key = part.label, let value = part.value else { continue }
      if let after = new[key] {
        compare(value, after, "\(path)[\(key)]")
      } else if isWhole {
        add(path, .removed("\(key): \(value.text)"))
      }
    }
    for part in b.parts where isWhole {
      if let key = part.label, let value = part.value, old[key] == nil { add(path, .added("\(key): \(value.text)")) }
    }
    let counts = (a.count, b.count)
    if counts.0 != counts.1, !isWhole { add(path, .counted(old: counts.0, new: counts.1)) }
  }
}

extension ValueDifference {
  /// Says once what happened at several places of one kind: `[…].isDone`.
  private mutating func merge() {
    guard changes.count > 2 else { return }
    var order: [String] = []
    var groups: [String: [Change]] = [:]
    for change in changes {
      let pattern = Self.pattern(change)
      if groups[pattern] == nil { order.append(pattern) }
      groups[pattern, default: []].append(change)
    }
    changes = order.flatMap { pattern -> [Change] in
      guard let group = groups[pattern], let first = group.first, group.count > 1 else { return groups[pattern] ?? [] }
      var merged = first
      merged.count = group.count
      switch first.kind {
      case .added, .removed: return [merged]
      case .value where group.count > 2:
        merged.path = Self.wild(first.path)
        if !group.allSatisfy({ $0.kind == first.kind }) { merged.kind = .differ }
        return [merged]
      default: return group
      }
    }
  }

  private static func pattern(_ change: Change) -> String {
    switch change.kind {
    case .added: "+" + change.path
    case .removed: "-" + change.path
    case .value: "=" + wild(change.path)
    case .reordered, .counted, .differ: "#" + change.path
    }
  }

  /// The path with `[…]` in place of every index and key.
  private static func wild(_ path: String) -> String {
    var result = ""
    var depth = 0
    for character in path {
      if character == "[" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == "]", depth > 0 {
        depth -= 1
        if depth == 0 { result += "[…]" }
      }
    }
    return result
  }
}

extension [String: ValueTree] {
  fileprivate init(keyed parts: [ValueTree.Part]) {
    self.init(parts.compactMap { part in part.label.flatMap { key in part.value.map { (key, $0) } } }) { $1 }
  }
}

extension ValueTree.Part {
  var value: ValueTree? {
    if case .value(let value) = content { return value }
    return nil
  }
  var left: Int? {
    if case .left(let count) = content { return count }
    return nil
  }
}

extension ValueTree {
  var isAtom: Bool {
    if case .atom = self { return true }
    return false
  }
}

extension ValueTree.Group {
  /// Whether its elements have keys.
  var isDictionary: Bool { isList && parts.contains { $0.label != nil } }

  /// How many elements it has, with those its words leave out.
  var count: Int { parts.reduce(0) { $0 + ($1.left ?? 1) } }
}

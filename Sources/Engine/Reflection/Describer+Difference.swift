extension Describer {
  /// Two values of one type in words that show in what they differ, however long or deep they are.
  ///
  /// Where ``describe(_:depth:)`` leaves elements of a long collection out, or names what lies deep by its type alone,
  /// these words hold what differs; what is left out is equal in both. Cost: a comparison of the two, and the words of
  /// what differs.
  func describe<T>(from old: T, to new: T) -> (old: String, new: String) {
    withUnsafePointer(to: old) { a in withUnsafePointer(to: new) { b in pair(T.self, a, b, 0) } }
  }

  /// The same of a stored field of two values.
  func describe(_ field: Field, from old: UnsafeRawPointer, to new: UnsafeRawPointer) -> (old: String, new: String) {
    guard field.isStrong else { return (describe(field, in: old), describe(field, in: new)) }
    return opened(field.type, old + field.offset, new + field.offset, 0)
  }

  /// The same of two values whose type is known only now.
  func describe(fromDynamic old: Any, toDynamic new: Any, _ depth: Int = 0) -> (old: String, new: String) {
    func open<T>(_ old: T) -> (old: String, new: String) {
      guard FieldLayout.kind(of: T.self) != .existential, type(of: new) == T.self, let new = new as? T else {
        return (describeDynamically(old, depth), describeDynamically(new, depth))
      }
      return withUnsafePointer(to: old) { a in withUnsafePointer(to: new) { b in pair(T.self, a, b, depth) } }
    }
    return _openExistential(old, do: open)
  }

  private static let deepest = 12

  private func opened(
    _ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ depth: Int
  ) -> (old: String, new: String) {
    func open<T>(_ type: T.Type) -> (old: String, new: String) { pair(type, a, b, depth) }
    return _openExistential(type, do: open)
  }

  private func pair<T>(
    _ type: T.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ depth: Int
  ) -> (old: String, new: String) {
    // What differs as a whole is told as if it stood nearer to the top.
    func plain() -> (old: String, new: String) {
      (describe(type, at: a, depth: min(depth, 1)), describe(type, at: b, depth: min(depth, 1)))
    }
    guard depth < Self.deepest, !hasOwnWords(type) else { return plain() }
    if let optional = type as? any OptionalValue.Type {
      return optional.isNil(a) || optional.isNil(b) ? plain() : opened(optional.payload, a, b, depth)
    }
    func load(_ pointer: UnsafeRawPointer) -> T { pointer.assumingMemoryBound(to: T.self).pointee }
    switch FieldLayout.kind(of: type) {
    case .existential: return describe(fromDynamic: load(a), toDynamic: load(b), depth)
    case .enumeration: return payloads(load(a), load(b), depth) ?? plain()
    case .structure where !(type is any Collection.Type): return fields(type, a, b, depth) ?? plain()
    case .structure: return collections(load(a), load(b), depth) ?? plain()
    default: return plain()
    }
  }

  /// The first fields, and all that differ.
  private func fields(
    _ type: Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ depth: Int
  ) -> (old: String, new: String)? {
    let fields = FieldLayout.fields(of: type)
    guard !fields.isEmpty else { return nil }
    var parts: (old: [String], new: [String]) = ([], [])
    for (index, field) in fields.enumerated() {
      let isEqual = Comparison.of(field).isEqual(a + field.offset, b + field.offset)
      if isEqual, index >= Describer.mostElements { continue }
      let isFollowed = !isEqual && field.isStrong
      let words: (old: String, new: String) =
        isFollowed
        ? opened(field.type, a + field.offset, b + field.offset, depth + 1)
        : (describe(field, in: a, depth: depth + 1), describe(field, in: b, depth: depth + 1))
      parts.old.append("\(field.name): \(words.old)")
      parts.new.append("\(field.name): \(words.new)")
    }
    let name = TypeName.short(type)
    return (
      "\(name)(\(Describer.joined(parts.old, of: fields.count)))",
      "\(name)(\(Describer.joined(parts.new, of: fields.count)))"
    )
  }

  /// An enum's payload, where both are of one case.
  private func payloads<T>(_ old: T, _ new: T, _ depth: Int) -> (old: String, new: String)? {
    guard let a = Mirror(reflecting: old).children.first, let b = Mirror(reflecting: new).children.first,
      let label = a.label, label == b.label
    else { return nil }
    let words = describe(fromDynamic: a.value, toDynamic: b.value, depth + 1)
    func named(_ words: String) -> String { "\(label)\(words.hasPrefix("(") ? words : "(\(words))")" }
    return (named(words.old), named(words.new))
  }

  private func collections<T>(_ old: T, _ new: T, _ depth: Int) -> (old: String, new: String)? {
    let mirror = Mirror(reflecting: old)
    switch mirror.displayStyle {
    case .collection:
      func open<C: RandomAccessCollection>(_ old: C) -> (old: String, new: String)? {
        (new as? C).map { elements(old, $0, depth) }
      }
      guard let list = old as? any RandomAccessCollection else { return nil }
      return open(list)
    case .set, .dictionary: return unordered(mirror, Mirror(reflecting: new), depth)
    default: return nil
    }
  }
}

extension Describer {
  /// Of two lists the elements that differ: in place where there are as many as before, else what lies between the
  /// equal beginnings and ends. Cost: mostly that of comparing memory, as elements of equal bits read alike.
  private func elements<C: RandomAccessCollection>(_ old: C, _ new: C, _ depth: Int) -> (old: String, new: String) {
    let words = old.withContiguousStorageIfAvailable { a in
      new.withContiguousStorageIfAvailable { b in elements(a, b, depth) }
    }
    if let words, let words { return words }
    return Array(old).withUnsafeBufferPointer { a in
      Array(new).withUnsafeBufferPointer { b in elements(a, b, depth) }
    }
  }

  private func elements<E>(
    _ old: UnsafeBufferPointer<E>, _ new: UnsafeBufferPointer<E>, _ depth: Int
  ) -> (old: String, new: String) {
    let equal = EqualElements(old, new)
    let (n, m) = (old.count, new.count)
    let head = equal.head
    let tail = equal.tail(atMost: min(n, m) - head)
    var shown: (old: [Int: String], new: [Int: String]) = ([:], [:])
    func at(_ list: UnsafeBufferPointer<E>, _ index: Int) -> E { list[index] }
    if n == m, let a = old.baseAddress, let b = new.baseAddress {
      for index in head..<max(head, n - tail) where shown.old.count < Describer.mostElements {
        guard !equal.isEqual(index, index) else { continue }
        let words = pair(E.self, a + index, b + index, depth + 1)
        (shown.old[index], shown.new[index]) = (words.old, words.new)
      }
    } else {
      let level = min(depth + 1, 1)
      for index in (head..<n - tail).prefix(Describer.mostElements) {
        shown.old[index] = describe(at(old, index), depth: level)
      }
      for index in (head..<m - tail).prefix(Describer.mostElements) {
        shown.new[index] = describe(at(new, index), depth: level)
      }
    }
    // What differs near the beginning is told among its neighbours.
    if max(shown.old.keys.max() ?? 0, shown.new.keys.max() ?? 0) < Describer.mostElements {
      for index in 0..<min(n, Describer.mostElements) where shown.old[index] == nil {
        shown.old[index] = describe(at(old, index), depth: depth + 1)
      }
      for index in 0..<min(m, Describer.mostElements) where shown.new[index] == nil {
        shown.new[index] = describe(at(new, index), depth: depth + 1)
      }
    }
    return (Describer.list(shown.old, of: n), Describer.list(shown.new, of: m))
  }

  /// `[… 20 more, x, … 79 more]`
  private static func list(_ shown: [Int: String], of count: Int) -> String {
    var parts: [String] = []
    var next = 0
    for index in shown.keys.sorted() {
      if index > next { parts.append("… \(index - next) more") }
      parts.append(shown[index] ?? "")
      next = index + 1
    }
    if count > next { parts.append("… \(count - next) more") }
    return "[\(parts.joined(separator: ", "))]"
  }

  private static let mostUnordered = 1_000

  /// Of sets and dictionaries what only one of the two has, and the first of what both have.
  private func unordered(_ old: Mirror, _ new: Mirror, _ depth: Int) -> (old: String, new: String)? {
    guard max(old.children.count, new.children.count) <= Self.mostUnordered else { return nil }
    let (a, b) = (words(of: old, depth), words(of: new, depth))
    let common = Set(a).intersection(b)
    let kept = Set(common.sorted().prefix(Describer.mostElements))
    func text(_ parts: [String]) -> String {
      let own = parts.filter { !common.contains($0) }.prefix(Describer.mostElements)
      let shown = (own + kept).sorted()
      if parts.isEmpty { return old.displayStyle == .dictionary ? "[:]" : "[]" }
      return "[\(Describer.joined(shown, of: parts.count))]"
    }
    return (text(a), text(b))
  }

  private func words(of mirror: Mirror, _ depth: Int) -> [String] {
    mirror.children.map { child in
      guard mirror.displayStyle == .dictionary else { return describeDynamically(child.value, depth + 1) }
      return Mirror(reflecting: child.value).children.map { describeDynamically($0.value, depth + 1) }
        .joined(separator: ": ")
    }.sorted()
  }
}

import Recording

/// Which published properties each body read, to tell runs for an object whose changed property nobody reads (L).
struct PublishedReads {
  private var current: [Int32: Set<String>] = [:]
  private var causes: [Int32: [(type: String, changed: Set<String>)]] = [:]

  mutating func read(_ reader: Int32, _ object: AnyObject, _ storage: AnyKeyPath) {
    let stored = KeyPathName.property(storage)
    current[reader, default: []].insert(stored.hasPrefix("_") ? String(stored.dropFirst()) : stored)
  }

  @MainActor mutating func objectCaused(_ node: Int32, _ source: ObjectSource) {
    guard let object = source.object else { return }
    causes[node, default: []].append((TypeName.short(type(of: object)), source.changedProperties))
  }

  /// Says so, where a node runs for nothing but objects whose changed properties its last evaluation did not read.
  @MainActor mutating func broadRun(_ node: _ViewNode, _ all: [Cause]) -> String? {
    guard !causes.isEmpty, let found = causes.removeValue(forKey: node.id), !node.flags.contains(.isFirst),
      all.count == found.count
    else { return nil }
    let read = current[node.id] ?? []
    var changed: Set<String> = []
    for cause in found {
      if cause.changed.isEmpty || !cause.changed.isDisjoint(with: read) { return nil }
      changed.formUnion(cause.changed)
    }
    let words = changed.sorted().map { "“\($0)”" }.joined(separator: ", ")
    let reads = read.isEmpty ? "no property of it" : "only " + read.sorted().map { "“\($0)”" }.joined(separator: ", ")
    return "it ran because \(found[0].type) changed \(words), and its body reads \(reads)"
  }

  mutating func begin(_ node: Int32) {
    if !current.isEmpty { current[node] = nil }
  }

  mutating func forget(_ node: Int32) {
    if !current.isEmpty { current[node] = nil }
    if !causes.isEmpty { causes[node] = nil }
  }
}

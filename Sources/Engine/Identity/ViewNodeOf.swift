import Recording

/// A node that holds a view value of a type.
@MainActor public class _ViewNodeOf<Value>: _ViewNode {
  @exclusivity(unchecked) final var value: Value

  init(_ value: Value, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
    graph.recorder?.began(self)
  }

  /// Takes a new value from the parent.
  ///
  /// - Parameter differs: what a comparison from outside found, or `nil` to compare here (E).
  /// - Returns: whether anything that can be seen may differ; closures alone do not count.
  func update(_ new: Value, differs: Bool? = nil) -> Bool {
    value = new
    return true
  }

  /// How a new value is compared and what an equal one is called, where that is all that an equal one asks for.
  var comparesFirst: (comparison: Comparison, skip: SkipReason)? { nil }

  /// Whether a new value is the same input, looked at where the two lie.
  final func isEqual(to new: Value, _ comparison: Comparison) -> Bool { isEqualInPlace(&value, new, comparison) }

  /// Gives many nodes of one kind their new values, which lie in memory one behind the other: an equal one is not taken.
  static func update(_ nodes: UnsafeBufferPointer<_ViewNodeOf>, from values: UnsafePointer<Value>) -> Bool {
    var changed = false
    guard let first = nodes.first, let base = nodes.baseAddress else { return false }
    guard let (comparison, reason) = first.comparesFirst else {
      for index in nodes.indices where nodes[index].update(values[index]) { changed = true }
      return changed
    }
    let isEqual = comparison.isEqual
    // The values are looked at where they lie in the nodes, so that those that are equal are not even retained.
    let objects = UnsafeRawPointer(base).assumingMemoryBound(to: UnsafeRawPointer.self)
    let offset = withUnsafeMutablePointer(to: &first.value) { UnsafeRawPointer($0) } - objects[0]
    var next = 0
    while next < nodes.count {
      let start = next
      while next < nodes.count, isEqual(objects[next] + offset, values + next) { next += 1 }
      if next > start { first.graph.recorder?.skipped(objects + start, count: next - start, reason) }
      guard next < nodes.count else { break }
      if nodes[next].update(values[next], differs: true) { changed = true }
      next += 1
    }
    return changed
  }

  override final var viewType: Any.Type { Value.self }

  override final var valueForReflection: Any { value }
}

/// What the recording says of a node, before its place in the tree is known.
typealias NodeWords = Node

extension NodeWords {
  init(kind: NodeKind, type: String, name: String? = nil, inputs: [Property] = [], isUserDefined: Bool = false) {
    self.init(id: NodeID(-1), kind: kind, type: type, name: name, inputs: inputs, isUserDefined: isUserDefined)
  }
}

/// What a view is given when its node is made.
@MainActor public struct _ViewInputs {
  unowned(unsafe) var graph: Graph
  unowned(unsafe) var parent: _ViewNode?
  var position: Int32
  var environment: EnvironmentNode

  func child(of node: _ViewNode, at position: Int = 0) -> _ViewInputs {
    var inputs = self
    inputs.parent = node
    inputs.position = Int32(position)
    return inputs
  }
}

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

  /// Whether a new value is the same input, looked at where the two lie.
  final func isEqual(to new: Value, _ comparison: Comparison) -> Bool { isEqualInPlace(&value, new, comparison) }

  override final var viewType: Any.Type { Value.self }

  override final var valueForReflection: Any { value }
}

/// What the recording says of a node, before its place in the tree is known.
struct NodeWords {
  var kind: NodeKind
  var type: String
  var name: String?
  var branch: String?
  var inputs: [Property] = []
  var isUserDefined = false
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

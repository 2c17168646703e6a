import Foundation

/// The lengths of a long stack's children in chunks, with sums and maxima over them in a binary tree.
///
/// A change of one child costs a chunk and a path to the root, and so does the place of a child. All sums are made in
/// the same order whatever changed before, so that a stack that was changed equals one that was made afresh.
struct StackTree {
  /// What a child, a chunk or the whole takes.
  struct Extent: Equatable {
    /// Along the stack, with the distance to the next child.
    var along: CGFloat = 0
    /// Across the stack, before and after the common line.
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity

    static func + (a: Extent, b: Extent) -> Extent {
      Extent(along: a.along + b.along, before: max(a.before, b.before), after: max(a.after, b.after))
    }
  }

  static let chunk = 16
  private var children: ContiguousArray<Extent>
  /// The root at 1, the chunks from `width` on.
  private var nodes: ContiguousArray<Extent>
  private let width: Int

  init(_ children: ContiguousArray<Extent>) {
    self.children = children
    let chunks = max(1, (children.count + StackTree.chunk - 1) / StackTree.chunk)
    var width = 1
    while width < chunks { width *= 2 }
    self.width = width
    nodes = ContiguousArray(repeating: Extent(), count: width * 2)
    for chunk in 0..<chunks { nodes[width + chunk] = sum(chunk) }
    for node in stride(from: width - 1, to: 0, by: -1) { nodes[node] = nodes[node * 2] + nodes[node * 2 + 1] }
  }

  var total: Extent { nodes[1] }

  subscript(index: Int) -> Extent {
    get { children[index] }
    set {
      children[index] = newValue
      var node = width + index / StackTree.chunk
      nodes[node] = sum(index / StackTree.chunk)
      while node > 1 {
        node /= 2
        nodes[node] = nodes[node * 2] + nodes[node * 2 + 1]
      }
    }
  }

  private func sum(_ chunk: Int) -> Extent {
    var result = Extent()
    let start = chunk * StackTree.chunk
    for index in start..<min(start + StackTree.chunk, children.count) { result = result + children[index] }
    return result
  }

  /// The length of all children before `index`, with their distances.
  func offset(of index: Int) -> CGFloat {
    var result: CGFloat = 0
    var node = 1
    var (start, count) = (0, width)
    let chunk = index / StackTree.chunk
    while count > 1 {
      count /= 2
      if chunk < start + count {
        node *= 2
      } else {
        result += nodes[node * 2].along
        start += count
        node = node * 2 + 1
      }
    }
    for before in (chunk * StackTree.chunk)..<index { result += children[before].along }
    return result
  }
}

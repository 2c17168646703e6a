import Foundation

/// Rows one below another over the whole width, each of a least height: `List` and `Form`.
struct RowsAlgorithm: LayoutAlgorithm {
  var leastHeight: CGFloat = 44
  var inset: CGFloat = 16

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let width = proposal.width ?? 320
    let height = node.children.reduce(0) { $0 + rowHeight($1, width) }
    return CGSize(width: width, height: proposal.height ?? height)
  }

  @MainActor func place(in node: LayoutItem) {
    let width = node.frame.width
    var y: CGFloat = 0
    for child in node.children {
      let offered = offer(width)
      let size = child.size(for: offered)
      let height = max(leastHeight, size.height)
      child.place(at: CGPoint(x: inset, y: y + (height - size.height) / 2), proposal: offered)
      y += height
    }
  }

  @MainActor private func rowHeight(_ child: LayoutItem, _ width: CGFloat) -> CGFloat {
    max(leastHeight, child.size(for: offer(width)).height)
  }

  private func offer(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(0, width - inset * 2), height: nil)
  }
}

/// Content as long as it is in the directions in which it scrolls.
struct ScrollAlgorithm: LayoutAlgorithm {
  var axes: Axis.Set

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let content = StackAnswer(offer(proposal), stack, node).size
    func length(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
      axes.contains(set) ? proposal[axis] ?? content[axis] : content[axis]
    }
    return CGSize(width: length(.horizontal, .horizontal), height: length(.vertical, .vertical))
  }

  @MainActor func place(in node: LayoutItem) {
    let answer = StackAnswer(offer(node.proposal), stack, node)
    let content = answer.size
    var along: CGFloat = 0
    for (index, child) in node.children.enumerated() {
      let size = answer.sizes[index]
      let outer = max(stack.axis == .vertical ? node.frame.width : node.frame.height, content[stack.axis.other])
      let across = max(0, (outer - size[stack.axis.other]) / 2)
      child.place(at: CGPoint(stack.axis, along: along, across: across), proposal: answer.proposals(index))
      along += size[stack.axis] + stack.spacing
    }
  }

  private var stack: StackAlgorithm {
    StackAlgorithm(axis: axes.contains(.vertical) || axes.isEmpty ? .vertical : .horizontal, spacing: 8)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

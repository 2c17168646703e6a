import Foundation

/// Rows one below another over the whole width, each of a least height: `List` and `Form`.
struct RowsAlgorithm: LazyAlgorithm {
  var leastHeight: CGFloat = 44
  var inset: CGFloat = 16

  var axis: Axis { .vertical }
  var spacing: CGFloat { 0 }
  private static let idealWidth: CGFloat = 320

  @MainActor func length(of child: LayoutItem, cell: Int, across: CGFloat?) -> CGFloat {
    max(leastHeight, child.size(for: offer(across)).height)
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let width = proposal.width ?? RowsAlgorithm.idealWidth
    if let height = proposal.height { return CGSize(width: width, height: height) }
    let insets = node.contentInsets
    let total = geometry(of: node, across: max(0, width - insets.both(.horizontal))).total
    return CGSize(width: width, height: total + insets.both(.vertical))
  }

  @MainActor func place(in node: LayoutItem) {
    let across = acrossForPlacing(node)
    let geometry = geometry(of: node, across: across)
    let window = node.view.window
    let insets = node.contentInsets
    window?.contentSize = CGSize(width: node.frame.width, height: geometry.total + insets.both(.vertical))
    let offset = window?.offset.y ?? 0
    forEachCell(in: node, geometry) { child, cell in
      let offered = offer(across)
      let line = geometry.line(of: cell)
      let lead = (geometry.length(ofLine: line) - child.size(for: offered).height) / 2
      let y = insets.top + geometry.start(ofLine: line) + lead - offset
      child.place(at: CGPoint(x: insets.leading + inset, y: y), proposal: offered)
    }
  }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: max(0, (width ?? RowsAlgorithm.idealWidth) - inset * 2), height: nil)
  }
}

/// Content as long as it is in the directions in which it scrolls.
struct ScrollAlgorithm: LayoutAlgorithm {
  var axes: Axis.Set

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let insets = node.contentInsets
    let content = StackAnswer(offer(proposal.within(insets)), stack, node).size + insets
    func length(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
      axes.contains(set) ? proposal[axis] ?? content[axis] : content[axis]
    }
    return CGSize(width: length(.horizontal, .horizontal), height: length(.vertical, .vertical))
  }

  @MainActor func place(in node: LayoutItem) {
    let insets = node.contentInsets
    let answer = StackAnswer(offer(node.proposal.within(insets)), stack, node)
    let content = answer.size + insets
    let window = node.view.window
    window?.contentSize = content
    let offset = window?.offset ?? .zero
    var along = insets.start(stack.axis)
    for (index, child) in node.children.enumerated() {
      let size = answer.sizes[index]
      let other = stack.axis.other
      let outer = max(node.frame.size[other], content[other]) - insets.both(other)
      let across = insets.start(other) + max(0, (outer - size[other]) / 2)
      var origin = CGPoint(stack.axis, along: along, across: across)
      origin.x -= offset.x
      origin.y -= offset.y
      child.place(at: origin, proposal: answer.proposals(index))
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

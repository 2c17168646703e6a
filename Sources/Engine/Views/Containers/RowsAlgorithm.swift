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
    return CGSize(width: width, height: geometry(of: node, across: width).total)
  }

  @MainActor func place(in node: LayoutItem) {
    let across = acrossForPlacing(node)
    let geometry = geometry(of: node, across: across)
    let window = node.view.window
    window?.contentSize = CGSize(width: node.frame.width, height: geometry.total)
    let offset = window?.offset.y ?? 0
    forEachCell(in: node, geometry) { child, cell in
      let offered = offer(across)
      let line = geometry.line(of: cell)
      let lead = (geometry.length(ofLine: line) - child.size(for: offered).height) / 2
      child.place(at: CGPoint(x: inset, y: geometry.start(ofLine: line) + lead - offset), proposal: offered)
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
    let content = StackAnswer(offer(proposal), stack, node).size
    func length(_ axis: Axis, _ set: Axis.Set) -> CGFloat {
      axes.contains(set) ? proposal[axis] ?? content[axis] : content[axis]
    }
    return CGSize(width: length(.horizontal, .horizontal), height: length(.vertical, .vertical))
  }

  @MainActor func place(in node: LayoutItem) {
    let answer = StackAnswer(offer(node.proposal), stack, node)
    let content = answer.size
    let window = node.view.window
    window?.contentSize = content
    let offset = window?.offset ?? .zero
    var along: CGFloat = 0
    for (index, child) in node.children.enumerated() {
      let size = answer.sizes[index]
      let outer = max(stack.axis == .vertical ? node.frame.width : node.frame.height, content[stack.axis.other])
      let across = max(0, (outer - size[stack.axis.other]) / 2)
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

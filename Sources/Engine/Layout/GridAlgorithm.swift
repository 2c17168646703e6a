import Foundation

/// Rows of cells in common columns.
///
/// Columns share the width, and rows the height, as the children of a stack do: the least flexible first. A column is as
/// wide as its widest cell; a child of the grid that is no row stands across all columns.
struct GridAlgorithm: LayoutAlgorithm {
  var parameters: _GridLayoutParameters

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    measure(proposal, node).size
  }

  @MainActor private func measure(_ proposal: ProposedViewSize, _ node: LayoutItem) -> GridMeasure {
    let state = node.scratch as? GridState ?? GridState()
    node.scratch = state
    if let known = state.measures.first(where: { $0.proposal == proposal }) { return known }
    let measure = GridMeasure(parameters, proposal, node.children)
    if state.measures.count == 6 { state.measures.removeFirst() }
    state.measures.append(measure)
    return measure
  }

  @MainActor func childrenChanged(_ indices: [Int], in node: LayoutItem) { node.scratch = nil }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    measure(proposal, node).arrange(put)
  }
}

/// What a grid remembers of the proposals it was asked for.
final class GridState {
  var measures: [GridMeasure] = []
}

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
    measure(proposal, node).arrange(node.children, put)
  }

  /// The rows' cells are where this grid puts them, wherever they were placed before.
  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat? {
    let measure = measure(proposal, node)
    var sum = CombinedGuide(line)
    var index = 0
    measure.arrange(node.children) { child, origin, offered in
      if let cells = measure.cellsOfRows[index] {
        var row = CombinedGuide(line)
        for (cell, item) in zip(cells, child.children) {
          if let own = item.explicitGuide(line, for: cell.proposal) { row.add(own + cell.origin[line.axis]) }
        }
        if let own = row.value { sum.add(own + origin[line.axis]) }
      } else if let own = child.explicitGuide(line, for: offered) {
        sum.add(own + origin[line.axis])
      }
      index += 1
    }
    return sum.value
  }

  @MainActor func place(in node: LayoutItem) {
    let measure = measure(node.proposal, node)
    for case (let row, let cells?) in zip(node.children, measure.cellsOfRows) {
      row.scratch = GridRowCells(cells: cells)
      row.setNeedsPlacing()
    }
    measure.arrange(node.children) { $0.place(at: $1, proposal: $2) }
  }
}

/// What a grid remembers of the proposals it was asked for.
final class GridState {
  var measures: [GridMeasure] = []
}

/// Where the grid above puts the cells of a row.
final class GridRowCells {
  let cells: [GridMeasure.Cell]

  init(cells: [GridMeasure.Cell]) { self.cells = cells }
}

/// A row of cells, in the columns of the grid above. Without a grid, its cells stand side by side.
struct GridRowAlgorithm: LayoutAlgorithm {
  var alignment: VerticalAlignment?

  var isTransparent: Bool { true }

  private var stack: StackAlgorithm {
    StackAlgorithm(axis: .horizontal, preferring: nil, vertical: alignment ?? .center)
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    if node.parent?.algorithm is GridAlgorithm, let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return StackAnswer(proposal, stack, node).size
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let cells = (node.scratch as? GridRowCells)?.cells, cells.count == node.children.count {
      for (cell, child) in zip(cells, node.children) { put(child, cell.origin, cell.proposal) }
    } else {
      StackAnswer(proposal, stack, node).arrange(node.children, put)
    }
  }
}

import Foundation

/// What a stack remembers of its children for the proposals it was asked for.
@MainActor final class StackState {
  @exclusivity(unchecked) private var answers: [StackAnswer] = []
  /// The answer by which the children were placed last.
  @exclusivity(unchecked) var placed: StackAnswer?
  private static let most = 6

  func answer(_ proposal: ProposedViewSize, _ stack: StackAlgorithm, _ node: LayoutItem) -> StackAnswer {
    for known in answers where known.proposal == proposal { return known }
    let answer = StackAnswer(proposal, stack, node)
    if answers.count == StackState.most { answers.removeFirst() }
    answers.append(answer)
    return answer
  }

  /// Takes the new sizes of a few children into the answers for which that is enough; drops the others.
  func childrenChanged(_ indices: [Int], _ node: LayoutItem) {
    answers.removeAll { !$0.take(indices, node.children) }
  }

  /// Places the children by an answer, the stack's content beginning at a point of the node.
  ///
  /// Cost: proportional to the children that changed, where only a few did and the stack is long or nothing shifts.
  func place(_ answer: StackAnswer, in node: LayoutItem, along: CGFloat, across: CGFloat) {
    let base = CGPoint(answer.axis, along: along, across: across)
    if placed === answer, answer.isLong || answer.isUnshifted(at: base) {
      answer.placeChanged(in: node, at: base)
      return
    }
    node.leaveLongStack()
    placed = answer
    answer.placeAll(in: node, at: base)
  }
}

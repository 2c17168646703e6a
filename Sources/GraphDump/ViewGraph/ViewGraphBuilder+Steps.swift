import Recording

extension ViewGraphBuilder {
  /// The steps, as text beside what they act on. A step without a target stands in its panel's title only.
  mutating func addSteps() {
    var known: [Step] = []
    for index in updates {
      let update = update(index)
      guard let target = update.target, let node = figureNodes(of: target).last else { continue }
      let step = Step(words: update.step, node: node)
      guard !known.contains(step) else { continue }
      known.append(step)
      let title = wording.shortener.shorten(update.step, to: 40)
      let states = updates.map { other in
        self.update(other).step == step.words && self.update(other).target == target
          ? NodeState(title: title) : nil
      }
      let added = add(
        FigureNode(id: "step\(known.count)", shape: .step), moments: moments.map { _ in nil }, updates: states)
      stepNodes.append((added, node))
    }
  }

  private struct Step: Equatable {
    var words: String
    var node: Int
  }
}

import Foundation

/// A size that was found for a proposal.
struct Answer {
  var proposal: PackedProposal
  var size: CGSize
  /// How many a node remembers.
  static let most = 6
}

/// A proposal in 16 bytes: what is not specified is a number of its own that is none.
struct PackedProposal: Equatable {
  private let width: UInt64
  private let height: UInt64
  private static let unspecified: UInt64 = 0x7ff8_6472_6170_6821

  @inline(__always)
  init(_ proposal: ProposedViewSize) {
    // Adding zero makes the two zeros one.
    width = proposal.width.map { (Double($0) + 0).bitPattern } ?? PackedProposal.unspecified
    height = proposal.height.map { (Double($0) + 0).bitPattern } ?? PackedProposal.unspecified
  }

  var value: ProposedViewSize {
    func length(_ bits: UInt64) -> CGFloat? {
      bits == PackedProposal.unspecified ? nil : CGFloat(Double(bitPattern: bits))
    }
    return ProposedViewSize(width: length(width), height: length(height))
  }
}

extension LayoutItem {
  /// The size for a proposal: the remembered one, or computed now.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let packed = PackedProposal(proposal)
    for answer in answers where answer.proposal == packed { return answer.size }
    let size = compute(proposal)
    if answers.count == Answer.most {
      answers.removeFirst()
      flags.insert(.hasForgotten)
    }
    answers.append(Answer(proposal: packed, size: size))
    return size
  }

  private func compute(_ proposal: ProposedViewSize) -> CGSize {
    graph.sizings += 1
    if !flags.contains(.wasComputed) {
      flags.insert(.wasComputed)
      graph.layoutQueue.touched.append(self)
    }
    return algorithm.size(for: proposal, in: self)
  }

  /// Computes the remembered answers again; returns whether one of them differs.
  func recomputeAnswers() -> Bool {
    let old = answers
    if !changedChildren.isEmpty { algorithm.childrenChanged(changedChildren.map(Int.init), in: self) }
    answers = []
    var differs = flags.contains(.hasForgotten)
    flags.remove(.hasForgotten)
    for answer in old {
      let size = compute(answer.proposal.value)
      answers.append(Answer(proposal: answer.proposal, size: size))
      if size != answer.size { differs = true }
    }
    return recomputeGuides() || differs
  }

  /// Says that what the node shows, or how it lays out, changed: its size may differ.
  func invalidate() { graph.layoutQueue.add(self) }

  /// Forgets the sizes and places that were found, for one that has to find them otherwise.
  func forgetAnswers() {
    answers = []
    guideMemory = nil
    flags.insert(.hasForgotten)
    setNeedsPlacing()
  }
}

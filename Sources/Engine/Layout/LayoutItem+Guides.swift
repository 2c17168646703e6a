import Foundation

/// The alignment lines that a parent asked a node for, by proposal.
final class GuideMemory {
  var entries: [Entry] = []

  struct Entry {
    let line: AlignmentLine
    let proposal: ProposedViewSize
    let value: CGFloat?
  }
  static let most = 12
}

extension LayoutItem {
  /// Where a line of the node stands, with the size it has for a proposal.
  func guide(_ line: AlignmentLine, for proposal: ProposedViewSize, _ size: CGSize) -> CGFloat {
    if line.kind == .custom || line.isBaseline || graph.guides.contains(line.key) {
      return explicitGuide(line, for: proposal) ?? line.value(in: size, GuideSource(item: self, proposal: proposal))
    }
    return line.value(in: size)
  }

  /// Where a line stands that the node or one below it sets.
  func explicitGuide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat? {
    guard line.isBaseline || graph.guides.contains(line.key) else { return nil }
    let memory = guideMemory ?? GuideMemory()
    guideMemory = memory
    for entry in memory.entries where entry.line.id == line.id && entry.proposal == proposal { return entry.value }
    let value = algorithm.explicitGuide(line, size(for: proposal), proposal, in: self)
    if memory.entries.count == GuideMemory.most {
      memory.entries.removeFirst()
      flags.insert(.hasForgotten)
    }
    memory.entries.append(.init(line: line, proposal: proposal, value: value))
    return value
  }

  /// Finds the lines again that were asked for; returns whether one of them differs.
  func recomputeGuides() -> Bool {
    guard let memory = guideMemory else { return false }
    let old = memory.entries
    memory.entries = []
    var differs = false
    for entry in old where explicitGuide(entry.line, for: entry.proposal) != entry.value { differs = true }
    return differs
  }

  /// The size for a proposal, with the alignment lines.
  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(for: proposal), GuideSource(item: self, proposal: proposal))
  }
}

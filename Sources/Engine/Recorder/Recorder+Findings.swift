import Recording

/// What is found wrong while an update goes on (L).
extension Recorder {
  func report(_ rule: String, _ node: _ViewNode?, _ evidence: String) {
    diagnostics.append(Diagnostic(rule: rule, node: node.map { NodeID(Int($0.id)) }, evidence: evidence))
  }

  func duplicateID(_ node: _ViewNode, _ id: String) {
    report("duplicate-id", node, "the id \(id) stands more than once; the first row has it and the others are left out")
  }

  func changedConstantRange(_ node: _ViewNode, _ evidence: String) { report("nonconstant-range", node, evidence) }

  func wroteDuringEvaluation(_ node: _ViewNode) {
    report(
      "write-during-update", node, "state was written while its body was evaluated; it takes effect in the next pass")
  }

  /// A condition shows its other branch.
  func switched(_ node: _ViewNode, from old: any BranchedView, to new: any BranchedView) {
    guard let content = ConditionalModifier.sharedContent(old.shownBranch, new.shownBranch, describer) else { return }
    report("conditional-modifier", node, "both of its branches hold \(content), in other modifiers")
  }

  func noteUnstableID(_ node: _ViewNode, old: String, new: String) {
    guard UnstableID.isMadeAnew(old: old, new: new) else { return }
    report("unstable-id", node, "its id was \(old) and is \(new): it is made anew at each evaluation")
  }
}

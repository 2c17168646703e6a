import Recording

/// Goes through two recordings side by side, update by update.
struct Comparing {
  let old: Recording
  let new: Recording
  let oldDialect: Dialect
  let newDialect: Dialect
  var oldFrame: Frame
  var newFrame: Frame
  var matching: TreeMatching
  var differences: [BehaviourDifference] = []
  var wordDifferences: [BehaviourDifference] = []
  /// What is reported once, although it lasts.
  var reported = Reported()

  struct Reported {
    var unmatched: Set<NodeID> = []
    var unmatchedNew: Set<NodeID> = []
    var reordered: Set<NodeID> = []
    var dependencies: Set<DependencyKey> = []
  }

  init(_ old: Recording, _ new: Recording) {
    self.old = old
    self.new = new
    // The same words on both sides, whatever the sources ask for: else only the dialect would differ.
    let dialect = new.header.dialect ?? old.header.dialect ?? .keypath
    oldDialect = dialect
    newDialect = dialect
    oldFrame = Recording(header: old.header).frame(after: 0)
    newFrame = Recording(header: new.header).frame(after: 0)
    matching = TreeMatching(oldFrame, newFrame)
  }

  mutating func run() {
    for index in 0..<max(old.updates.count, new.updates.count) {
      guard index < old.updates.count, index < new.updates.count else {
        reportMissingUpdate(index)
        continue
      }
      compare(old.updates[index], new.updates[index])
    }
  }

  private mutating func compare(_ oldUpdate: Update, _ newUpdate: Update) {
    let before = matching
    oldFrame.apply(oldUpdate)
    newFrame.apply(newUpdate)
    if oldUpdate.step != newUpdate.step {
      report(.step, "the step was \(StepWords.quoted(oldUpdate.step)), is \(StepWords.quoted(newUpdate.step))")
    }
    let isReshaped = Self.reshapes(oldUpdate) || Self.reshapes(newUpdate)
    if isReshaped { matching = TreeMatching(oldFrame, newFrame) }
    compareOutcomes(before: before, isReshaped: isReshaped)
    if isReshaped { comparePresence(before: before) }
    if isReshaped { compareOrder() }
    if mayChangeDependencies(oldUpdate, newUpdate) { compareDependencies() }
    compareFindings(before: before)
    compareWords()
  }

  /// Whether the dependencies may differ from those before.
  private func mayChangeDependencies(_ a: Update, _ b: Update) -> Bool {
    !(a.dependencies.isEmpty && b.dependencies.isEmpty && a.endedDependencies.isEmpty && b.endedDependencies.isEmpty)
      || Self.reshapes(a) || Self.reshapes(b)
  }

  private static func reshapes(_ update: Update) -> Bool {
    update.nodes.contains { $0.existence != .kept || $0.move != nil || $0.node?.explicitID != nil }
  }

  private mutating func reportMissingUpdate(_ index: Int) {
    let isOld = index < old.updates.count
    let update = isOld ? old.updates[index] : new.updates[index]
    differences.append(
      BehaviourDifference(
        update: update.index, step: update.step, kind: .step,
        predicate: "only the \(isOld ? "baseline" : "candidate") has this update"))
  }

  // MARK: Reporting

  mutating func report(
    _ kind: BehaviourDifference.Kind, _ predicate: String, at node: Node? = nil, in frame: Frame? = nil
  ) {
    var places: [NodePlace] = []
    if let node, let frame { places = [NodePlace(of: node, in: frame)] }
    let difference = BehaviourDifference(
      update: newFrame.update.index, step: newFrame.update.step, kind: kind,
      isAboutBody: node.map { $0.isUserDefined && $0.kind == .composed } ?? false, places: places,
      predicate: predicate)
    if kind == .words { wordDifferences.append(difference) } else { differences.append(difference) }
  }
}

/// A finding of rule L in one update, with its evidence.
public struct Diagnostic: Codable, Hashable, Sendable {
  /// The rule's stable name: `state-loss`, `unstable-id`.
  public var rule: String
  /// The node it is about; `nil` where it is about no single one.
  public var node: NodeID?
  /// What the recording shows, in one sentence.
  public var evidence: String

  /// A finding of the rule called `rule`.
  public init(rule: String, node: NodeID? = nil, evidence: String) {
    self.rule = rule
    self.node = node
    self.evidence = evidence
  }
}

/// How long an update took, in seconds. Never part of what is compared.
public struct Timings: Codable, Hashable, Sendable {
  public var body: Double
  /// The part of the time that was spent on layout.
  public var layout: Double
  /// The whole update, from the step until nothing was left to do.
  public var total: Double

  /// The times of one update, in seconds.
  public init(body: Double, layout: Double, total: Double) {
    self.body = body
    self.layout = layout
    self.total = total
  }
}

/// One stimulus and everything it caused until nothing was left to do (rule A). Update 0 is the appearance.
public struct Update: Hashable, Sendable {
  /// 0 for the appearance, then 1, 2, …
  public var index: Int
  /// The step in words: `appear`, `tap "Toggle"`.
  public var step: String
  /// The node the step acted on: the button that was tapped.
  public var target: NodeID?
  /// How many passes it took (D9, D11).
  public var passes: Int
  /// Trigger: writes in order, and the bodies that became candidates because of them (K).
  public var writes: [SourceWrite]
  /// The nodes whose bodies became candidates because of `writes`.
  public var candidates: [NodeID]
  /// Body and reconciliation: what became of each node that was reached, in order of evaluation, then of reconciliation.
  public var nodes: [NodeChange]
  /// Equal siblings that were made again and compared equal, many at a time; they are not in `nodes`.
  public var skipped: [SkipRange]
  /// Sources that began or whose value changed (the new one), and sources that ended.
  public var sources: [Source]
  /// Sources that ended, as a state does with its owner.
  public var endedSources: [SourceID]
  /// Dependency edges that began and that ended. Edges of an ended node or source end with it and are not listed.
  public var dependencies: [Dependency]
  /// Edges that ended while both their ends go on.
  public var endedDependencies: [Dependency]
  /// Render: layout and display list (K).
  public var layout: LayoutChange
  /// Changes of the containers' flat lists of displayables.
  public var display: [DisplayChange]
  /// Findings made while the view ran; further ones are derived from the recording.
  public var diagnostics: [Diagnostic]
  /// How long the update took; `nil` where that was not measured.
  public var timings: Timings?

  /// An update in which nothing happened yet.
  public init(index: Int, step: String) {
    self.index = index
    self.step = step
    self.target = nil
    self.passes = 0
    self.writes = []
    self.candidates = []
    self.nodes = []
    self.skipped = []
    self.sources = []
    self.endedSources = []
    self.dependencies = []
    self.endedDependencies = []
    self.layout = LayoutChange()
    self.display = []
    self.diagnostics = []
    self.timings = nil
  }
}

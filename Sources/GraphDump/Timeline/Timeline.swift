import Recording

/// Identities as lines over the updates: when each began, ran, changed its state, and ended.
struct Timeline {
  let recording: Recording
  let name: String
  let request: FigureRequest
  var updates: [Update]
  var nodes: [NodeID: Node] = [:]
  var parents: [NodeID: NodeID] = [:]
  var lanes: [Lane] = []
  var wording: Wording
  var notes: [String] = []

  /// The most updates in one figure.
  static let mostUpdates = 24

  struct Lane {
    var node: NodeID?
    var source: SourceID?
    var indent: Int
    var label: NodeState
    var shape: NodeShape
    /// By the place of the update.
    var events: [Int: NodeState] = [:]
    var first: Int?
    var last: Int?
    /// How many identities it stands for.
    var count = 1
  }

  /// Throws ``FigureError``. Cost: proportional to the size of the recording.
  init(of recording: Recording, name: String, _ request: FigureRequest) throws(FigureError) {
    self.recording = recording
    self.name = name
    self.request = request
    wording = Wording(dialect: request.dialect ?? recording.header.dialect ?? .keypath)
    let indices = recording.updates.map(\.index)
    guard let first = indices.min(), let last = indices.max() else { throw .emptyRecording }
    let asked: ClosedRange<Int> =
      switch request.updates {
      case .all: first...last
      case .one(let index): index...index
      case .range(let range): range
      }
    for end in [asked.lowerBound, asked.upperBound] where !(first...last).contains(end) {
      throw .noSuchUpdate(end, available: first...last)
    }
    updates = recording.updates
    for change in updates.lazy.flatMap(\.nodes) {
      if let node = change.node, nodes[node.id] == nil {
        nodes[node.id] = node
        parents[node.id] = node.parent
      }
    }
    addLanes()
    limit(to: asked)
  }
}

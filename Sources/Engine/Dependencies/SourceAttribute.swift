import Recording

/// An attribute that others depend on and that is written from outside: the storage of a state, an object, a property of
/// a model, the environment at one place.
///
/// A write makes the source wait for the next pass; when the pass begins, ``commit()`` says whether the value really
/// differs, and only then are the readers marked (D2, D9).
@usableFromInline @MainActor class SourceAttribute {
  unowned(unsafe) let graph: Graph
  /// The first of the edges to its readers, or -1.
  @exclusivity(unchecked) final var firstReader: Int32 = -1
  /// The number under which it is recorded, or -1.
  @exclusivity(unchecked) final var recordID: Int32 = -1
  @exclusivity(unchecked) final var isWaiting = false
  /// Its owner is gone: a write has no effect any more.
  @exclusivity(unchecked) final private(set) var isEnded = false

  init(_ graph: Graph) {
    self.graph = graph
    graph.liveAttributes += 1
  }

  /// Takes over what was written since the last pass; returns whether the value differs.
  func commit() -> Bool { true }

  /// The node that owns the storage, and depends on it through its own property.
  var owner: _ViewNode? { nil }

  /// What the recording says of the source.
  func recorded(_ describer: Describer) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?) {
    (.storage, "", nil, nil)
  }

  /// The writes that wait, for the recording, old value and new in words.
  func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    [RecordedWrite()]
  }

  /// Makes the source wait for the next pass.
  final func wait() {
    if isWaiting { return }
    isWaiting = true
    graph.waitingSources.append(self)
  }

  /// Ends the source with its owner: nothing depends on it any more.
  final func end() {
    if isEnded { return }
    isEnded = true
    graph.edges.removeReaders(of: self)
    graph.recorder?.ended(self)
    graph.liveAttributes -= 1
  }
}

/// One write of a source, in words.
struct RecordedWrite {
  /// What was written of a whole object.
  var property: String?
  var old: String?
  var new: String?
  /// Whether it is the same value again, and announced all the same.
  var isRepeated = false
}

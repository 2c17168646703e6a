/// A dependency edge from a source to the node whose body or content depends on it.
struct DependencyEdge {
  var source: Unmanaged<SourceAttribute>
  var reader: Unmanaged<_ViewNode>
  /// The dynamic property through which the reader depends, where there is one.
  var slot: Unmanaged<PropertySlot>?
  var nextReader: Int32
  var previousReader: Int32
  var nextInput: Int32
  var nextPending: Int32
  var isPending: Bool
  var isRead: Bool
  /// Whether the edge is found anew at each evaluation, as those to a model's properties are (D5).
  var isPerEvaluation: Bool
  /// The evaluation that last read it.
  var stamp: UInt32
}

/// All dependency edges of a graph, in one flat array: each is in the list of its source's readers, in that of its
/// reader's inputs, and, while it waits to be looked at, in that of its reader's pending ones.
@MainActor struct EdgeTable {
  private(set) var storage: UnsafeMutablePointer<DependencyEdge>
  private var capacity: Int32
  private var used: Int32 = 0
  private var firstFree: Int32 = -1
  private(set) var count = 0

  init() {
    capacity = 64
    storage = .allocate(capacity: Int(capacity))
  }

  func deallocate() { storage.deallocate() }

  subscript(index: Int32) -> DependencyEdge {
    unsafeAddress { UnsafePointer(storage + Int(index)) }
    nonmutating unsafeMutableAddress { storage + Int(index) }
  }

  /// Adds an edge; the caller has made sure that there is none yet.
  mutating func add(
    _ source: SourceAttribute, to reader: _ViewNode, slot: PropertySlot?, isRead: Bool, isPerEvaluation: Bool = false
  ) -> Int32 {
    let index = takePlace()
    let next = source.firstReader
    (storage + Int(index)).initialize(
      to: DependencyEdge(
        source: .passUnretained(source), reader: .passUnretained(reader), slot: slot.map { .passUnretained($0) },
        nextReader: next, previousReader: -1, nextInput: reader.firstInput, nextPending: -1, isPending: false,
        isRead: isRead, isPerEvaluation: isPerEvaluation, stamp: 0))
    if next >= 0 { self[next].previousReader = index }
    source.firstReader = index
    reader.firstInput = index
    count += 1
    return index
  }

  private mutating func takePlace() -> Int32 {
    if firstFree >= 0 {
      let index = firstFree
      firstFree = self[index].nextInput
      return index
    }
    if used == capacity {
      let grown = UnsafeMutablePointer<DependencyEdge>.allocate(capacity: Int(capacity) * 2)
      grown.moveInitialize(from: storage, count: Int(used))
      storage.deallocate()
      storage = grown
      capacity *= 2
    }
    used += 1
    return used - 1
  }

  private mutating func free(_ index: Int32) {
    let edge = self[index]
    if edge.isPending { unmarkPending(index) }
    if edge.previousReader >= 0 {
      self[edge.previousReader].nextReader = edge.nextReader
    } else {
      edge.source._withUnsafeGuaranteedRef { $0.firstReader = edge.nextReader }
    }
    if edge.nextReader >= 0 { self[edge.nextReader].previousReader = edge.previousReader }
    self[index].nextInput = firstFree
    firstFree = index
    count -= 1
  }

  private func unmarkPending(_ index: Int32) {
    let reader = self[index].reader.takeUnretainedValue()
    var place = reader.firstPending
    var last: Int32 = -1
    while place >= 0, place != index {
      last = place
      place = self[place].nextPending
    }
    if place < 0 { return }
    if last >= 0 {
      self[last].nextPending = self[index].nextPending
    } else {
      reader.firstPending = self[index].nextPending
    }
  }

  /// Removes the edges into `reader` for which `condition` holds.
  mutating func removeInputs(of reader: _ViewNode, where condition: (borrowing DependencyEdge) -> Bool) {
    var index = reader.firstInput
    var last: Int32 = -1
    while index >= 0 {
      let next = self[index].nextInput
      if condition(self[index]) {
        if last >= 0 { self[last].nextInput = next } else { reader.firstInput = next }
        free(index)
      } else {
        last = index
      }
      index = next
    }
  }

  /// Removes all edges out of `source`.
  mutating func removeReaders(of source: SourceAttribute) {
    while source.firstReader >= 0 {
      let reader = self[source.firstReader].reader.takeUnretainedValue()
      clearPending(of: reader)
      let identity = Unmanaged.passUnretained(source).toOpaque()
      removeInputs(of: reader) { $0.source.toOpaque() == identity }
    }
  }

  /// Puts the edge on its reader's list of pending ones.
  func markPending(_ index: Int32) {
    if self[index].isPending { return }
    self[index].isPending = true
    let reader = self[index].reader.takeUnretainedValue()
    self[index].nextPending = reader.firstPending
    reader.firstPending = index
  }

  /// Takes the pending edges off the reader's list, the one marked last first.
  func takePending(of reader: _ViewNode, _ body: (Int32) -> Void) {
    var index = reader.firstPending
    reader.firstPending = -1
    while index >= 0 {
      let next = self[index].nextPending
      self[index].isPending = false
      body(index)
      index = next
    }
  }

  func clearPending(of reader: _ViewNode) { takePending(of: reader) { _ in } }
}

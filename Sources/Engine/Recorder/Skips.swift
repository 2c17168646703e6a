import Recording

/// A node that was given a new value, or whose dependencies were written, and that did not run.
///
/// There can be many: the node is not retained, and no executor is asked for. A node that ends is taken out before.
struct Skip {
  private let node: Unmanaged<_ViewNode>
  let id: Int32
  let reason: SkipReason
  /// Something that counts more followed.
  var isTakenOut = false

  init(_ node: Unmanaged<_ViewNode>, _ reason: SkipReason) {
    self.node = node
    self.reason = reason
    id = node._withUnsafeGuaranteedRef { $0.id }
  }

  /// Lets the node know no more of its entry.
  func forget() { node._withUnsafeGuaranteedRef { $0.recordIndex = -1 } }

  /// The index of the node's entry, where it has none that of the skip to come, of which it is told.
  static func take(_ node: Unmanaged<_ViewNode>, place: Int) -> Int32? {
    node._withUnsafeGuaranteedRef { node in
      if node.recordIndex != -1 { return node.recordIndex }
      node.recordIndex = Int32(-2 - place)
      return nil
    }
  }
}

extension Recorder {
  func skipped(_ node: _ViewNode, _ reason: SkipReason) { skipped(.passUnretained(node), reason) }

  /// The same of many nodes, whose objects are at the addresses.
  func skipped(_ objects: UnsafePointer<UnsafeRawPointer>, count: Int, _ reason: SkipReason) {
    for index in 0..<count { skipped(Unmanaged<_ViewNode>.fromOpaque(objects[index]), reason) }
  }

  private func skipped(_ node: Unmanaged<_ViewNode>, _ reason: SkipReason) {
    guard let index = Skip.take(node, place: skips.count) else {
      skips.append(Skip(node, reason))
      return
    }
    if index >= 0, changes[Int(index)].evaluation == .untouched, changes[Int(index)].existence != .inserted {
      changes[Int(index)].evaluation = .skipped
      changes[Int(index)].skip = reason
    }
  }
}

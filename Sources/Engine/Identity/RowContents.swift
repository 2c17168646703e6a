/// The ids and contents that a `ForEach` makes in one evaluation, in the order of its elements.
///
/// They lie in plain memory, so that a row is compared where it is made, and taken only where it differs.
final class RowContents<ID: Hashable, Content> {
  let ids: UnsafeMutableBufferPointer<ID>
  let views: UnsafeMutableBufferPointer<Content>
  private(set) var count = 0

  init(capacity: Int) {
    ids = .allocate(capacity: capacity)
    views = .allocate(capacity: capacity)
  }

  deinit {
    ids[..<count].deinitialize()
    views[..<count].deinitialize()
    ids.deallocate()
    views.deallocate()
  }

  /// Adds a row. A collection that gives more elements than it counted is cut off.
  func append(_ id: @autoclosure () -> ID, _ view: @autoclosure () -> Content) {
    guard count < views.count else { return }
    (ids.baseAddress.unsafelyUnwrapped + count).initialize(to: id())
    (views.baseAddress.unsafelyUnwrapped + count).initialize(to: view())
    count += 1
  }

  func view(at index: Int) -> UnsafePointer<Content> { UnsafePointer(views.baseAddress.unsafelyUnwrapped + index) }

  /// Whether these are the same ids in the same order.
  func hasIDs(_ others: ContiguousArray<ID>) -> Bool {
    guard count == others.count, let mine = ids.baseAddress else { return count == others.count }
    return others.withUnsafeBufferPointer { others in
      guard let theirs = others.baseAddress else { return true }
      let stride = MemoryLayout<ID>.stride
      var index = firstDifference(mine, theirs, from: 0, count: count, stride)
      while index < count {
        if mine[index] != theirs[index] { return false }
        index = firstDifference(mine, theirs, from: index + 1, count: count, stride)
      }
      return true
    }
  }
}

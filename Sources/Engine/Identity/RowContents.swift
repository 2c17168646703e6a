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

  /// Adds the row of an element. A collection that gives more elements than it counted is cut off.
  func append<Element>(_ element: Element, _ id: (Element) -> ID, _ content: (Element) -> Content) {
    guard count < views.count, let ids = ids.baseAddress, let views = views.baseAddress else { return }
    (ids + count).initialize(to: id(element))
    (views + count).initialize(to: content(element))
    count += 1
  }

  /// Adds the rows of elements that lie one behind the other, and are not copied.
  func append<Element>(
    all elements: UnsafeBufferPointer<Element>, _ id: (Element) -> ID, _ content: (Element) -> Content
  ) {
    for index in 0..<min(elements.count, views.count - count) { append(elements[index], id, content) }
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

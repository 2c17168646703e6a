/// Which elements of two lists are equal, as fields are: by their bits first.
struct EqualElements<Element> {
  private let old: UnsafeBufferPointer<Element>
  private let new: UnsafeBufferPointer<Element>
  private let comparison = Comparison.ofField(Element.self)
  private var stride: Int { MemoryLayout<Element>.stride }

  init(_ old: UnsafeBufferPointer<Element>, _ new: UnsafeBufferPointer<Element>) {
    self.old = old
    self.new = new
  }

  /// Whether one element of the old list equals one of the new.
  func isEqual(_ i: Int, _ j: Int) -> Bool {
    guard let a = old.baseAddress, let b = new.baseAddress else { return true }
    return memoryEqual(a + i, b + j, MemoryLayout<Element>.size) || comparison.isEqual(a + i, b + j)
  }

  /// How many elements at the beginning are equal.
  var head: Int {
    let count = min(old.count, new.count)
    guard let a = old.baseAddress, let b = new.baseAddress else { return count }
    var index = firstDifference(a, b, from: 0, count: count, stride)
    while index < count, comparison.isEqual(a + index, b + index) {
      index = firstDifference(a, b, from: index + 1, count: count, stride)
    }
    return index
  }

  /// How many elements at the end are equal.
  func tail(atMost limit: Int) -> Int {
    let block = 32
    guard let a = old.baseAddress, let b = new.baseAddress else { return limit }
    var count = 0
    while count + block <= limit,
      memoryEqual(a + (old.count - count - block), b + (new.count - count - block), block * stride)
    {
      count += block
    }
    while count < limit, isEqual(old.count - 1 - count, new.count - 1 - count) { count += 1 }
    return count
  }
}

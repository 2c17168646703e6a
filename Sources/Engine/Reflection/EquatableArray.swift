/// An array that is compared element by element.
protocol EquatableArray {
  static var elementwise: Comparison { get }
}

extension Array: EquatableArray where Element: Equatable {
  /// By the bits of the elements, and with `==` where these differ. Cost: for equal elements that of comparing memory.
  static var elementwise: Comparison {
    let element = Comparison.equalValues(Element.self)
    return Comparison(.equatable) {
      areEqual($0.assumingMemoryBound(to: [Element].self), $1.assumingMemoryBound(to: [Element].self), by: element)
    }
  }
}

private func areEqual<Element>(
  _ old: UnsafePointer<[Element]>, _ new: UnsafePointer<[Element]>, by comparison: Comparison
) -> Bool {
  let (count, stride) = (old.pointee.count, MemoryLayout<Element>.stride)
  guard count == new.pointee.count else { return false }
  // The elements live as long as the arrays, which the caller holds.
  let bases = (base(old.pointee), base(new.pointee))
  guard let a = bases.0, let b = bases.1, a != b else { return true }
  var index = firstDifference(a, b, from: 0, count: count, stride)
  while index < count {
    guard comparison.isEqual(a + index * stride, b + index * stride) else { return false }
    index = firstDifference(a, b, from: index + 1, count: count, stride)
  }
  return true
}

private func base<Element>(_ array: [Element]) -> UnsafeRawPointer? {
  array.withUnsafeBufferPointer { $0.baseAddress.map(UnsafeRawPointer.init) }
}

/// The first element from `start` on whose bits differ, or `count`. What lies between elements counts as well.
func firstDifference(
  _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, from start: Int, count: Int, _ stride: Int
) -> Int {
  let block = 32
  var index = start
  while index < count {
    let length = min(block, count - index)
    if !memoryEqual(a + index * stride, b + index * stride, length * stride) {
      for place in index..<index + length where !memoryEqual(a + place * stride, b + place * stride, stride) {
        return place
      }
    }
    index += length
  }
  return count
}

/// An array, whose elements are put into words where they lie.
protocol ArrayValue {
  static func describe(_ array: UnsafeRawPointer, _ describer: Describer, _ depth: Int) -> String
}

extension Array: ArrayValue {
  static func describe(_ array: UnsafeRawPointer, _ describer: Describer, _ depth: Int) -> String {
    guard depth < Describer.mostDepth else { return TypeName.short([Element].self) }
    let elements = array.assumingMemoryBound(to: [Element].self).pointee
    let parts = elements.prefix(Describer.mostElements).map { describer.describe($0, depth: depth + 1) }
    return "[\(Describer.joined(parts, of: elements.count))]"
  }
}

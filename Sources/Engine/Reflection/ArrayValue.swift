/// An array, whose elements are put into words where they lie.
protocol ArrayValue {
  static func describe(_ array: UnsafeRawPointer, _ describer: Describer, _ depth: Int) -> String
}

extension Array: ArrayValue {
  static func describe(_ array: UnsafeRawPointer, _ describer: Describer, _ depth: Int) -> String {
    guard depth < Describer.mostDepth else { return TypeName.short([Element].self) }
    let elements = array.assumingMemoryBound(to: [Element].self).pointee
    let elementWords = describer.words(for: Element.self)
    var words = "["
    for index in 0..<Swift.min(elements.count, Describer.mostElements) {
      if index > 0 { words += ", " }
      words += withUnsafePointer(to: elements[index]) { elementWords($0, describer, depth + 1) }
    }
    if elements.count > Describer.mostElements { words += ", … \(elements.count - Describer.mostElements) more" }
    words += "]"
    return words
  }
}

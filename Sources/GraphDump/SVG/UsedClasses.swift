/// The class names that occur in a piece of SVG, so that its style sheet holds nothing else.
struct UsedClasses {
  private var names: Set<String> = []

  /// Cost: one pass over the bytes.
  init(in svg: String) {
    var svg = svg
    svg.withUTF8 { bytes in
      let mark = Array("class=\"".utf8)
      var index = 0
      while index + mark.count < bytes.count {
        guard bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) else {
          index += 1
          continue
        }
        index += mark.count
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
        insert(bytes[start..<index])
      }
    }
  }

  private mutating func insert(_ value: Slice<UnsafeBufferPointer<UInt8>>) {
    for name in value.split(separator: UInt8(ascii: " ")) { names.insert(String(decoding: name, as: UTF8.self)) }
  }

  /// Whether a selector like `.b-ghost text` or `path.e` can match: all the classes in it occur.
  func match(_ selector: Substring) -> Bool {
    let parts = selector.split(separator: " ")
    return parts.allSatisfy { part in
      let classes = part.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      return classes.allSatisfy { names.contains(String($0)) }
    }
  }
}

/// A source file's bytes, and where its lines begin.
struct SourceText: Sendable {
  /// The path as the person gave it.
  let path: String
  let bytes: [UInt8]
  /// The offset of each line's first byte.
  let lineStarts: [Int]

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  init(path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// What its copy is called for the compiler. A file named `main.swift` would be compiled as a script, and one without
  /// the ending, such as standard input, not at all.
  var copyName: String {
    let name = Path(path).name
    if name == "main.swift" { return "main+source.swift" }
    return name.hasSuffix(".swift") ? name : "\(name).swift"
  }

  /// The text between two offsets.
  subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line, from 1, that holds `offset`.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The place of `offset`, its column counted in bytes from 1, as the compiler does.
  func location(of offset: Int) -> SourceLocation {
    let line = line(of: offset)
    return SourceLocation(path: path, line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// The offset of a place, kept within the file.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lineStarts.count else { return bytes.count }
    return min(bytes.count, lineStarts[line - 1] + max(0, column - 1))
  }

  /// The text of a line, from 1, without its line break; `nil` past the end.
  func text(ofLine line: Int) -> String? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    if end > lineStarts[line - 1], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return self[lineStarts[line - 1]..<end]
  }
}

/// A place in a file that a person wrote.
struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  var path: String
  var line: Int
  var column: Int?

  var description: String { column.map { "\(path):\(line):\($0)" } ?? "\(path):\(line)" }
}

extension SourceText {
  /// The encoding that the first bytes tell of, if it is another one than UTF-8.
  var otherEncoding: String? {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE), (0xFE, 0xFF): "UTF-16"
    // A source begins with a character of ASCII, which takes a byte and no more in UTF-8.
    case (0, .some), (.some, 0): "UTF-16"
    default: nil
    }
  }

  /// The first line with bytes that are not UTF-8.
  var lineThatIsNotUTF8: Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    for (index, start) in lineStarts.enumerated() {
      let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
      if String(validating: bytes[start..<end], as: UTF8.self) == nil { return index + 1 }
    }
    return nil
  }
}

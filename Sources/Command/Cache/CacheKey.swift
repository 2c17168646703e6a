/// The name under which something is stored: a hash of everything that decides what it is.
struct CacheKey {
  private var bytes: [UInt8] = []

  /// Adds a part; where one part ends and the next begins counts.
  mutating func add(_ part: [UInt8]) {
    bytes += Array("\(part.count):".utf8)
    bytes += part
  }

  mutating func add(_ part: String) { add(Array(part.utf8)) }

  var name: String { SHA256.hex(bytes) }

  /// The key of the program that is made from `text`.
  static func program(_ text: ProgramText, installation: Installation, compiler: Compiler) -> String {
    var key = CacheKey()
    key.add(installation.identity)
    key.add(compiler.identity)
    for flag in Compiler.flags { key.add(flag) }
    key.add(text.main)
    for copy in text.copies {
      key.add(copy.source.copyName)
      key.add(copy.text.bytes)
    }
    return key.name
  }

  /// The key of the recording of one run of a program.
  static func recording(program: String, words: [String]) -> String {
    var key = CacheKey()
    key.add(program)
    for word in words { key.add(word) }
    return key.name
  }
}

@_spi(Reflection) import Swift

/// The names of types as people write them (F3).
enum TypeName {
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: String] = [:]

  /// The type's name without modules, with enclosing types and generic arguments: `Outer.Row`, `Graph<WeekModel>`.
  static func short(_ type: Any.Type) -> String {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let name = withoutModules(_typeName(type, qualified: true))
    cache[ObjectIdentifier(type)] = name
    return name
  }

  /// The name of the module that declares the type.
  static func module(of type: Any.Type) -> String {
    String(_typeName(type, qualified: true).prefix { $0 != "." && $0 != "<" })
  }

  /// The type's name without its generic arguments: `ForEach`.
  static func base(_ type: Any.Type) -> String { String(short(type).prefix { $0 != "<" }) }

  /// Whether a character can stand in an identifier, of which many outside ASCII can.
  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`" || !character.isASCII
  }

  static func withoutModules(_ qualified: String) -> String {
    var result = ""
    var path: [Substring] = []
    var rest = Substring(qualified)
    func flush() {
      // The first part of a path is its module, where there is more than one part.
      let parts = path.count > 1 ? path.dropFirst() : path[...]
      result += parts.joined(separator: ".")
      path = []
    }
    while let character = rest.first {
      if rest.hasPrefix("(unknown context at ") || rest.hasPrefix("(extension in ") {
        guard let close = rest.firstIndex(of: ")") else { break }
        rest = rest[rest.index(after: close)...]
        if rest.first == "." || rest.first == ":" { rest = rest.dropFirst() }
      } else if isPart(character) {
        let end = rest.firstIndex { !isPart($0) } ?? rest.endIndex
        path.append(rest[..<end])
        rest = rest[end...]
      } else if character == ".", !path.isEmpty {
        rest = rest.dropFirst()
      } else {
        flush()
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
    return result
  }
}

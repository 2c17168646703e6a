import Foundation

/// Key paths in words: `\LightModel.isOn`.
///
/// The standard library names stored properties only; a computed one (each property of an observable model is) it shows
/// as the address of its getter, whose name stands in the symbol table of the program.
enum KeyPathName {
  nonisolated(unsafe) private static var cache: [AnyKeyPath: String] = [:]

  static func words(_ path: AnyKeyPath) -> String {
    if let known = cache[path] { return known }
    let name = resolve(path)
    cache[path] = name
    return name
  }

  /// The last property alone: `isOn`.
  static func property(_ path: AnyKeyPath) -> String {
    String(words(path).split(separator: ".").last ?? "value")
  }

  private static func resolve(_ path: AnyKeyPath) -> String {
    var rest = Substring(path.debugDescription)
    var result = "\\" + TypeName.short(type(of: path).rootType)
    guard let dot = firstDot(in: rest) else { return result }
    rest = rest[dot...]
    while let open = rest.range(of: "<computed 0x") {
      result += rest[..<open.lowerBound]
      rest = rest[open.upperBound...]
      let digits = rest.prefix { $0.isHexDigit }
      result += UInt(digits, radix: 16).flatMap(SymbolTable.propertyName(forGetterAt:)) ?? "computed"
      guard let close = closing(in: rest) else { break }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func firstDot(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      case "." where depth == 0:
        let after = text.index(after: index)
        // A dot between the parts of the root type's name is followed by a capital.
        if after < text.endIndex, !text[after].isUppercase { return index }
      default: break
      }
    }
    return nil
  }

  private static func closing(in text: Substring) -> Substring.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}

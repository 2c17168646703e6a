/// A path in words, and its parts.
///
/// Foundation's own functions for this end the program for a path of one character, such as `.`.
struct Path: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  private var trimmed: Substring {
    var rest = text[...]
    while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    return rest
  }

  /// What stands after the last slash: `b.svg` for `a/b.svg`, `/` for the root.
  var name: String {
    let trimmed = trimmed
    guard trimmed != "/", let slash = trimmed.lastIndex(of: "/") else { return String(trimmed) }
    return String(trimmed[trimmed.index(after: slash)...])
  }

  /// What stands before the name: `a` for `a/b.svg`, nothing for `b.svg`, `/` for `/b.svg` and the root.
  var folder: String {
    let trimmed = trimmed
    guard let slash = trimmed.lastIndex(of: "/") else { return "" }
    return String(Path(String(trimmed[...slash])).trimmed)
  }

  /// The ending without its dot: `svg`; nothing for a hidden file's name.
  var fileExtension: String { parts.ending }

  /// The name without its ending.
  var bareName: String { parts.bare }

  private var parts: (bare: String, ending: String) {
    let name = name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    let ending = name[name.index(after: dot)...]
    return ending.isEmpty ? (name, "") : (String(name[..<dot]), String(ending))
  }

  /// The path with `name` below it; the name alone below `.` and nothing.
  func appending(_ name: String) -> String {
    switch text {
    case "", ".": name
    default: text.hasSuffix("/") ? text + name : "\(text)/\(name)"
    }
  }
}

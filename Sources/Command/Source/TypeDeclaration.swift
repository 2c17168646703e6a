/// A type, or an extension of one, that a source declares, with what decides whether it can be made without arguments.
struct TypeDeclaration: Hashable, Sendable {
  enum Keyword: String, Hashable, Sendable { case `struct`, `class`, `enum`, `actor`, `extension`, `protocol` }

  /// An initialiser that is written out.
  struct Initialiser: Hashable, Sendable {
    /// Whether every parameter has a default.
    var needsNothing: Bool
    var isPrivate: Bool
  }

  var keyword: Keyword
  /// With the enclosing types: `Outer.Row`.
  var name: String
  var inherited: [String]
  var isGeneric: Bool
  /// Whether it, or a type around it, can only be named in its own file.
  var isPrivate: Bool
  /// The `@main` attribute's bytes, where it has one.
  var mainAttribute: Range<Int>?
  /// The offset of its name.
  var offset: Int
  /// The names of the stored properties that have to be given to the memberwise initialiser.
  var needed: [String] = []
  /// The attributes of those, which may be wrappers that the sources declare.
  var wrappers: [String: [String]] = [:]
  var initialisers: [Initialiser] = []

  /// Whether the declaration itself says that it conforms to SwiftUI's protocol `name`.
  func conforms(to name: String) -> Bool { inherited.contains { $0 == name || $0 == "SwiftUI.\(name)" } }
}

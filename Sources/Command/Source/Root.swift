/// What a program shows: the view, app or preview that becomes its root.
struct Root: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case app
    case previewProvider
    /// A `#Preview`, by its place among those of its file.
    case preview(Int)
    case view
  }
  var kind: Kind
  /// A type's name with the enclosing types, or a preview's name.
  var name: String
  /// The place of its file among the program's.
  var file: Int
  /// Whether it can only be named in its own file.
  var isPrivate = false
}

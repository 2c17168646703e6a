/// One word of Swift source, by its place.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identifier
    case number
    /// A whole string or regular expression literal, with everything interpolated into it.
    case literal
    /// `#Preview`, `#if`, `#available`.
    case pound
    /// One of `( ) [ ] { } , ; : @`, a backslash, or a byte that means nothing.
    case punctuation
    /// A run of operator characters, `.` and `?` among them.
    case symbol
    case lineComment
    case blockComment
  }
  var kind: Kind
  /// Offsets of its bytes.
  var range: Range<Int>
  /// From 1.
  var line: Int
  /// Whether nothing but space and comments stands before it in its line.
  var isFirstOnLine: Bool

  var isComment: Bool { kind == .lineComment || kind == .blockComment }
}

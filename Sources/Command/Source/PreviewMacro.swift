/// A use of `#Preview`.
struct PreviewMacro: Hashable, Sendable {
  /// The name given to it: `#Preview("Dark")`.
  var name: String?
  /// From `#Preview` to the brace that opens its body, both included.
  var header: Range<Int>
  /// The brace that closes its body; `nil` where it is missing.
  var closingBrace: Range<Int>?
  /// Whether the body says `return` itself.
  var hasReturn: Bool
  /// The words `@Previewable`, and where the first statement after their declarations begins.
  var previewable: [Range<Int>]
  var firstStatement: Int?
  /// The capitalised names in its body, in order: the views it shows are among them.
  var mentioned: [String]
  /// Whether it is what a playground shows: an expression without braces.
  var isLiveView = false
  /// The traits that are modifiers, or may be: what stands after `traits:`, where it is not the system's alone.
  var traits: String?
  /// A preview of a widget: what stands after `as:`, and the brace that closes the last of its closures.
  var widget: Widget?

  /// What makes a preview one of a widget.
  struct Widget: Hashable, Sendable {
    var family: String
    var lastBrace: Range<Int>
  }
}

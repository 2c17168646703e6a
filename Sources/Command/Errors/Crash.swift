/// How a person's program came to its end before its time.
struct Crash: Sendable {
  /// `SIGTRAP`, `SIGSEGV`.
  var signal: String
  /// What the program said: `Index out of range`.
  var message: String?
  /// The line of the person's file in which it happened.
  var location: SourceLocation?
  /// The step during which it happened, where one is known.
  var step: String?
  /// How many updates were recorded before.
  var updates: Int
}

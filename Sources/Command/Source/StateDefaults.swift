/// When the default of a `@State` is made (semantics C2).
enum StateDefaults: String, Hashable, Sendable, CaseIterable {
  /// Each time the view's value is made; the first one stays, the others are thrown away.
  case eager
  /// Once, when the identity begins.
  case lazy
}

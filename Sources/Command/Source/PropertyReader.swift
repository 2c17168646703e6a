/// Reads `let a: Int, b = 2` and `var c: Int { … }` after the word `let` or `var`.
struct PropertyReader {
  let cursor: TokenCursor
  let isConstant: Bool
  let isLazy: Bool
  let wrappers: [(name: String, hasArguments: Bool)]

  /// Wrappers whose value comes from elsewhere, so that nobody has to give it.
  private static let selfSupplied: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState", "FocusedValue",
    "FocusedBinding", "FocusedObject", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "Query",
    "FetchRequest", "SectionedFetchRequest",
  ]
  /// Wrappers whose value, if optional, is not `nil` of itself.
  private static let givenByOwner: Set<String> = ["Binding", "ObservedObject", "StateObject", "Bindable"]

  /// The names that the memberwise initialiser asks for, whether the last one has a value, and the index after the
  /// declaration.
  func read(from start: Int) -> (needed: [String], hasValue: Bool, end: Int) {
    var needed: [String] = []
    var hasValue = false
    var next = start
    while cursor.kind(next) == .identifier || cursor.isPunctuation(next, "(") {
      let name = cursor.text(next)
      next = cursor.isPunctuation(next, "(") ? (cursor.closing(next) ?? next) + 1 : next + 1
      let type = skipType(&next)
      hasValue = false
      if cursor.text(next) == "=" {
        hasValue = true
        skipValue(&next)
      }
      let isComputed = skipAccessors(&next, hasValue: hasValue)
      if !hasValue, !isComputed, isNeeded(type: type) { needed.append(name) }
      guard cursor.isPunctuation(next, ",") else { break }
      next += 1
    }
    return (needed, hasValue, max(next, start))
  }

  private func isNeeded(type: String) -> Bool {
    if isLazy { return false }
    if wrappers.contains(where: { Self.selfSupplied.contains($0.name) }) { return false }
    let isGiven = wrappers.contains { Self.givenByOwner.contains($0.name) }
    if !isGiven, wrappers.contains(where: \.hasArguments) { return false }
    let isOptional = type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    return isGiven || isConstant || !isOptional
  }

  /// Moves past `: Type` and gives its words, joined.
  private func skipType(_ next: inout Int) -> String {
    guard cursor.isPunctuation(next, ":") else { return "" }
    var type = ""
    next += 1
    let first = next
    while next < cursor.tokens.count {
      let word = cursor.text(next)
      if word == "=" || word == "{" || word == "}" || word == "," || word == ")" || word == ";" { break }
      if next > first, cursor.beginsStatement(next) { break }
      if cursor.kind(next) == .punctuation, word == "(" || word == "[", let close = cursor.closing(next) {
        type += "\(word)…"
        next = close + 1
        continue
      }
      let afterAngles = cursor.afterAngles(next)
      if afterAngles > next {
        type += "<…\(cursor.text(afterAngles - 1))"
        next = afterAngles
        continue
      }
      type += word
      next += 1
    }
    return type
  }

  /// Moves past `= value`.
  private func skipValue(_ next: inout Int) {
    next += 1
    let first = next
    while next < cursor.tokens.count {
      let word = cursor.text(next)
      if cursor.kind(next) == .punctuation {
        if ["(", "[", "{"].contains(word) {
          // An observer block after a value that is not a call is left to `skipAccessors`.
          if word == "{", isObservers(next) { return }
          next = cursor.closing(next).map { $0 + 1 } ?? cursor.tokens.count
          continue
        }
        if [",", "}", ";"].contains(word) { return }
      }
      if next > first, cursor.beginsStatement(next) { return }
      next += 1
    }
  }

  private func isObservers(_ brace: Int) -> Bool { ["willSet", "didSet"].contains(cursor.text(brace + 1)) }

  /// Moves past `{ … }` after the name, and says whether it computes the value.
  private func skipAccessors(_ next: inout Int, hasValue: Bool) -> Bool {
    guard cursor.isPunctuation(next, "{") else { return false }
    let isStored = hasValue || isObservers(next)
    next = cursor.closing(next).map { $0 + 1 } ?? cursor.tokens.count
    return !isStored
  }
}

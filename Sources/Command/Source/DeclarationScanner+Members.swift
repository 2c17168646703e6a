extension DeclarationScanner {
  /// `let a: Int, b = 2`: stored properties of the type whose body is open.
  mutating func property() {
    let isConstant = cursor.text(index) == "let"
    let isInType = open.last.map { declarations[$0.declaration].keyword != .extension } ?? false
    let isStatic = modifiers.contains("static")
    let reader = PropertyReader(
      cursor: cursor, isConstant: isConstant, isLazy: modifiers.contains("lazy") || modifiers.contains("weak"),
      wrappers: attributes.map { ($0.name, $0.hasArguments) })
    let (needed, hasValue, end) = reader.read(from: index + 1)
    if isInType, !isStatic, hasValue, let state = attributes.first(where: { $0.name == "State" && !$0.hasArguments }) {
      stateDefaults.append(state.range)
    }
    if isInType, !isStatic, let owner = open.last?.declaration {
      declarations[owner].needed += needed
      for name in needed { declarations[owner].wrappers[name] = attributes.map(\.name) }
    }
    entry(endingAt: end, hasValue: hasValue)
    index = end
    forget()
  }

  /// `init(a: Int = 1) { … }`.
  mutating func initialiser() {
    var next = index + 1
    if ["?", "!"].contains(cursor.text(next)) { next += 1 }
    next = cursor.afterAngles(next)
    guard cursor.isPunctuation(next, "("), let end = cursor.closing(next), let owner = open.last?.declaration else {
      return advance()
    }
    declarations[owner].initialisers.append(
      TypeDeclaration.Initialiser(
        needsNothing: everyParameterHasDefault(from: next + 1, to: end), isPrivate: modifiers.contains("private")))
    index = end + 1
    forget()
  }

  private func everyParameterHasDefault(from start: Int, to end: Int) -> Bool {
    var parameters: [[String]] = [[]]
    var next = start
    while next < end {
      let word = cursor.text(next)
      if cursor.kind(next) == .punctuation, ["(", "[", "{"].contains(word), let close = cursor.closing(next) {
        next = close
      } else if word == "," {
        parameters.append([])
      } else {
        parameters[parameters.count - 1].append(word)
      }
      next += 1
    }
    return parameters.allSatisfy { $0.isEmpty || $0.contains("=") }
  }

  /// `#Preview(…) { … }`.
  mutating func preview() {
    let reader = PreviewReader(cursor: cursor)
    guard let (preview, end) = reader.read(at: index) else { return advance() }
    previews.append(preview)
    index = end
    forget()
  }
}

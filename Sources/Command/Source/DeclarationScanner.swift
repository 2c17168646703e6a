/// Finds the types, their stored properties and initialisers, and the previews that a source declares.
struct DeclarationScanner {
  let cursor: TokenCursor
  var declarations: [TypeDeclaration] = []
  var previews: [PreviewMacro] = []
  /// The attributes of states that have a default.
  var stateDefaults: [Range<Int>] = []
  var entries: [EntryMacro] = []
  var index = 0
  /// The types whose bodies are open, outermost first, as indices of `declarations`.
  var open: [(declaration: Int, end: Int)] = []
  var attributes: [Attribute] = []
  var modifiers: Set<String> = []

  struct Attribute {
    var name: String
    var range: Range<Int>
    var hasArguments: Bool
  }

  private static let modifierWords: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "package", "static", "final", "lazy", "weak", "unowned",
    "nonisolated", "override", "mutating", "indirect", "required", "convenience", "dynamic", "nonmutating", "optional",
    "borrowing", "consuming", "isolated", "distributed",
  ]

  init(source: SourceText, tokens: [Token]) { cursor = TokenCursor(source: source, tokens: tokens) }

  mutating func run() {
    while index < cursor.tokens.count {
      while let last = open.last, index >= last.end { open.removeLast() }
      step()
    }
  }

  private mutating func step() {
    let word = cursor.text(index)
    switch cursor.kind(index) {
    case .punctuation where word == "@": attribute()
    case .punctuation where word == "{":
      // A body of something that is not a type: nothing declared in it is visible outside.
      index = cursor.closing(index).map { $0 + 1 } ?? cursor.tokens.count
      forget()
    case .punctuation where word == "(" || word == "[":
      index = cursor.closing(index).map { $0 + 1 } ?? cursor.tokens.count
      forget()
    case .pound where word == "#Preview": preview()
    case .identifier where index > 0 && cursor.text(index - 1) == ".": advance()
    case .identifier where isModifier(word): modifier(word)
    case .identifier where word == "var" || word == "let": property()
    case .identifier where word == "init": initialiser()
    case .identifier where word == "func" || word == "subscript" || word == "case":
      index += 1
      forget()
    case .identifier:
      if let keyword = TypeDeclaration.Keyword(rawValue: word), cursor.kind(index + 1) == .identifier {
        type(keyword)
      } else {
        advance()
      }
    default: advance()
    }
  }

  mutating func advance() {
    index += 1
    forget()
  }

  mutating func forget() {
    attributes = []
    modifiers = []
  }

  /// `class` before `func` or `var` is a modifier; before a name it begins a type.
  private func isModifier(_ word: String) -> Bool {
    Self.modifierWords.contains(word)
      || (word == "class" && ["func", "var", "let", "subscript"].contains(cursor.text(index + 1)))
  }

  private mutating func modifier(_ word: String) {
    index += 1
    if cursor.isPunctuation(index, "("), let end = cursor.closing(index) {
      // `private(set)` hides the writing only.
      index = end + 1
      return
    }
    modifiers.insert(word == "class" ? "static" : word)
  }

  private mutating func attribute() {
    let start = cursor.tokens[index].range.lowerBound
    var last = index + 1
    while cursor.text(last + 1) == ".", cursor.kind(last + 2) == .identifier { last += 2 }
    guard last < cursor.tokens.count else { return advance() }
    let end = cursor.tokens[last].range.upperBound
    var hasArguments = false
    var next = cursor.afterAngles(last + 1)
    if cursor.isPunctuation(next, "("),
      cursor.tokens[next].range.lowerBound == cursor.tokens[next - 1].range.upperBound,
      let close = cursor.closing(next)
    {
      hasArguments = true
      next = close + 1
    }
    attributes.append(Attribute(name: cursor.text(last), range: start..<end, hasArguments: hasArguments))
    index = next
  }

  private mutating func type(_ keyword: TypeDeclaration.Keyword) {
    var next = index + 1
    let offset = cursor.tokens[next].range.lowerBound
    var name = cursor.text(next)
    while cursor.text(next + 1) == ".", cursor.kind(next + 2) == .identifier {
      name += ".\(cursor.text(next + 2))"
      next += 2
    }
    let afterName = next + 1
    next = cursor.afterAngles(afterName)
    let isGeneric = next != afterName
    let inherited = inheritance(&next)
    while next < cursor.tokens.count, !cursor.isPunctuation(next, "{") { next += 1 }
    let enclosing = open.last.map { declarations[$0.declaration] }
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate") || enclosing?.isPrivate == true
    declarations.append(
      TypeDeclaration(
        keyword: keyword, name: enclosing.map { "\($0.name).\(name)" } ?? name, inherited: inherited,
        isGeneric: isGeneric || enclosing?.isGeneric == true, isPrivate: isPrivate,
        mainAttribute: attributes.first { $0.name == "main" }?.range, offset: offset))
    open.append((declarations.count - 1, cursor.closing(next) ?? cursor.tokens.count))
    index = next + 1
    forget()
  }

  /// `: View, Equatable where …`, up to the opening brace.
  private func inheritance(_ next: inout Int) -> [String] {
    guard cursor.isPunctuation(next, ":") else { return [] }
    var names: [String] = []
    var name = ""
    next += 1
    while next < cursor.tokens.count, !cursor.isPunctuation(next, "{"), cursor.text(next) != "where" {
      let word = cursor.text(next)
      if word == "," || word == "&" {
        names.append(name)
        name = ""
      } else if cursor.isPunctuation(next, "@") {
        next += 1
      } else {
        name += word
      }
      next += 1
    }
    return names + [name]
  }
}

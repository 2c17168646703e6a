/// What a source declares, as far as making a program of it needs to know.
struct SourceFacts: Sendable {
  var source: SourceText
  var directives: [Directive]
  var declarations: [TypeDeclaration]
  var previews: [PreviewMacro]
  /// The attributes of states that have a default, `@State`.
  var stateDefaults: [Range<Int>]
  var entries: [EntryMacro]
  /// Where the first import stands, of a file that names types of Foundation's networking.
  var networkingImport: Int?
  /// What the copy says otherwise, being compiled elsewhere.
  var platform: PlatformEdits
  /// Whether every brace that opens is closed.
  var isBalanced: Bool

  /// Reads the facts; throws for a directive that can't be understood.
  init(of source: SourceText) throws {
    let tokens = Lexer.tokens(of: source)
    let active = ConditionalCompilation.activeTokens(of: tokens, in: source)
    var scanner = DeclarationScanner(source: source, tokens: active)
    scanner.run()
    self.source = source
    directives = try Directive.all(in: tokens, of: source)
    declarations = scanner.declarations
    platform = PlatformEdits(tokens: tokens.filter { !$0.isComment }, active: active, of: source)
    previews = (scanner.previews + platform.liveViews).sorted { $0.header.lowerBound < $1.header.lowerBound }
    stateDefaults = scanner.stateDefaults
    entries = scanner.entries
    networkingImport = NetworkingImport.place(in: active, of: source)
    let braces = active.filter { $0.kind == .punctuation }.map { source.bytes[$0.range.lowerBound] }
    isBalanced = braces.count { $0 == UInt8(ascii: "{") } == braces.count { $0 == UInt8(ascii: "}") }
  }
}

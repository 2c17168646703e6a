/// Chooses the root: `--root`, else the `@main` app, else the first preview, else `ContentView`, else the first view
/// that can be made without arguments.
struct RootChoice {
  let files: [SourceFacts]

  /// - Parameter name: what `--root` or the source's directive asks for.
  func root(named name: String?) throws -> Root {
    let candidates = candidates
    if let name { return try self.root(named: name, among: candidates) }
    if let app = apps.first(where: \.isMain)?.root { return app }
    if let preview = previews.first { return preview }
    if let content = candidates.first(where: { $0.kind == .view && $0.name == "ContentView" }) { return content }
    if let view = candidates.first(where: { $0.kind == .view }) { return view }
    throw CommandError.root(.noView(path: files.first?.source.path ?? "", views: unmakeableViews.map(needs)))
  }

  /// Everything that can be the root, in order of preference.
  var candidates: [Root] { apps.map(\.root) + previews + views.filter(\.1).map(\.0) }

  private func root(named name: String, among candidates: [Root]) throws -> Root {
    if let root = candidates.first(where: { $0.name == name }) { return root }
    if let root = candidates.first(where: { $0.name.split(separator: ".").last.map(String.init) == name }) {
      return root
    }
    if let view = unmakeableViews.first(where: { $0.name == name }) {
      throw CommandError.root(
        .needsArguments(
          name: name, at: location(of: view), needed: needed(by: view), others: Self.names(of: candidates)))
    }
    throw CommandError.root(.unknown(name: name, candidates: Self.names(of: candidates)))
  }

  /// Each name once: a preview is often called after the view that it shows.
  private static func names(of candidates: [Root]) -> [String] {
    var names: [String] = []
    for root in candidates where !names.contains(root.name) { names.append(root.name) }
    return names
  }

  private func location(of declaration: TypeDeclaration) -> SourceLocation? {
    files.first { $0.declarations.contains(declaration) }?.source.location(of: declaration.offset)
  }

  private func needs(_ view: TypeDeclaration) -> String {
    let arguments = view.isGeneric ? "generic" : needed(by: view).map { "\($0):" }.joined(separator: ", ")
    return arguments.isEmpty ? view.name : "\(view.name) (\(arguments))"
  }

  private var apps: [(root: Root, isMain: Bool)] {
    declarations { declaration in
      ["App", "Widget", "WidgetBundle"].contains { declaration.conforms(to: $0) }
    }.map { file, declaration in
      let root = Root(kind: .app, name: declaration.name, file: file, isPrivate: declaration.isPrivate)
      return (root, declaration.mainAttribute != nil)
    }
  }

  /// Previews in both forms, in the order in which they stand.
  private var previews: [Root] {
    files.enumerated().flatMap { file, facts in
      let macros = facts.previews.enumerated().map { index, preview in
        (preview.header.lowerBound, Root(kind: .preview(index), name: name(of: preview), file: file))
      }
      let providers = facts.declarations.filter { $0.conforms(to: "PreviewProvider") }.map { declaration in
        let root = Root(kind: .previewProvider, name: declaration.name, file: file, isPrivate: declaration.isPrivate)
        return (declaration.offset, root)
      }
      return (macros + providers).sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// A preview without a name is called after the view it shows.
  private func name(of preview: PreviewMacro) -> String { preview.name ?? title(of: preview) }

  /// The first view of the source's that a preview shows.
  func title(of preview: PreviewMacro) -> String {
    let names = Set(views.map(\.0.name))
    return preview.mentioned.first(where: names.contains) ?? preview.name ?? "Preview"
  }

  /// The views, and whether each can be made without arguments.
  private var views: [(Root, Bool)] {
    let extended = Set(declarations { $0.keyword == .extension && $0.conforms(to: "View") }.map(\.1.name))
    return declarations { $0.keyword != .extension && $0.keyword != .protocol }.compactMap { file, declaration in
      guard declaration.conforms(to: "View") || extended.contains(declaration.name) else { return nil }
      let root = Root(kind: .view, name: declaration.name, file: file, isPrivate: declaration.isPrivate)
      return (root, isMakeable(declaration))
    }
  }

  private var unmakeableViews: [TypeDeclaration] {
    let names = Set(views.filter { !$0.1 }.map(\.0.name))
    return declarations { $0.keyword != .extension && names.contains($0.name) }.map(\.1)
  }

  private func isMakeable(_ declaration: TypeDeclaration) -> Bool {
    guard !declaration.isGeneric, declaration.keyword == .struct || declaration.keyword == .class else { return false }
    let added = declarations { $0.keyword == .extension && $0.name == declaration.name }.flatMap(\.1.initialisers)
    let written = declaration.initialisers
    if (written + added).contains(where: { $0.needsNothing && !$0.isPrivate }) { return true }
    return written.isEmpty && needed(by: declaration).isEmpty
  }

  /// What has to be given: not what a wrapper of the sources begins with of itself.
  private func needed(by declaration: TypeDeclaration) -> [String] {
    declaration.needed.filter { name in
      !(declaration.wrappers[name] ?? []).contains { wrapper in
        declarations { $0.keyword == .struct && $0.name == wrapper }.contains { isMakeable($0.1) }
      }
    }
  }

  private func declarations(where holds: (TypeDeclaration) -> Bool) -> [(Int, TypeDeclaration)] {
    files.enumerated().flatMap { file, facts in facts.declarations.filter(holds).map { (file, $0) } }
  }
}

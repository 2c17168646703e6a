/// A copy of a source that compiles by itself, in which every line keeps its number.
struct PreparedCopy: Sendable {
  /// The file the person wrote.
  let source: SourceText
  /// What is compiled.
  let text: SourceText
  private let edits: [Edit]

  /// A replacement of some bytes of the source.
  struct Edit: Hashable, Sendable {
    var range: Range<Int>
    var replacement: String
  }

  init(of source: SourceText, edits: [Edit]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count + 256)
    var position = 0
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered where edit.range.lowerBound >= position {
      bytes += source.bytes[position..<edit.range.lowerBound]
      bytes += Array(edit.replacement.utf8)
      // Line breaks that the replaced text held stay.
      bytes += source.bytes[edit.range].filter { $0 == UInt8(ascii: "\n") }
      position = edit.range.upperBound
    }
    bytes += source.bytes[position...]
    self.source = source
    self.edits = ordered
    self.text = SourceText(path: source.path, bytes: bytes)
  }

  /// The place in the person's file of a place in the copy.
  func original(line: Int, column: Int) -> SourceLocation {
    guard line <= source.lineStarts.count else {
      // What was written after the file's end belongs to its last line.
      return source.location(of: source.bytes.count)
    }
    let place = text.offset(line: line, column: column)
    var shift = 0
    for edit in edits {
      let begin = edit.range.lowerBound + shift
      if place < begin { break }
      let breaks = source.bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
      let length = edit.replacement.utf8.count + breaks
      if place < begin + length { return source.location(of: edit.range.lowerBound) }
      shift += length - edit.range.count
    }
    return source.location(of: min(max(0, place - shift), source.bytes.count))
  }
}

extension PreparedCopy {
  /// Prepares a source: `@main` becomes blank, each `@Entry` what it stands for, and each `#Preview` something that can be called.
  ///
  /// - Parameter names: what each preview is called in the copy, in order.
  /// - Parameter appended: declarations to write after the last line.
  /// - Parameter stateDefaults: when states make their defaults (C2).
  init(
    _ facts: SourceFacts, previewNames names: [String], appending appended: String?,
    stateDefaults: StateDefaults = .eager
  ) {
    var edits: [Edit] = []
    for declaration in facts.declarations {
      guard let range = declaration.mainAttribute else { continue }
      edits.append(Edit(range: range, replacement: String(repeating: " ", count: range.count)))
    }
    if stateDefaults == .lazy {
      edits += facts.stateDefaults.map { Edit(range: $0, replacement: "@SwiftUI._LazyState") }
    }
    if let place = facts.networkingImport, let statement = NetworkingImport.statement {
      edits.append(Edit(range: place..<place, replacement: statement))
    }
    edits += facts.platform.edits
    for entry in facts.entries { edits += entry.edits }
    for (preview, name) in zip(facts.previews, names) { edits += Self.edits(for: preview, name: name) }
    let more = (facts.isBalanced ? facts.platform.appended : []) + [appended].compactMap { $0 }
    if !more.isEmpty {
      let end = facts.source.bytes.count
      edits.append(Edit(range: end..<end, replacement: "\n" + more.joined(separator: "\n")))
    }
    self.init(of: facts.source, edits: edits)
  }

  private static func edits(for preview: PreviewMacro, name: String) -> [Edit] {
    if preview.isLiveView, let end = preview.closingBrace {
      let header = "@MainActor func \(name)() -> some SwiftUI.View { SwiftUI._liveView("
      return [Edit(range: preview.header, replacement: header), Edit(range: end, replacement: ") }")]
    }
    if let widget = preview.widget, let brace = preview.closingBrace {
      let header = "@MainActor func \(name)() -> some SwiftUI.View { EngineFrameworks._widgetPreview("
      return [
        Edit(range: preview.header, replacement: "\(header)as: \(widget.family), widget: {"),
        Edit(range: brace, replacement: "},"), Edit(range: widget.lastBrace, replacement: "}) }"),
      ]
    }
    let traits = preview.traits.map { "SwiftUI._preview(\($0)) { " } ?? ""
    guard !preview.previewable.isEmpty, let first = preview.firstStatement, let brace = preview.closingBrace else {
      let builder = preview.hasReturn ? "" : "@SwiftUI.ViewBuilder "
      let header = "@MainActor \(builder)func \(name)() -> some SwiftUI.View {"
      guard !traits.isEmpty, let brace = preview.closingBrace else {
        return [Edit(range: preview.header, replacement: header)]
      }
      return [
        Edit(range: preview.header, replacement: "@MainActor func \(name)() -> some SwiftUI.View { \(traits)"),
        Edit(range: brace, replacement: "}}"),
      ]
    }
    var edits = [
      Edit(range: preview.header, replacement: "@MainActor struct \(name): SwiftUI.View, SwiftUI._GeneratedView {")
    ]
    for range in preview.previewable {
      edits.append(Edit(range: range, replacement: String(repeating: " ", count: range.count)))
    }
    edits.append(Edit(range: first..<first, replacement: "var body: some SwiftUI.View { \(traits)"))
    edits.append(Edit(range: brace, replacement: traits.isEmpty ? "}}" : "}}}"))
    return edits
  }
}

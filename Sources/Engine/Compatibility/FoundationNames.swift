import Foundation

#if !canImport(Darwin)
  /// A string that is looked up in a table of translations: here it is its own.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public let key: String

    public init(_ key: String, defaultValue: String? = nil, table: String? = nil, comment: StaticString? = nil) {
      self.key = defaultValue ?? key
    }

    public init(stringLiteral value: String) { key = value }
  }

  extension String {
    public init(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
      self = key
    }

    @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = resource.key }
  }

  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// Which of Markdown is read.
      public enum InterpretedSyntax: Int, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
      public var interpretedSyntax: InterpretedSyntax
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
        languageCode: String? = nil
      ) { self.interpretedSyntax = interpretedSyntax }
    }

    /// The text of a string in Markdown, without its marks.
    public init(
      markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
      var text = markdown.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
      text.replace(/\*\*|__|~~|`/, with: "")
      text.replace(/(^|\W)[*_]([^*_\n]+)[*_](?=\W|$)/) { "\($0.output.1)\($0.output.2)" }
      self.init(text)
    }
  }

  /// Remembers how changes are undone.
  public final class UndoManager: @unchecked Sendable {
    private var undos: [() -> Void] = []
    private var redos: [() -> Void] = []
    private enum Work { case none, undo, redo }
    private var work = Work.none

    public init() {}

    public var canUndo: Bool { !undos.isEmpty }
    public var canRedo: Bool { !redos.isEmpty }

    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
      let action = { handler(target) }
      if work == .undo { redos.append(action) } else { undos.append(action) }
      if work == .none { redos = [] }
    }

    public func setActionName(_ actionName: String) {}

    public func undo() {
      guard let action = undos.popLast() else { return }
      work = .undo
      action()
      work = .none
    }

    public func redo() {
      guard let action = redos.popLast() else { return }
      work = .redo
      action()
      work = .none
    }

    public func removeAllActions() {
      undos = []
      redos = []
    }
  }
#endif

extension Text {
  /// Makes a text from a string that may be looked up.
  @_disfavoredOverload public nonisolated init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}

extension LocalizedStringKey {
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}

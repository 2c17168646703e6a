import Foundation

#if !canImport(Darwin)
  /// A string that is looked up in a table of translations: here it is its own.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text itself: the default value where one is given, else the key.
    public let key: String

    /// A string with its default value; neither table nor comment is kept.
    public init(_ key: String, defaultValue: String? = nil, table: String? = nil, comment: StaticString? = nil) {
      self.key = defaultValue ?? key
    }

    /// A string that is its own text.
    public init(stringLiteral value: String) { key = value }
  }

  extension String {
    /// The key itself: no table is looked up.
    public init(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
      self = key
    }

    /// The resource's text: no table is looked up.
    @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = resource.key }
  }

  extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
      /// Which of Markdown is read.
      public enum InterpretedSyntax: Int, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
      /// Which of Markdown is read.
      public var interpretedSyntax: InterpretedSyntax
      /// Options of which only the syntax is kept.
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

    /// A manager that remembers nothing yet.
    public init() {}

    /// Whether there is something to undo.
    public var canUndo: Bool { !undos.isEmpty }
    /// Whether there is something to redo.
    public var canRedo: Bool { !redos.isEmpty }

    /// Remembers how to undo a change; during an undo, how to redo it.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
      let action = { handler(target) }
      if work == .undo { redos.append(action) } else { undos.append(action) }
      if work == .none { redos = [] }
    }

    /// Does nothing: the name is not kept.
    public func setActionName(_ actionName: String) {}

    /// Undoes the last change; does nothing where there is none.
    public func undo() {
      guard let action = undos.popLast() else { return }
      work = .undo
      action()
      work = .none
    }

    /// Redoes what was undone last; does nothing where there is nothing.
    public func redo() {
      guard let action = redos.popLast() else { return }
      work = .redo
      action()
      work = .none
    }

    /// Forgets all changes.
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
  /// A key that is the resource's text.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}

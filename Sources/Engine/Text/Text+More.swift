import Foundation

extension Text {
  /// How large a text is beside others.
  public struct Scale: Sendable {
    let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// The text in a size beside others.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    with(".textScale(\(scale.name))")
  }

  /// Spells the text out when it is read.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { with(".speechSpellsOutCharacters") }

  /// Reads all signs of the text.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    with(".speechAlwaysIncludesPunctuation")
  }

  /// Reads the text after what is read already.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { with(".speechAnnouncementsQueued") }

  /// Reads the text higher or lower.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { with(".speechAdjustedPitch") }

  /// Sets the text as a language wants it.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    with(".typesettingLanguage")
  }

  /// Adds an attribute for a renderer.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { with(".customAttribute") }

  private nonisolated func with(_ words: String) -> Text {
    Text(content: content, modifiers: modifiers + [.other(words)])
  }

  /// Where the parts of a text stand; nothing is drawn, so there are none.
  public struct Layout: RandomAccessCollection {
    /// A line of a text.
    public struct Line: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> Run { Run() }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A part of a line in one font.
    public struct Run: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> RunSlice { RunSlice() }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A part of a run.
    public struct RunSlice {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The room that a part of a text takes.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Line { Line() }
    public var isTruncated: Bool { false }
  }
}

/// An attribute for a renderer of texts.
public protocol TextAttribute: Hashable {}

/// Draws texts in its own way. Nothing is drawn here.
@preconcurrency public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is measured.
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension GraphicsContext {
  /// Draws a part of a text.
  public func draw(_ line: Text.Layout.Line) {}
  public func draw(_ run: Text.Layout.Run) {}
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  /// Draws the texts below in another way.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    effect(_Names.TextRenderer.self, "_", TypeName.short(T.self))
  }

  /// Sets the size of the texts below beside others.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    effect(_Names.TextScale.self, "_", scale.name)
  }

  /// Spells the texts below out when they are read.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    effect(_Names.SpeechSpellsOutCharacters.self, "_", value)
  }

  /// Reads what is announced after what is read already.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    effect(_Names.SpeechAnnouncementsQueued.self, "_", value)
  }

  /// Reads all signs of the texts below.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    effect(_Names.SpeechAlwaysIncludesPunctuation.self, "_", value)
  }

  /// Reads the texts below higher or lower.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    effect(_Names.SpeechAdjustedPitch.self, "_", value)
  }

  /// Sets the texts below as a language wants it.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    effect(_Names.TypesettingLanguage.self)
  }
}

/// What is selected in a text.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places that are selected.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(Set<Range<String.Index>>)
  }
  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
}

extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(titleKey, text: text, prompt: prompt) }
}

extension TextEditor {
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

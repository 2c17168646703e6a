import Foundation

extension Text {
  /// How large a text is beside others.
  public struct Scale: Sendable {
    let name: String
    /// The size of the font.
    public static let `default` = Scale(name: "default")
    /// The size of what matters less.
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
      /// Always 0, as a line has no parts here.
      public var startIndex: Int { 0 }
      /// Always 0, as a line has no parts here.
      public var endIndex: Int { 0 }
      /// An empty part of the line, whatever the position.
      public subscript(position: Int) -> Run { Run() }
      /// The room of the line: always none.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A part of a line in one font.
    public struct Run: RandomAccessCollection {
      /// Always 0, as a run has no parts here.
      public var startIndex: Int { 0 }
      /// Always 0, as a run has no parts here.
      public var endIndex: Int { 0 }
      /// An empty part of the run, whatever the position.
      public subscript(position: Int) -> RunSlice { RunSlice() }
      /// The room of the run: always none.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The run's attribute of a type: always `nil`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A part of a run.
    public struct RunSlice {
      /// The room of the part: always none.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The part's attribute of a type: always `nil`.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// The room that a part of a text takes.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the baseline begins.
      public var origin = CGPoint.zero
      /// The width in points.
      public var width: CGFloat = 0
      /// How far it reaches above the baseline, in points.
      public var ascent: CGFloat = 0
      /// How far it reaches below the baseline, in points.
      public var descent: CGFloat = 0
      /// The room to the next line, in points.
      public var leading: CGFloat = 0
      /// The rectangle around it.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }

    /// Always 0, as a text has no lines here.
    public var startIndex: Int { 0 }
    /// Always 0, as a text has no lines here.
    public var endIndex: Int { 0 }
    /// An empty line, whatever the position.
    public subscript(position: Int) -> Line { Line() }
    /// Whether the text is cut: always `false`.
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
  /// By default the size that is proposed.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// By default nothing is drawn outside the text's room.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that is measured.
public struct TextProxy {
  /// The size that is proposed, and 10 points where a length is open.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension GraphicsContext {
  /// Draws a part of a text.
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws nothing.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws nothing.
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
  /// The places that are selected.
  public var indices: Indices

  /// A part of the text is selected.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Nothing is selected: the place at which text would be typed.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether nothing is selected, but a place is marked.
  public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }
}

extension TextField where Label == Text {
  /// A field with localized text; neither the selection nor the axis is kept.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(titleKey, text: text, prompt: prompt) }
}

extension TextEditor {
  /// An editor for a string; the selection is not kept.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}

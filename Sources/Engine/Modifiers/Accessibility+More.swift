import Foundation

extension View {
  nonisolated func kept(_ name: String, _ words: String = "") -> some View {
    modifier(AccessibilityAttachmentModifier(kind: .other(name, words)))
  }

  /// The older name of ``accessibilityAddTraits(_:)``.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The older name of ``accessibilityRemoveTraits(_:)``.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The older name of `accessibilityHint(_:)`.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// The older name of `accessibilityValue(_:)`.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// The older name of ``accessibilitySortPriority(_:)``.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Reads another view in the place of this one.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    kept(".accessibilityRepresentation")
  }

  /// Reads other views in the place of those below.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    kept(".accessibilityChildren")
  }

  /// Adds the actions of buttons.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    kept(".accessibilityActions")
  }

  /// Adds an action with a name.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    kept(".accessibilityAction", name.content)
  }

  /// Adds an action with a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { kept(".accessibilityAction", String(name)) }

  /// Adds an action with a label.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { kept(".accessibilityAction") }

  /// Connects where assistive technology has its focus.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    kept(".accessibilityFocused")
  }

  /// Connects where assistive technology has its focus.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { kept(".accessibilityFocused") }

  /// Says that a text is a heading of a level.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    kept(".accessibilityHeading", "\(level)")
  }

  /// Says whether the view answers to a person.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
  { kept(".accessibilityRespondsToUserInteraction", String(respondsToUserInteraction)) }

  /// Shows the view enlarged.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    kept(".accessibilityShowsLargeContentViewer")
  }

  /// Shows a view enlarged in the place of this one.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { kept(".accessibilityShowsLargeContentViewer") }

  /// Adds something more to read.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { kept(".accessibilityCustomContent", labelKey.text) }

  /// Adds something more to read.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View { kept(".accessibilityCustomContent", labelKey.text) }

  /// Adds a list of places to go through.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { kept(".accessibilityRotor", labelKey.text) }

  /// Connects a label with what it labels.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { kept(".accessibilityLabeledPair") }

  /// Sets where the view is activated.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    kept(".accessibilityActivationPoint")
  }

  /// Sets what kind of text a view is.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    kept(".accessibilityTextContentType")
  }

  /// Answers scrolling by assistive technology.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    kept(".accessibilityScrollAction")
  }

  /// Sets the words by which a person calls the view.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  { kept(".accessibilityInputLabels", inputLabels.joined(separator: ", ")) }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// How important something more to read is.
public enum AccessibilityCustomContentImportance: Sendable { case `default`, high }

/// Which of two a view is.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// What kind of text a view is.
public struct AccessibilityTextContentType: Sendable {
  /// No kind in particular.
  public static let plain = AccessibilityTextContentType()
  /// What a program writes.
  public static let console = AccessibilityTextContentType()
  /// Paths and names of files.
  public static let fileSystem = AccessibilityTextContentType()
  /// Messages between people.
  public static let messaging = AccessibilityTextContentType()
  /// A story.
  public static let narrative = AccessibilityTextContentType()
  /// The source of a program.
  public static let sourceCode = AccessibilityTextContentType()
}

/// Places to go through.
public protocol AccessibilityRotorContent {}

/// A place to go to.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// A place with localized text, which is not kept.
  public init(_ labelKey: LocalizedStringKey, id: ID) {}
  /// A place with text taken as it is, which is not kept.
  @_disfavoredOverload public init<S: StringProtocol>(_ label: S, id: ID) {}
}

/// No places.
public struct _EmptyRotorContent: AccessibilityRotorContent {}

/// Places that are there where a condition holds.
public struct _RotorIf<Content: AccessibilityRotorContent>: AccessibilityRotorContent {}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// A place for each identified element.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id }, idKind: .identifiable)
  }
}

/// Makes places to go through from the statements of a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// No places.
  public static func buildBlock() -> _EmptyRotorContent { _EmptyRotorContent() }
  /// The places of one statement, unchanged.
  public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// The places of one statement, unchanged.
  public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
  /// The places of several statements, of which none is kept.
  public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _EmptyRotorContent {
    _EmptyRotorContent()
  }
  /// The places of an `if` without `else`.
  public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorIf<C> { _RotorIf() }
  /// The places of the first branch, of which none is kept.
  public static func buildEither<C: AccessibilityRotorContent>(first: C) -> _EmptyRotorContent { _EmptyRotorContent() }
  /// The places of the second branch, of which none is kept.
  public static func buildEither<C: AccessibilityRotorContent>(second: C) -> _EmptyRotorContent { _EmptyRotorContent() }
  /// The places behind an `#available`, unchanged.
  public static func buildLimitedAvailability<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

/// Says something to assistive technology; nobody listens here.
public enum AccessibilityNotification {
  /// A text to be read.
  public struct Announcement {
    /// A text, which is not kept.
    public init(_ announcement: String) {}
    /// A text with attributes, which is not kept.
    public init(_ announcement: AttributedString) {}
    /// Does nothing.
    public func post() {}
  }

  /// Another screen.
  public struct ScreenChanged {
    /// Says that another screen is shown.
    public init() {}
    /// Does nothing.
    public func post() {}
  }

  /// Another layout.
  public struct LayoutChanged {
    /// Says that other views are shown.
    public init() {}
    /// Does nothing.
    public func post() {}
  }
}

import Foundation

/// A control that shares items; no step does it.
public nonisolated struct ShareLink<Label: View>: _ControlView {
  let label: Label
  let shared: String

  public typealias Body = Never
  public var _content: Label { label }
  public var _parameters: String { shared }

  nonisolated init(_ item: Any, _ label: Label) {
    self.label = label
    shared = String(describing: item)
  }
}

/// How a shared item is shown before it is sent.
public struct SharePreview<Image, Icon> {
  let title: String
}

extension SharePreview {
  /// A preview of a localized title with an image, which is not kept.
  public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never { title = titleKey.text }
  /// A preview of a title taken as it is with an image, which is not kept.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {
    self.title = String(title)
  }
  /// A preview of a localized title with an icon, which is not kept.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never { title = titleKey.text }
  /// A preview of a title taken as it is with an icon, which is not kept.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {
    self.title = String(title)
  }
  /// A preview of a localized title with an image and an icon, which are not kept.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { title = titleKey.text }
  /// A preview of a localized title alone.
  public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never { title = titleKey.text }
  /// A preview of a title alone, taken as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {
    self.title = String(title)
  }
}

extension ShareLink {
  /// A link that shares one item, with a view as label; subject and message are not kept.
  public nonisolated init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(item, label()) }

  /// The same with a preview, which is not kept.
  public nonisolated init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>, @ViewBuilder label: () -> Label
  ) { self.init(item, label()) }

  /// A link that shares several items, with a view as label; subject and message are not kept.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(Array(items), label()) }

  /// The same with a preview of each item, which is not made.
  public nonisolated init<Data: RandomAccessCollection, I, J>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<I, J>,
    @ViewBuilder label: () -> Label
  ) { self.init(Array(items), label()) }
}

extension ShareLink where Label == Engine.Label<Text, Image> {
  private nonisolated static func label(_ title: Text = Text("Share")) -> Label {
    Engine.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// A link called “Share” for one item; subject and message are not kept.
  public nonisolated init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item, Self.label())
  }

  /// A link called “Share” for one item; subject, message and preview are not kept.
  public nonisolated init<Item, I, J>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) { self.init(item, Self.label()) }

  /// A link called “Share” for several items; subject and message are not kept.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(Array(items), Self.label()) }

  /// A link called “Share” for several items; no preview is made.
  public nonisolated init<Data: RandomAccessCollection, I, J>(
    items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<I, J>
  ) { self.init(Array(items), Self.label()) }

  /// A link with localized text for one item; subject and message are not kept.
  public nonisolated init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item, Self.label(Text(titleKey))) }

  /// A link with text taken as it is for one item; subject and message are not kept.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item, Self.label(Text(title))) }

  /// A link with localized text for one item; the preview is not kept.
  public nonisolated init<Item, I, J>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) { self.init(item, Self.label(Text(titleKey))) }

  /// A link with text taken as it is for one item; the preview is not kept.
  @_disfavoredOverload public nonisolated init<S: StringProtocol, Item, I, J>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I, J>
  ) { self.init(item, Self.label(Text(title))) }

  /// A link with localized text for several items; subject and message are not kept.
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) { self.init(Array(items), Self.label(Text(titleKey))) }
}

/// A button that pastes what was copied; no step does it.
public nonisolated struct PasteButton: _ControlView {
  /// A button for values of a type; the closure is not called.
  public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// A button for items of some content types; the closure is not called.
  public nonisolated init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {}

  public typealias Body = Never
  public var _content: Label<Text, Image> { Label("Paste", systemImage: "doc.on.clipboard") }
  public var _parameters: _NoParameters { _NoParameters() }
}

/// A button that begins a renaming; no step does it.
public nonisolated struct RenameButton: _ControlView {
  /// A button that does nothing.
  public nonisolated init() {}

  public typealias Body = Never
  public var _content: Label<Text, Image> { Label("Rename", systemImage: "pencil") }
  public var _parameters: _NoParameters { _NoParameters() }
}

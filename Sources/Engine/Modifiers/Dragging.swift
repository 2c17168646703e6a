import Foundation

// Dragging between views and apps: kept as modifiers. No step drags one thing onto another.

#if !canImport(ObjectiveC)
  /// What is dragged from one place to another.
  open class NSItemProvider: @unchecked Sendable {
    /// What a file made of it would be called.
    public var suggestedName: String?
    private let object: AnyObject?

    /// An item of nothing.
    public init() { object = nil }

    /// An item of an object.
    public init(object: AnyObject) { self.object = object }

    /// An item of an object, if there is one; its type is not kept.
    public init(item: AnyObject?, typeIdentifier: String?) { object = item }

    /// An item of a file, which is not read.
    public init?(contentsOf fileURL: URL) { object = nil }
  }
#endif

/// A value that can be dragged, copied and pasted.
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is dragged.
public protocol TransferRepresentation<Item> {
  associatedtype Item
}

/// Makes representations from the statements of a closure.
@resultBuilder public struct TransferRepresentationBuilder<Item> {
  /// The representation of one statement, unchanged.
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

  /// The representation of one statement.
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R { content }

  /// The first representation of several.
  public static func buildBlock<R: TransferRepresentation, each Other: TransferRepresentation>(
    _ content: R, _ other: repeat each Other
  ) -> R { content }
}

/// A value as its encoded form.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// A form for one kind of content, which is not kept.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  /// A form for one kind of content, which is not kept.
  public init(contentType: UTType) {}
}

/// A value as another one that can be dragged.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  /// Another value that is made for giving; the closure is not called.
  public init(exporting: @escaping (Item) -> Proxy) {}

  /// Another value that is made for giving and read when taken; neither closure is called.
  public init(exporting: @escaping (Item) -> Proxy, importing: @escaping (Proxy) throws -> Item) {}

  /// Another value that a property has; it is not read.
  public init(exporting: KeyPath<Item, Proxy>) {}
}

/// A representation of a type that is dragged as it is.
public struct _OwnRepresentation<Item>: TransferRepresentation {}

extension String: Transferable {
  /// A text is dragged as it is.
  public static var transferRepresentation: _OwnRepresentation<String> { _OwnRepresentation() }
}
extension Data: Transferable {
  /// Bytes are dragged as they are.
  public static var transferRepresentation: _OwnRepresentation<Data> { _OwnRepresentation() }
}
extension Image: Transferable {
  /// An image is dragged as it is.
  public static var transferRepresentation: _OwnRepresentation<Image> { _OwnRepresentation() }
}
extension Color: Transferable {
  /// A colour is dragged as it is.
  public static var transferRepresentation: _OwnRepresentation<Color> { _OwnRepresentation() }
}
extension AttributedString: Transferable {
  /// A text with attributes is dragged as it is.
  public static var transferRepresentation: _OwnRepresentation<AttributedString> { _OwnRepresentation() }
}
extension URL: Transferable {
  /// An address is dragged as it is.
  public static var transferRepresentation: _OwnRepresentation<URL> { _OwnRepresentation() }
}

extension View {
  /// Lets the view be dragged.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    effect(_Names.OnDrag.self, "_", true)
  }

  /// Lets the view be dragged, with a preview.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { effect(_Names.OnDrag.self, "_", true) }

  /// Lets the view be dragged as a value.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    effect(_Names.Draggable.self, "_", String(describing: T.self))
  }

  /// Lets the view be dragged as a value, with a preview.
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { effect(_Names.Draggable.self, "_", String(describing: T.self)) }

  /// Takes values that are dropped on the view.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { effect(_Names.DropDestination.self, "for", String(describing: T.self)) }

  /// Takes what is dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { effect(_Names.OnDrop.self, "of", supportedContentTypes.map(\.identifier).joined(separator: ", ")) }

  /// Takes what is dropped on the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { effect(_Names.OnDrop.self, "of", supportedContentTypes.map(\.identifier).joined(separator: ", ")) }

  /// Says what a person does in the view, for going on elsewhere.
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { effect(_Names.UserActivity.self, "_", activityType) }

  /// Goes on with what a person did elsewhere; here nothing comes from elsewhere.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { effect(_Names.OnContinueUserActivity.self, "_", activityType) }
}

#if !canImport(ObjectiveC)
  /// What a person does, for going on elsewhere.
  public final class NSUserActivity {
    /// What the person does, by a name that the app declares.
    public let activityType: String
    /// What the activity is called for the person.
    public var title: String?
    /// What is needed to go on with it.
    public var userInfo: [AnyHashable: Any]?
    /// The page on which it can be gone on with.
    public var webpageURL: URL?
    /// Whether it may be gone on with elsewhere; kept as it is set.
    public var isEligibleForHandoff = true
    /// Whether it may be found by a search; kept as it is set.
    public var isEligibleForSearch = false

    /// An activity of a kind, which nothing here goes on with.
    public init(activityType: String) { self.activityType = activityType }
  }
#endif

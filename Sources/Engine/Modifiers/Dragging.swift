import Foundation

// Dragging between views and apps: kept as modifiers. No step drags one thing onto another.

#if !canImport(ObjectiveC)
  /// What is dragged from one place to another.
  open class NSItemProvider: @unchecked Sendable {
    public var suggestedName: String?
    private let object: AnyObject?

    public init() { object = nil }

    public init(object: AnyObject) { self.object = object }

    public init(item: AnyObject?, typeIdentifier: String?) { object = item }

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
  public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }

  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R { content }

  public static func buildBlock<R: TransferRepresentation, each Other: TransferRepresentation>(
    _ content: R, _ other: repeat each Other
  ) -> R { content }
}

/// A value as its encoded form.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  public init(contentType: UTType) {}
}

/// A value as another one that can be dragged.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  public init(exporting: @escaping (Item) -> Proxy) {}

  public init(exporting: @escaping (Item) -> Proxy, importing: @escaping (Proxy) throws -> Item) {}

  public init(exporting: KeyPath<Item, Proxy>) {}
}

/// A representation of a type that is dragged as it is.
public struct _OwnRepresentation<Item>: TransferRepresentation {}

extension String: Transferable {
  public static var transferRepresentation: _OwnRepresentation<String> { _OwnRepresentation() }
}
extension Data: Transferable {
  public static var transferRepresentation: _OwnRepresentation<Data> { _OwnRepresentation() }
}
extension Image: Transferable {
  public static var transferRepresentation: _OwnRepresentation<Image> { _OwnRepresentation() }
}
extension Color: Transferable {
  public static var transferRepresentation: _OwnRepresentation<Color> { _OwnRepresentation() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: _OwnRepresentation<AttributedString> { _OwnRepresentation() }
}
extension URL: Transferable {
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
    public let activityType: String
    public var title: String?
    public var userInfo: [AnyHashable: Any]?
    public var webpageURL: URL?
    public var isEligibleForHandoff = true
    public var isEligibleForSearch = false

    public init(activityType: String) { self.activityType = activityType }
  }
#endif

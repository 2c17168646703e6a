import Foundation

/// Answers what is dropped on a view. No step drops anything.
public protocol DropDelegate {
  func performDrop(info: DropInfo) -> Bool
  func validateDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// By default everything is taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// By default nothing follows.
  public func dropEntered(info: DropInfo) {}
  /// By default the proposal stays as it was.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// By default nothing follows.
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  /// Where it is dropped, in the view's coordinates.
  public var location: CGPoint
  /// Always `false`, as nothing is dropped.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// Always empty, as nothing is dropped.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What becomes of what is dropped.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What a view would do with what is dropped.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// A proposal to do one thing.
  public init(operation: DropOperation) { self.operation = operation }
}

extension View {
  /// Takes what is dropped on the view, by a delegate.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    effect(_Names.OnDrop.self, "of", supportedContentTypes.map(\.identifier).joined(separator: ", "))
  }

  /// Takes what is dropped on the view, by a delegate.
  @available(*, deprecated)
  public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    effect(_Names.OnDrop.self, "of", supportedTypes.joined(separator: ", "))
  }

  /// Takes what is dropped on the view.
  @available(*, deprecated)
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { effect(_Names.OnDrop.self, "of", supportedTypes.joined(separator: ", ")) }

  /// Takes what is dropped on the view.
  @available(*, deprecated)
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { effect(_Names.OnDrop.self, "of", supportedTypes.joined(separator: ", ")) }

  /// Lets a person copy values.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    effect(_Names.Copyable.self)
  }

  /// Lets a person cut values.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { effect(_Names.Cuttable.self) }

  /// Takes values that are pasted.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { effect(_Names.PasteDestination.self) }

  /// Offers an item to be dragged.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    trait(ItemProviderTraitKey.self, action)
  }
}

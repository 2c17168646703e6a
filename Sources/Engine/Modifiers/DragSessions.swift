import Foundation

/// Something that is being dragged out of a view; no step drags one thing onto another.
public struct DragSession: Identifiable, Sendable {
  /// How far a drag has come.
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }
  /// What tells the drag apart from others.
  public let id: Int
  /// How far the drag has come.
  public let phase: Phase
}

/// Something that is being dragged onto a view.
public struct DropSession: Identifiable, Sendable {
  /// How far a drag has come.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }
  /// What tells the drag apart from others.
  public let id: Int
  /// How far the drag has come.
  public let phase: Phase
  /// Where in the view it is, in points.
  public let location: CGPoint
}

/// What a view lets be done with what is dragged out of it.
public struct DragConfiguration: Sendable {
  /// Lets what is dragged be copied.
  public init() {}
  /// Lets what is dragged be moved or deleted as well, or not; it is not kept.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}

/// What a view does with what is dragged onto it.
public struct DropConfiguration: Sendable {
  /// A view that copies, moves or deletes what is dropped; it is not kept which.
  public init(operation: DropOperation) {}
}

/// How previews of several things that are dragged stand together.
public struct DragDropPreviewsFormation: Sendable {
  /// What the system chooses; nothing follows.
  public static let `default` = DragDropPreviewsFormation()
  /// One below the other; nothing follows.
  public static let list = DragDropPreviewsFormation()
  /// On top of each other, turned; nothing follows.
  public static let pile = DragDropPreviewsFormation()
  /// On top of each other, straight; nothing follows.
  public static let stack = DragDropPreviewsFormation()
}

extension View {
  /// Lets things in the view be dragged, several at a time.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>? = nil, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([ItemID]) -> [Item]
  ) -> some View { effect(_Names.DragContainer.self, "for", String(describing: Item.self)) }

  /// Lets things in the view be dragged, those that are selected together.
  public nonisolated func dragContainer<Item: Transferable, ItemID: Hashable, Items: Collection>(
    for itemType: Item.Type = Item.self, selection: @autoclosure @escaping () -> [ItemID],
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Items
  ) -> some View where Items.Element == Item { effect(_Names.DragContainer.self, "for", String(describing: Item.self)) }

  /// Says which of the things in the view are dragged together.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
  ) -> some View { effect(_Names.DragContainer.self) }

  /// Lets the view be dragged as one of the things in a container.
  public nonisolated func draggable<ItemID: Hashable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View { effect(_Names.Draggable.self, "containerItemID", containerItemID) }

  /// Says what may be done with what is dragged out of the view.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    effect(_Names.DragContainer.self)
  }

  /// Says what is done with what is dragged onto the view.
  public nonisolated func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View { effect(_Names.DropDestination.self) }

  /// Says how previews of what is dragged stand together.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    effect(_Names.DragContainer.self)
  }

  /// Says how previews of what is dropped stand together.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    effect(_Names.DropDestination.self)
  }

  /// Takes values that are dropped on the view, or not.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View { effect(_Names.DropDestination.self, "for", String(describing: T.self)) }

  /// Calls an action when something is dragged out of the view.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
    effect(_Names.DragContainer.self)
  }

  /// Calls an action when something is dragged over the view.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
    effect(_Names.DropDestination.self)
  }

  /// Lets something be dropped for as long as it is held over the view.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    effect(_Names.SpringLoading.self)
  }
}

/// Whether something that is held over a view opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// What the system chooses; nothing follows.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It opens the view; nothing follows.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not open the view; nothing follows.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension _Names {
  /// The name of the modifiers that let several things be dragged.
  public enum DragContainer: _ModifierName { public static var name: StaticString { ".dragContainer" } }
  /// The name of ``View/springLoadingBehavior(_:)``.
  public enum SpringLoading: _ModifierName { public static var name: StaticString { ".springLoadingBehavior" } }
}

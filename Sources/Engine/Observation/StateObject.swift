/// An observable object that the view owns: made once, when the identity begins (C2).
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private enum Storage {
    case thunk(() -> ObjectType)
    case object(ObjectType)
  }
  nonisolated(unsafe) private var storage: Storage

  /// Keeps how the object is made; it is made when the identity begins.
  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .thunk(thunk) }

  /// The object; outside a graph one is made at each reading.
  public var wrappedValue: ObjectType { object }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: object) }

  private var object: ObjectType {
    switch storage {
    case .object(let object): object
    // Used before the view is part of a graph: a throw-away object, as nothing keeps it.
    case .thunk(let make): make()
    }
  }
}

extension StateObject: @preconcurrency GraphProperty {
  static func isEqualInput(_ old: StateObject, _ new: StateObject) -> Bool { true }

  static func makeSlot(_ property: inout StateObject, _ context: SlotContext) -> PropertySlot {
    let object = context.node.graph.untracked { property.object }
    property.storage = .object(object)
    let slot = OwnedObjectSlot(context)
    slot.owned = object
    slot.observe(object)
    return slot
  }

  static func install(_ slot: PropertySlot, into property: inout StateObject) {
    if let object = (slot as? OwnedObjectSlot)?.owned as? ObjectType { property.storage = .object(object) }
  }
}

final class OwnedObjectSlot: ObjectSlot, @unchecked Sendable {
  var owned: AnyObject?

  override var heldState: String? { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  override func end() {
    super.end()
    owned = nil
  }
}

/// An observable object that is handed to the view: the view's body runs whenever the object changes (D4).
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty
{
  nonisolated(unsafe) private var object: ObjectType

  /// Observes an object that the view is handed.
  public nonisolated init(wrappedValue: ObjectType) { object = wrappedValue }

  /// Observes an object that the view is handed, by the older name.
  public nonisolated init(initialValue: ObjectType) { object = initialValue }

  /// The object; another one is observed from the next evaluation on.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: ReferenceLocation(object, path))
    }
  }
}

extension ObservedObject: @preconcurrency GraphProperty {
  static func isEqualInput(_ old: ObservedObject, _ new: ObservedObject) -> Bool { old.object === new.object }

  static func makeSlot(_ property: inout ObservedObject, _ context: SlotContext) -> PropertySlot {
    let slot = ObjectSlot(context)
    slot.observe(property.object)
    return slot
  }

  static func install(_ slot: PropertySlot, into property: inout ObservedObject) {
    guard let slot = slot as? ObjectSlot, slot.source?.object !== property.object else { return }
    slot.wasReplaced = true
    if let source = slot.source {
      slot.node.graph.recorder?.unowned.replace(slot.node, slot.name, source.object, by: property.object)
    }
    slot.observe(property.object)
  }
}

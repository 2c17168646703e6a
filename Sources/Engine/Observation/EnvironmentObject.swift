/// An observable object that a view above put into the environment (D4).
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  nonisolated(unsafe) private var object: ObjectType?

  /// The object is known when the view is in a graph.
  public nonisolated init() {}

  /// The object of the nearest view above that has one; where none has, the program stops with a message.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may \
        be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      Binding(location: ReferenceLocation(object, path))
    }
  }
}

extension EnvironmentObject: @preconcurrency GraphProperty {
  static func isEqualInput(_ old: EnvironmentObject, _ new: EnvironmentObject) -> Bool { true }

  static func makeSlot(_ property: inout EnvironmentObject, _ context: SlotContext) -> PropertySlot {
    let slot = EnvironmentObjectSlot<ObjectType>(context)
    install(slot, into: &property)
    return slot
  }

  static func install(_ slot: PropertySlot, into property: inout EnvironmentObject) {
    guard let slot = slot as? EnvironmentObjectSlot<ObjectType> else { return }
    property.object = slot.lookUp()
  }
}

/// Depends on the object, and is told by the environment when another object takes its place.
final class EnvironmentObjectSlot<ObjectType: ObservableObject>: ObjectSlot, EnvironmentReader, @unchecked Sendable {
  private var isRegistered = false

  func lookUp() -> ObjectType? {
    if !isRegistered {
      isRegistered = true
      node.environment.add(self)
    }
    let object = node.environment.values[objectOf: ObjectType.self]
    if let object { observe(object) }
    return object
  }

  func environmentChanged() {
    let object = node.environment.values[objectOf: ObjectType.self]
    guard object !== source?.object else { return }
    wasReplaced = true
    node.reinstallProperties()
    node.schedule()
  }

  override func end() {
    super.end()
    if isRegistered { node.environment.remove(self) }
  }
}

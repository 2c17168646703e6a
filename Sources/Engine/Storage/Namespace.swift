import Recording

/// An identity that lasts as long as the view, for matching views of one animation.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  /// What tells namespaces apart.
  public struct ID: Hashable, Sendable {
    let value: Int
  }
  var id = 0

  /// A namespace that gets its identity when the view is in a graph.
  public init() {}

  /// The namespace's identity, the same for as long as the view lasts.
  public var wrappedValue: ID { ID(value: id) }
}

extension Namespace: GraphProperty {
  static func isEqualInput(_ old: Namespace, _ new: Namespace) -> Bool { true }

  @MainActor static func makeSlot(_ property: inout Namespace, _ context: SlotContext) -> PropertySlot {
    let slot = NamespaceSlot(context)
    install(slot, into: &property)
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout Namespace) {
    property.id = Int(slot.node.id) << 12 | Int(slot.offset & 0xFFF)
  }
}

private final class NamespaceSlot: PropertySlot {}

extension Namespace.ID: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { "namespace" }
}

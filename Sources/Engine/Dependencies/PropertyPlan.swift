import Recording

/// The dynamic properties of a view type, found once per type.
@MainActor final class PropertyPlan {
  struct Leaf {
    var offset: Int
    var name: String
    var type: any GraphProperty.Type
  }
  struct Custom {
    var offset: Int
    var type: any DynamicProperty.Type
  }
  let leaves: [Leaf]
  let customs: [Custom]
  /// The causes of a first evaluation: the value, and for a type with dynamic properties the identity and all of
  /// them, read or not (F1, F2).
  let firstCauses: [Cause]

  init(_ type: Any.Type) {
    var leaves: [Leaf] = []
    var customs: [Custom] = []
    PropertyPlan.collect(
      type, at: 0, topLevel: nil, into: &leaves, &customs)
    self.leaves = leaves
    self.customs = customs
    firstCauses = PropertyPlan.firstCauses(leaves, hasProperties: !leaves.isEmpty || !customs.isEmpty)
  }

  var isEmpty: Bool { leaves.isEmpty && customs.isEmpty }

  private static func firstCauses(_ leaves: [Leaf], hasProperties: Bool) -> [Cause] {
    guard hasProperties else { return [.value] }
    var causes: [Cause] = [.value, .identity]
    for leaf in leaves.sorted(by: { $0.offset < $1.offset }) where !causes.contains(.property(leaf.name)) {
      causes.append(.property(leaf.name))
    }
    return causes
  }

  private static func collect(
    _ type: Any.Type, at offset: Int, topLevel: [Field]?, into leaves: inout [Leaf],
    _ customs: inout [Custom]
  ) {
    let fields = FieldLayout.fields(of: type).map { $0.moved(by: offset) }
    for field in fields {
      let place = field.offset
      if let leaf = field.type as? any GraphProperty.Type {
        // Fields without a size lie where the next one does: the last one at a place is the one that fills it.
        let name = topLevel.map { fields in fields.last { $0.offset == place }?.name ?? "@\(place)" } ?? field.name
        leaves.append(Leaf(offset: place, name: name, type: leaf))
      } else if let custom = field.type as? any DynamicProperty.Type, field.kind != .classReference {
        collect(field.type, at: place, topLevel: topLevel ?? fields, into: &leaves, &customs)
        customs.append(Custom(offset: place, type: custom))
      } else if type is any PropertyHolder.Type {
        // The parts of what is held are named as the properties of a view are.
        collect(field.type, at: place, topLevel: nil, into: &leaves, &customs)
      }
    }
  }

  /// Makes the slots of a node that begins, and puts them into its value. A slot that takes long is reported (L): it
  /// may make an object, a default value, or ask for stored data.
  func makeSlots(
    in value: UnsafeMutableRawPointer, node: _ViewNode, named name: ((String) -> String)? = nil
  ) -> [PropertySlot] {
    let slowness = node.graph.recorder?.slowness
    return leaves.map { leaf in
      @MainActor func open<P: GraphProperty>(_ type: P.Type) -> PropertySlot {
        P.makeSlot(
          &value.advanced(by: leaf.offset).assumingMemoryBound(to: P.self).pointee,
          SlotContext(node: node, name: name?(leaf.name) ?? leaf.name, offset: leaf.offset))
      }
      guard let slowness else { return _openExistential(leaf.type, do: open) }
      return slowness.initialiser(of: leaf.name, in: node) { _openExistential(leaf.type, do: open) }
    }
  }

  /// Puts the slots into a new value that the parent handed down.
  func install(_ slots: [PropertySlot], into value: UnsafeMutableRawPointer) {
    for (leaf, slot) in zip(leaves, slots) {
      @MainActor func open<P: GraphProperty>(_ type: P.Type) {
        P.install(slot, into: &value.advanced(by: leaf.offset).assumingMemoryBound(to: P.self).pointee)
      }
      _openExistential(leaf.type, do: open)
    }
  }

  /// Brings custom properties up to date before an evaluation.
  func updateCustoms(in value: UnsafeMutableRawPointer) {
    for custom in customs {
      func open<P: DynamicProperty>(_ type: P.Type) {
        value.advanced(by: custom.offset).assumingMemoryBound(to: P.self).pointee.update()
      }
      _openExistential(custom.type, do: open)
    }
  }
}

/// A value whose parts' dynamic properties belong to the view that holds it.
protocol PropertyHolder: DynamicProperty {}

import Recording

extension _ViewNode {
  /// Takes the pending edges and says in F1's order why the node runs; empty where all of them proved equal (D2).
  ///
  /// - Parameter slots: the node's slots, for those that the parent replaced.
  final func takeCauses(slots: [PropertySlot], hasNewValue: Bool) -> [Cause] {
    var causes: [Cause] = hasNewValue ? [.value] : []
    var changed: [(offset: Int32, name: String)] = []
    for slot in slots where slot.wasReplaced {
      slot.wasReplaced = false
      changed.append((slot.offset, slot.name))
    }
    var models: [ModelSource] = []
    var hasUnslotted = false
    graph.edges.takePending(of: self) { index in
      let edge = graph.edges[index]
      if let slot = edge.slot?.takeUnretainedValue() {
        guard slot.hasChanged() else { return }
        changed.append((slot.offset, slot.name))
        if let recorder = graph.recorder, let object = edge.source.takeUnretainedValue() as? ObjectSource {
          recorder.objectCaused(self, object)
        }
      } else if let model = edge.source.takeUnretainedValue() as? ModelSource {
        let fields = dynamicProperties(reading: model)
        if fields.isEmpty { models.append(model) }
        for field in fields { changed.append((Int32(field.offset), field.name)) }
      } else if let slot = slots.first(where: { $0.holds(edge.source.takeUnretainedValue()) }) {
        changed.append((slot.offset, slot.name))
      } else {
        hasUnslotted = true
      }
    }
    // A binding inside another value is a part of the view's value.
    if hasUnslotted, !hasNewValue { causes.append(.value) }
    changed.sort { $0.offset < $1.offset }
    for (_, name) in changed where !causes.contains(.property(name)) { causes.append(.property(name)) }
    var modelCauses: [(String, Cause)] = models.map { model in
      (model.keyPathWords, .model(property: propertyHolding(model), keyPath: model.keyPathWords))
    }
    modelCauses.sort { $0.0 < $1.0 }
    for (_, cause) in modelCauses where !causes.contains(cause) { causes.append(cause) }
    return causes
  }

  /// The view's dynamic properties that show what an object holds: queries.
  func dynamicProperties(reading model: ModelSource) -> [Field] {
    guard let object = model.object as? any _DynamicPropertySource else { return [] }
    return ViewType.of(viewType).fields.filter { type(of: object)._isRead(by: $0.type) }
  }

  /// The stored property through which the node reaches a model, an underscore before it (F4).
  private func propertyHolding(_ model: ModelSource) -> String? {
    guard let object = model.object, let name = storedProperty(reaching: object) else { return nil }
    return name.hasPrefix("_") ? name : "_" + name
  }
}

/// An object of a framework that views read through a dynamic property, by whose name a change of it is told.
public protocol _DynamicPropertySource: AnyObject {
  static func _isRead(by property: Any.Type) -> Bool
}

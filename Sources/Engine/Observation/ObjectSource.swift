import Recording

/// An observable object as a source: any change of it makes every view run that declares it (D4).
final class ObjectSource: SourceAttribute {
  private(set) weak var object: AnyObject?
  private var subscription: AnyCancellable?
  let key: ObjectIdentifier
  private let typeName: String
  private var writes: [RecordedWrite] = []

  init<Object: ObservableObject>(_ graph: Graph, _ object: Object) {
    self.object = object
    key = ObjectIdentifier(object)
    typeName = TypeName.short(type(of: object))
    super.init(graph)
    subscription = object.objectWillChange.sink { [weak self] _ in
      onMain { self?.willChange() }
    }
  }

  private func willChange() {
    graph.noteWrite()
    wait()
  }

  /// Notes which property is about to change.
  func note(property: String, old: String, new: String, isEqual: Bool) {
    writes.append(RecordedWrite(property: property, old: old, new: new, isRepeated: isEqual))
  }

  /// The properties that changed since the last pass.
  private(set) var changedProperties: Set<String> = []

  override func commit() -> Bool {
    changedProperties = Set(writes.compactMap(\.property))
    writes = []
    return true
  }

  override func recorded(_ describer: Describer) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?)
  {
    (.object, typeName, nil, nil)
  }

  override func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    writes.isEmpty ? [RecordedWrite()] : writes
  }
}

/// The slot of a property that holds an observable object.
class ObjectSlot: PropertySlot, @unchecked Sendable {
  private(set) var source: ObjectSource?

  /// Depends on `object` from now on.
  final func observe<Object: ObservableObject>(_ object: Object) {
    if let source, source.object === object { return }
    dropEdge()
    let source = node.graph.objectSource(of: object)
    self.source = source
    depend(on: source, isRead: false)
  }

  override func end() { source = nil }
}

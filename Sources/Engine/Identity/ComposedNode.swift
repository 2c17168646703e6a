import Recording

/// The node of a view with a body.
final class ComposedNode<V: View>: _ViewNodeOf<V> {
  @exclusivity(unchecked) private var child: _ViewNodeOf<V.Body>?
  @exclusivity(unchecked) private var slots: [PropertySlot] = []
  private let type: ViewType

  override init(_ value: V, _ inputs: _ViewInputs) {
    type = ViewType.of(V.self)
    super.init(value, inputs)
    graph.liveAttributes += 2
  }

  func start() {
    if !type.properties.isEmpty {
      slots = withUnsafeMutablePointer(to: &value) { type.properties.makeSlots(in: $0, node: self) }
    }
    evaluateFirst()
  }

  private func begin() {
    flags.remove(.hasNewValue)
    let body = evaluateBody(type.properties.firstCauses)
    flags.remove(.isFirst)
    child = V.Body._makeView(body, inputs())
  }

  private func evaluateBody(_ causes: [Cause]) -> V.Body {
    graph.recorder?.ran(self, causes)
    for slot in slots { slot.willEvaluate() }
    if type.properties.customs.isEmpty { return graph.evaluate(self, causes: causes) { value.body } }
    // What an update of a custom property changes is not part of the value that is compared with the next one.
    var updated = value
    return graph.evaluate(self, causes: causes) {
      withUnsafeMutablePointer(to: &updated) { type.properties.updateCustoms(in: $0) }
      return updated.body
    }
  }

  override func update(_ new: V, differs: Bool?) -> Bool {
    let isEqual = differs.map(!) ?? isEqual(to: new, type.comparison)
    if isEqual {
      graph.recorder?.skipped(self, type.skipReason)
      return false
    }
    graph.recorder?.compared(self, type, value, new)
    value = new
    if !slots.isEmpty { reinstallProperties() }
    flags.insert(.hasNewValue)
    schedule()
    return true
  }

  override var comparesFirst: (comparison: Comparison, skip: SkipReason)? { (type.comparison, type.skipReason) }

  override func reinstallProperties() {
    withUnsafeMutablePointer(to: &value) { type.properties.install(slots, into: $0) }
  }

  override func evaluate() {
    if flags.contains(.isFirst) { return begin() }
    let causes = takeCauses(slots: slots, hasNewValue: flags.contains(.hasNewValue))
    flags.remove(.hasNewValue)
    if causes.isEmpty {
      graph.recorder?.skipped(self, .dependenciesEqual)
      return
    }
    let body = evaluateBody(causes)
    let changed = child?.update(body) ?? false
    graph.recorder?.finished(self, changed: changed)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func willEnd() {
    for slot in slots { slot.end() }
    graph.liveAttributes -= 2
  }

  override func describe(_ describer: Describer) -> NodeWords {
    withUnsafePointer(to: value) { type.words(of: $0, describer) }
  }

  override var printedType: Any.Type? { V.self }

  override var heldStates: [String] { slots.compactMap(\.heldState) }
}

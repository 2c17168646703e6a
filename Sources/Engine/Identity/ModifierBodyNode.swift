import Recording

/// The node of a modifier with a body: like a composed view, with the modified view at the places where the body puts it.
final class ModifierBodyNode<Base: View, Modifier: ViewModifier>: _ViewNodeOf<ModifiedContent<Base, Modifier>> {
  private var child: _ViewNodeOf<Modifier.Body>?
  private var slots: [PropertySlot] = []
  private let type = ViewType.of(Modifier.self)
  private let owner = Owner()

  private final class Owner: ModifierContentOwner {
    var content: Base?

    override func makeContent(_ inputs: _ViewInputs) -> _ViewNode? { content.map { Base._makeView($0, inputs) } }

    func update(_ new: Base) -> Bool {
      content = new
      var changed = false
      for place in places {
        let node = (place.takeUnretainedValue() as? any ModifierContentPlace)?.content as? _ViewNodeOf<Base>
        if node?.update(new) == true { changed = true }
      }
      return changed
    }
  }

  func start() {
    graph.liveAttributes += 2
    owner.content = value.content
    if !type.properties.isEmpty {
      slots = withUnsafeMutablePointer(to: &value.modifier) { type.properties.makeSlots(in: $0, node: self) }
    }
    evaluateFirst()
  }

  private func begin() {
    flags.remove(.hasNewValue)
    let body = evaluateBody(type.properties.firstCauses)
    flags.remove(.isFirst)
    child = Modifier.Body._makeView(body, inputs())
  }

  private func evaluateBody(_ causes: [Cause]) -> Modifier.Body {
    graph.recorder?.ran(self, causes)
    for slot in slots { slot.willEvaluate() }
    if type.properties.customs.isEmpty {
      return graph.evaluate(self, causes: causes) { value.modifier.body(content: .init(owner: owner)) }
    }
    // What an update of a custom property changes is not part of the value that is compared with the next one.
    var updated = value.modifier
    return graph.evaluate(self, causes: causes) {
      withUnsafeMutablePointer(to: &updated) { type.properties.updateCustoms(in: $0) }
      return updated.body(content: .init(owner: owner))
    }
  }

  override func update(_ new: ModifiedContent<Base, Modifier>, differs: Bool?) -> Bool {
    let isEqual = isEqualAsField(value.modifier, new.modifier, type.comparison)
    if isEqual {
      graph.recorder?.skipped(self, type.skipReason)
    } else {
      graph.recorder?.compared(self, type, value.modifier, new.modifier)
      value.modifier = new.modifier
      if !slots.isEmpty { reinstallProperties() }
      flags.insert(.hasNewValue)
      schedule()
    }
    value.content = new.content
    let changed = owner.update(new.content)
    return changed || !isEqual
  }

  override func reinstallProperties() {
    withUnsafeMutablePointer(to: &value.modifier) { type.properties.install(slots, into: $0) }
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
    var words = withUnsafePointer(to: value.modifier) { type.words(of: $0, describer) }
    words.kind = .modifier
    return words
  }

  override var printedType: Any.Type? { Modifier.self }

  override var heldStates: [String] { slots.compactMap(\.heldState) }
}

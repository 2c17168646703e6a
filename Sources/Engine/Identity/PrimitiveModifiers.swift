import Foundation
import Recording

/// A modifier of the framework, without a body: it may be inert, set the environment, lay out, or act at events.
@MainActor @preconcurrency public protocol _PrimitiveModifier: ViewModifier where Body == Never {
  /// As the author writes it: `.padding`.
  static var _name: String { get }
  /// The name of this one, where one type stands for several modifiers.
  var _label: String { get }
  /// Its parameters in words.
  var _words: String? { get }
  /// Whether another one of the type changes nothing. Closures do not count.
  func _isSame(as other: Self) -> Bool
}

extension _PrimitiveModifier {
  public var _label: String { Self._name }
  public var _words: String? { nil }
}

extension _PrimitiveModifier where Self: Equatable {
  public func _isSame(as other: Self) -> Bool { self == other }
}

extension _PrimitiveModifier {
  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = ModifierNode(view, inputs)
    node.start()
    return node
  }
}

/// The node of a primitive modifier.
class ModifierNode<Base: View, Modifier: _PrimitiveModifier>: _ViewNodeOf<ModifiedContent<Base, Modifier>> {
  final var child: _ViewNodeOf<Base>?

  func start() { child = Base._makeView(value.content, childInputs) }

  var childInputs: _ViewInputs { inputs() }

  override func update(_ new: ModifiedContent<Base, Modifier>, differs: Bool?) -> Bool {
    let old = value.modifier
    value = new
    var changed = false
    if old._isSame(as: new.modifier) {
      graph.recorder?.skipped(self, .inputsEqual)
    } else {
      if let recorder = graph.recorder {
        let words = (old: old._words, new: new.modifier._words)
        // A modifier without words of its own has its parameters told; one that has nothing to say is as by default.
        let isWordless = words.old == nil && words.new == nil
        recorder.changedPrimitive(
          self, old: words.old ?? (isWordless ? recorder.describer.describe(old) : "default"),
          new: words.new ?? (isWordless ? recorder.describer.describe(new.modifier) : "default"))
      }
      changed = true
    }
    modifierUpdated(from: old, changed: changed)
    if child?.update(new.content) == true { changed = true }
    return changed
  }

  /// Called with the new value in place, before the content is updated.
  func modifierUpdated(from old: Modifier, changed: Bool) {}

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .modifier, type: value.modifier._label, name: value.modifier._words)
  }

  override var responder: (any Responder)? { value.modifier as? any Responder }

  override var transitionWords: String? { (value.modifier as? any TransitionHolder)?.transition.name }

  override var modifierForEvents: Any? { value.modifier }

  override var tagValue: AnyHashable? { (value.modifier as? any TagHolder)?.tag }
}

/// The node of a primitive modifier with dynamic properties: bindings that it reads itself, so that the view that hands
/// a state over need not run (D3).
class PropertyModifierNode<Base: View, Modifier: _PrimitiveModifier>: ModifierNode<Base, Modifier> {
  private var slots: [PropertySlot] = []
  private let type = ViewType.of(Modifier.self)

  override func start() {
    slots = withUnsafeMutablePointer(to: &value.modifier) {
      type.properties.makeSlots(in: $0, node: self, named: propertyName)
    }
    super.start()
    flags.remove(.isFirst)
    propertiesChanged()
  }

  /// A property as the author knows it: by the name of the argument that sets it.
  func propertyName(_ stored: String) -> String { stored }

  /// Called with new values of the properties in place: at first, when the parent hands them down, and when what they
  /// depend on changed.
  func propertiesChanged() {}

  override final func modifierUpdated(from old: Modifier, changed: Bool) {
    reinstallProperties()
    propertiesChanged()
  }

  override final func reinstallProperties() {
    withUnsafeMutablePointer(to: &value.modifier) { type.properties.install(slots, into: $0) }
  }

  override final func evaluate() {
    if takeCauses(slots: slots, hasNewValue: false).isEmpty, !hasWork {
      graph.recorder?.skipped(self, .dependenciesEqual)
    } else {
      propertiesChanged()
    }
  }

  /// Whether something else than its properties has it evaluated: what it keeps itself.
  var hasWork: Bool { false }

  override func willEnd() {
    for slot in slots { slot.end() }
    super.willEnd()
  }
}

/// A modifier that sets the environment for the views below it.
@MainActor @preconcurrency public protocol _EnvironmentModifier: _PrimitiveModifier {
  func _set(_ values: inout EnvironmentValues)
  /// Whether it sets anything that views read.
  var _sets: Bool { get }
  /// Whether sizes below can depend on what it sets: a font does that.
  var _affectsLayout: Bool { get }
}

extension _EnvironmentModifier {
  public var _sets: Bool { true }
  public var _affectsLayout: Bool { false }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = EnvironmentModifierNode(view, inputs)
    node.start()
    return node
  }
}

final class EnvironmentModifierNode<Base: View, Modifier: _EnvironmentModifier>: ModifierNode<Base, Modifier>,
  EnvironmentReader
{
  private var below: EnvironmentNode?

  override func start() {
    if value.modifier._sets { begin() }
    super.start()
  }

  private func begin() {
    below = EnvironmentNode(values: changedValues)
    environment.add(self)
  }

  private var changedValues: EnvironmentValues {
    var values = environment.values
    value.modifier._set(&values)
    return values
  }

  override var childInputs: _ViewInputs {
    var result = inputs()
    if let below { result.environment = below }
    return result
  }

  override func modifierUpdated(from old: Modifier, changed: Bool) {
    if !changed { return }
    if below != nil { return setBelow() }
    guard value.modifier._sets else { return }
    // The first value that views read: those below have another environment from now on, so that they begin again.
    begin()
    let ended = child
    child = Base._makeView(value.content, childInputs)
    replace(ended, by: child)
  }

  func environmentChanged() { setBelow() }

  private func setBelow() {
    below?.set(changedValues)
    if value.modifier._affectsLayout { child?.environmentAffectsLayoutBelow() }
  }

  override func willEnd() { if below != nil { environment.remove(self) } }
}

extension _ViewNode {
  /// Measures again what is below, whose size may depend on the environment.
  final func environmentAffectsLayoutBelow() {
    (self as? any EnvironmentLayoutReader)?.environmentAffectsLayout()
    forEachChild { $0.environmentAffectsLayoutBelow() }
  }
}

/// A modifier that becomes the parent of each displayable below it, one by one (I2).
@MainActor @preconcurrency public protocol _LayoutModifier: _PrimitiveModifier {}

/// How a layout modifier lays out; kept out of the public protocol.
protocol LayoutModifierAlgorithm {
  @MainActor var algorithm: any LayoutAlgorithm { get }
}

extension _LayoutModifier {
  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = LayoutModifierNode(view, inputs)
    node.start()
    return node
  }
}

class LayoutModifierNode<Base: View, Modifier: _PrimitiveModifier>: ModifierNode<Base, Modifier> {
  private(set) final var wrappers: [LayoutItem] = []

  var algorithm: any LayoutAlgorithm { (value.modifier as? any LayoutModifierAlgorithm)?.algorithm ?? PassAlgorithm() }

  override func modifierUpdated(from old: Modifier, changed: Bool) {
    guard changed else { return }
    for wrapper in wrappers {
      wrapper.algorithm = algorithm
      wrapper.reset()
    }
  }

  override final var isDisplayModifier: Bool { true }

  /// What else stands in a wrapper, beside the displayable itself.
  func companions() -> ContiguousArray<LayoutItem> { [] }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    if wrappers.isEmpty || flags.contains(.hasStaleDisplayables) { wrap() }
    list.append(contentsOf: wrappers)
  }

  private func wrap() {
    flags.remove(.hasStaleDisplayables)
    var content: ContiguousArray<LayoutItem> = []
    child?.appendDisplayables(to: &content)
    var known: [ObjectIdentifier: LayoutItem] = [:]
    for wrapper in wrappers { if let inner = wrapper.children.first { known[ObjectIdentifier(inner)] = wrapper } }
    wrappers = content.map { inner in
      if let wrapper = known.removeValue(forKey: ObjectIdentifier(inner)) { return wrapper }
      let wrapper = LayoutItem(self, algorithm)
      var children = companions()
      children.insert(inner, at: 0)
      wrapper.setChildren(children)
      return wrapper
    }
    for wrapper in known.values.sorted(by: { $0.id < $1.id }) { wrapper.end() }
  }

  override final func resetLayout() { for wrapper in wrappers { wrapper.reset() } }

  override func willEnd() { for wrapper in wrappers { wrapper.end() } }
}

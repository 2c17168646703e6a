/// A control whose appearance a style of the environment can decide.
@MainActor protocol StyledControl {
  associatedtype Configuration
  /// The content that the style's body places, and the actions that it calls.
  associatedtype Parts
  func makeParts(_ node: _ViewNode) -> Parts
  /// Takes new content; returns whether anything that can be seen may differ.
  func update(_ parts: Parts) -> Bool
  func configuration(_ parts: Parts) -> Configuration
}

/// Parts of a control that can be pressed.
@MainActor protocol PressableParts: AnyObject {
  var isPressed: Bool { get set }
}

/// What a control's node keeps where a style makes its body.
@MainActor class StyledPart {
  var child: _ViewNode?

  func update(_ value: Any) -> Bool { false }

  /// The control is pressed, or let go: a style that tells the difference makes its body again.
  func press(_ value: Any, _ isPressed: Bool) -> Bool { false }

  /// Takes the environment as it is now, and the style in it.
  func environmentChanged(_ value: Any) -> Bool { false }

  /// The part for a control, where a style is set for it.
  static func make(_ value: Any, _ node: _ViewNode) -> StyledPart? {
    guard let styled = value as? any StyledControl else { return nil }
    @MainActor func open<Control: StyledControl>(_ control: Control) -> StyledPart? {
      guard let scope = node.environment.values.style(for: Control.Configuration.self), let box = scope.box else {
        return nil
      }
      return StyledPartOf(control, box, node)
    }
    return open(styled)
  }
}

private final class StyledPartOf<Control: StyledControl>: StyledPart {
  private let parts: Control.Parts
  private var box: StyleBox<Control.Configuration>
  private unowned let node: _ViewNode
  /// The environment of the style's body: a control of the same kind in it has the style that is set further out.
  private let environment: EnvironmentNode

  init(_ control: Control, _ box: StyleBox<Control.Configuration>, _ node: _ViewNode) {
    self.box = box
    self.node = node
    environment = EnvironmentNode(values: StyledPartOf.valuesInside(node))
    parts = control.makeParts(node)
    super.init()
    child = box.make(control.configuration(parts), inputs)
  }

  private static func valuesInside(_ node: _ViewNode) -> EnvironmentValues {
    var values = node.environment.values
    values[StyleKey<Control.Configuration>.self] = values.style(for: Control.Configuration.self)?.outer
    return values
  }

  private var inputs: _ViewInputs {
    var result = node.inputs()
    result.environment = environment
    return result
  }

  override func update(_ value: Any) -> Bool {
    guard let control = value as? Control else { return false }
    let changed = control.update(parts)
    return apply(control) || changed
  }

  override func press(_ value: Any, _ isPressed: Bool) -> Bool {
    guard box.showsPresses, let control = value as? Control, let parts = parts as? any PressableParts else {
      return false
    }
    parts.isPressed = isPressed
    _ = apply(control)
    return true
  }

  override func environmentChanged(_ value: Any) -> Bool {
    environment.set(StyledPartOf.valuesInside(node))
    guard let control = value as? Control,
      let new = node.environment.values.style(for: Control.Configuration.self)?.box, new !== box
    else { return false }
    box = new
    return apply(control)
  }

  private func apply(_ control: Control) -> Bool {
    let configuration = control.configuration(parts)
    if let child {
      let result = box.update(child, configuration)
      if result.isSameType { return result.changed }
    }
    let ended = child
    child = box.make(configuration, inputs)
    node.replace(ended, by: child)
    return true
  }
}

/// Content that something above holds and that a style's body places.
final class HeldContent<Content: View>: ModifierContentOwner {
  private var content: Content

  init(_ content: Content) { self.content = content }

  override func makeContent(_ inputs: _ViewInputs) -> _ViewNode? { Content._makeView(content, inputs) }

  func update(_ new: Content) -> Bool {
    content = new
    var changed = false
    for place in places {
      let node = (place.takeUnretainedValue() as? any ModifierContentPlace)?.content as? _ViewNodeOf<Content>
      if node?.update(new) == true { changed = true }
    }
    return changed
  }
}

/// A view that stands for content that something above holds: a configuration's label.
@MainActor @preconcurrency public protocol _StandInView: View where Body == Never {
  var _held: _Held { get }
}

/// Content that something above holds.
public struct _Held {
  let owner: ModifierContentOwner?
}

extension _StandInView {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = StandInNode(view, inputs)
    node.start()
    return node
  }
}

private final class StandInNode<V: _StandInView>: _ViewNodeOf<V>, ModifierContentPlace {
  private(set) var content: _ViewNode?
  private var owner: ModifierContentOwner?

  func start() {
    owner = value._held.owner
    owner?.add(self)
    content = owner?.makeContent(inputs())
  }

  override func update(_ new: V, differs: Bool?) -> Bool {
    value = new
    guard new._held.owner !== owner else { return false }
    let ended = content
    owner?.remove(self)
    start()
    replace(ended, by: content)
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }

  override func willEnd() { owner?.remove(self) }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .structural, type: TypeName.base(V.self))
  }
}

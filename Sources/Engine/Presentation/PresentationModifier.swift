// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Foundation
import Recording

/// A modifier that presents content while its binding holds an item: a sheet, an alert, a pushed screen.
public nonisolated struct _PresentationModifier<Name: _ModifierName, Item, Content: View>: _PrimitiveModifier {
  @Binding var item: Item?
  /// What tells one presentation from the next.
  let identity: (Item) -> AnyHashable
  let content: (Item) -> Content
  var onDismiss: (() -> Void)?
  /// Whether a button in the content ends the presentation: so it is in an alert.
  var endsOnAction = false
  /// What of the screen is out of sight meanwhile.
  var cover: Cover?
  public typealias Body = Never
  public static var _name: String { "\(Name.name)" }
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = PresentationNode(view, inputs)
    node.start()
    return node
  }
}

final class PresentationNode<Base: View, Name: _ModifierName, Item, Content: View>:
  PropertyModifierNode<Base, _PresentationModifier<Name, Item, Content>>, EnvironmentReader
{
  private var presented: _ViewNodeOf<Presented<Content>>?
  private var identity: AnyHashable?
  private var below: EnvironmentNode?
  private weak var covered: (any CoverHost)?
  private lazy var dismisser = Dismisser { [weak self] in self?.dismiss() }

  private var hasChangedContent = false

  override func update(
    _ new: ModifiedContent<Base, _PresentationModifier<Name, Item, Content>>, differs: Bool?
  ) -> Bool {
    hasChangedContent = false
    let changed = super.update(new, differs: differs)
    return changed || hasChangedContent
  }

  private func dismiss() { value.modifier.item = nil }

  override func propertyName(_ stored: String) -> String {
    stored == "_item" && Item.self == _PresentedFlag.self ? "isPresented" : "item"
  }

  override func propertiesChanged() { hasChangedContent = refresh() }

  /// Lets the presentation begin, change or end, as the binding says.
  private func refresh() -> Bool {
    // The item and what it shows are read together: each evaluation takes the place of the dependencies of the one
    // before it.
    let (new, content) = graph.evaluateQuietly(self) {
      let item = value.modifier.item
      return (item.map(value.modifier.identity), item.map(value.modifier.content))
    }
    if new == identity {
      guard let content, let presented else { return false }
      return presented.update(shown(content))
    }
    noteChange(from: identity, to: new)
    let ended = presented
    identity = new
    presented = nil
    if let content { present(content) }
    if let ended {
      if let began = presented { graph.recorder?.replaced(ended, by: began) }
      ended.end()
      if presented == nil {
        below.map { _ in environment.remove(self) }
        below = nil
        uncover()
        if let action = value.modifier.onDismiss { graph.lifecycle.disappear(action) }
      }
    }
    return true
  }

  private func cover() {
    guard covered == nil, !flags.contains(.isOffscreen), let cover = value.modifier.cover else { return }
    covered = host(of: cover)
    covered?.addCover()
  }

  private func uncover() {
    covered?.removeCover()
    covered = nil
  }

  /// What a page or a row presents goes out of sight and comes back with it; what it covers meanwhile follows.
  override func didCrossEdge() {
    guard presented != nil else { return }
    if flags.contains(.isOffscreen) { uncover() } else { cover() }
  }

  private func shown(_ content: Content) -> Presented<Content> {
    Presented(name: Name.name, content: content, standsAbove: true, isScreen: value.modifier.cover == .stack)
  }

  private func present(_ content: Content) {
    if below == nil {
      below = EnvironmentNode(values: changedValues)
      environment.add(self)
    }
    var inputs = inputs(at: 1)
    if let below { inputs.environment = below }
    presented = Presented<Content>._makeView(shown(content), inputs)
    cover()
  }

  private func noteChange(from old: AnyHashable?, to new: AnyHashable?) {
    guard let recorder = graph.recorder, !(old == nil && new == nil) else { return }
    func words(_ identity: AnyHashable?) -> String {
      guard let identity else { return "nil" }
      return identity.base is _PresentedFlag ? "presented" : recorder.describer.describe(identity.base)
    }
    recorder.changedValue(self, name: "presented", old: words(old), new: words(new))
  }

  private var changedValues: EnvironmentValues {
    var values = environment.values
    values.dismisser = dismisser
    values.actionDismisser = value.modifier.endsOnAction ? dismisser : nil
    return values
  }

  func environmentChanged() { below?.set(changedValues) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let presented { body(presented) }
  }

  override func hides(_ child: _ViewNode) -> Bool { presented != nil && child !== presented }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    child?.appendDisplayables(to: &list)
  }

  override func willEnd() {
    uncover()
    if below != nil { environment.remove(self) }
    super.willEnd()
  }
}

/// Stands for what is presented where there is no item.
public nonisolated struct _PresentedFlag: Hashable {}

extension Binding where Value == Bool {
  /// The flag as an item that is there or not.
  nonisolated var asItem: Binding<_PresentedFlag?> {
    Binding<_PresentedFlag?>(
      location: MappedLocation(location, key: "presented") {
        $0 ? _PresentedFlag() : nil
      } backward: {
        $1 = $0 != nil
      })
  }
}

extension Binding {
  /// Reads a binding that has no source of its own, such as one to a model's property: handing it to a presentation is
  /// a read (D3).
  nonisolated func readForPresentation() {
    onMain(self) { binding in
      if binding.location.source == nil { _ = binding.location.get(marking: true) }
    }
  }
}

extension View {
  nonisolated func presenting<Name: _ModifierName, Item, Content: View>(
    _ name: Name.Type, _ item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable,
    onDismiss: (() -> Void)? = nil, endsOnAction: Bool = false, cover: Cover? = nil,
    content: @escaping (Item) -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<Name, Item, Content>> {
    item.readForPresentation()
    return modifier(
      _PresentationModifier(
        item: item, identity: identity, content: content, onDismiss: onDismiss, endsOnAction: endsOnAction,
        cover: cover))
  }

  nonisolated func presenting<Name: _ModifierName, Content: View>(
    _ name: Name.Type, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, endsOnAction: Bool = false,
    cover: Cover? = nil, content: @escaping () -> Content
  ) -> ModifiedContent<Self, _PresentationModifier<Name, _PresentedFlag, Content>> {
    presenting(
      name, isPresented.asItem, identity: { AnyHashable($0) }, onDismiss: onDismiss, endsOnAction: endsOnAction,
      cover: cover
    ) { _ in content() }
  }
}

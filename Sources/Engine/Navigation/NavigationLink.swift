import Foundation
import Recording

/// A control that pushes a screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(() -> Destination)
    case value(AnyHashable?)
  }
  let target: Target
  let label: Label
  @Binding var isActive: Bool
  /// Whether a binding says that the link is followed.
  let hasBinding: Bool

  init(target: Target, label: Label, isActive: Binding<Bool>? = nil) {
    self.target = target
    self.label = label
    _isActive = isActive ?? .constant(false)
    hasBinding = isActive != nil
  }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = NavigationLinkNode(view, inputs)
    node.start()
    return node
  }

  /// A link that pushes the screen that `destination` makes.
  public nonisolated init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// A link that pushes a screen whose value is made beforehand, with the link.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view { destination }, label: label())
  }

  /// A link to a screen made beforehand that is followed while `isActive` is true; a tap sets it.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(target: .view { destination }, label: label(), isActive: isActive) }

  /// A link to the screen that `destination` makes, followed while `isActive` is true; a tap sets it.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(target: .view(destination), label: label(), isActive: isActive) }

  /// A link to a screen made beforehand that is followed while `selection` is `tag`; a tap sets it.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.init(target: .view { destination }, label: label(), isActive: selection.isEqual(to: tag)) }
}

extension Binding {
  nonisolated func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      location: MappedLocation(location, key: AnyHashable(tag)) {
        $0 == tag
      } backward: { isOn, value in
        if isOn { value = tag } else if value == tag { value = nil }
      })
  }
}

extension NavigationLink where Destination == Never {
  /// A link that pushes a value, for which `navigationDestination(for:)` makes the screen; `nil` pushes nothing.
  public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// A link with localized text that pushes a value; `nil` pushes nothing.
  public nonisolated init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with text taken as it is that pushes a value; `nil` pushes nothing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// A link with localized text that pushes the screen that `destination` makes.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  /// A link with text taken as it is that pushes the screen that `destination` makes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// A link with localized text that pushes a screen made beforehand.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view { destination }, label: Text(titleKey))
  }

  /// A link with text taken as it is that pushes a screen made beforehand.
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view { destination }, label: Text(title))
  }

  /// A link with localized text to a screen made beforehand that is followed while `isActive` is true.
  @available(*, deprecated, message: "use NavigationLink(value:label:) or navigationDestination")
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view { destination }, label: Text(titleKey), isActive: isActive)
  }
}

/// The node of a link: a control whose tap pushes.
final class NavigationLinkNode<Label: View, Destination: View>: ContentNode<NavigationLink<Label, Destination>, Label>,
  EnvironmentReader
{
  private var slots: [PropertySlot] = []
  private let type = ViewType.of(NavigationLink<Label, Destination>.self)
  private var wasActive = false

  func start() {
    slots = withUnsafeMutablePointer(to: &value) { type.properties.makeSlots(in: $0, node: self) }
    styled = StyledPart.make(value, self)
    if styled == nil {
      child = Label._makeView(value.label, inputs())
    } else {
      environment.add(self)
    }
    flags.remove(.isFirst)
    followBinding()
  }

  /// What a button style makes in the place of the label.
  private var styled: StyledPart?

  override var styledChild: _ViewNode? { styled?.child }

  override func press(_ isPressed: Bool) -> Bool { styled?.press(value, isPressed) ?? false }

  override var algorithm: any LayoutAlgorithm {
    styled == nil ? StackAlgorithm(axis: .horizontal, spacing: 8) : DepthAlgorithm()
  }

  override func forEachExtraChild(_ body: (_ViewNode) -> Void) { if let child = styled?.child { body(child) } }

  override func contentDisplayables() -> ContiguousArray<LayoutItem> {
    guard let styled else { return super.contentDisplayables() }
    var list: ContiguousArray<LayoutItem> = []
    styled.child?.appendDisplayables(to: &list)
    return list
  }

  func environmentChanged() { _ = styled?.environmentChanged(value) }

  override func update(_ new: NavigationLink<Label, Destination>, differs: Bool?) -> Bool {
    value = new
    withUnsafeMutablePointer(to: &value) { type.properties.install(slots, into: $0) }
    graph.recorder?.skipped(self, .inputsEqual)
    if hasPushed, let view = destination { host?.update(self, view) }
    followBinding()
    return styled?.update(new) ?? child?.update(new.label) ?? false
  }

  override func evaluate() {
    if takeCauses(slots: slots, hasNewValue: false).isEmpty {
      graph.recorder?.skipped(self, .dependenciesEqual)
    } else {
      followBinding()
    }
  }

  private var hasPushed = false
  private var host: (any NavigationHost)? { environment.values.navigation?.stack }

  private var destination: ErasedView? {
    guard case .view(let make) = value.target else { return nil }
    return ErasedViewOf(graph.evaluateQuietly(self) { make() })
  }

  private func followBinding() {
    guard value.hasBinding else { return }
    let isActive = graph.evaluateQuietly(self) { value.isActive }
    if isActive, !wasActive { push() }
    wasActive = isActive
  }

  private func push() {
    guard let host, let view = destination else { return }
    hasPushed = true
    host.push(self, view)
  }

  func follow() {
    if value.hasBinding {
      value.isActive = true
    } else if case .value(let pushed) = value.target {
      if let pushed { host?.push(value: pushed) }
    } else {
      push()
    }
  }

  override func willEnd() {
    super.willEnd()
    for slot in slots { slot.end() }
    if styled != nil { environment.remove(self) }
  }

  override func describe(_ describer: Describer) -> NodeWords {
    let text = (styled?.child ?? child)?.textsBelow.joined(separator: " ") ?? ""
    return NodeWords(kind: .unary, type: "NavigationLink", name: text.isEmpty ? nil : text)
  }

  override var responder: (any Responder)? { LinkResponder { [weak self] in self?.follow() } }
}

private struct LinkResponder: Responder {
  let follow: @MainActor () -> Void

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) { follow() }
}

import Foundation
import Recording

/// A primitive that is one displayable without content: a text, a shape, a colour.
@MainActor @preconcurrency public protocol _LeafView: View where Body == Never {
  /// What a person sees of it, in words.
  var _name: String? { get }
  func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize
}

protocol LayoutLeaf {
  /// The leaf's own way to lay out, where it depends on what is around it.
  @MainActor var algorithm: any LayoutAlgorithm { get }
}

extension _LeafView {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    LeafNode(view, inputs)
  }
}

final class LeafNode<V: _LeafView>: _ViewNodeOf<V>, EnvironmentLayoutReader, BaselineView {
  @exclusivity(unchecked) private var layout: LayoutItem?
  private let comparison = Comparison.ofWhole(V.self)

  override func update(_ new: V, differs: Bool?) -> Bool {
    if differs == false || (differs == nil && isEqual(to: new, comparison)) {
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    }
    if let recorder = graph.recorder {
      let (old, next) = (value._name, new._name)
      let isNameEnough = old != next
      recorder.changedPrimitive(
        self, old: (isNameEnough ? old : nil) ?? recorder.describer.describe(value),
        new: (isNameEnough ? next : nil) ?? recorder.describer.describe(new))
    }
    value = new
    if let layout, let algorithm = ownAlgorithm { layout.algorithm = algorithm }
    layout?.invalidate()
    return true
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    if let layout {
      list.append(layout)
      return
    }
    let own = ownAlgorithm
    let made = LayoutItem(
      self, own ?? LeafAlgorithm { [unowned(unsafe) self] in value._size($0, environment.values) })
    if own is SpacerAlgorithm { graph.usesTraits = true }
    layout = made
    list.append(made)
  }

  /// Most leaves are texts: they measure themselves, and are not asked.
  private var ownAlgorithm: (any LayoutAlgorithm)? {
    V.self == Text.self ? nil : (value as? any LayoutLeaf)?.algorithm
  }

  func environmentAffectsLayout() { layout?.invalidate() }

  var baselines: (first: CGFloat, belowLast: CGFloat)? { (value as? Text)?.baselines(environment.values) }

  override func resetLayout() { layout?.reset() }

  override func willEnd() { layout?.end() }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .unary, type: TypeName.short(V.self), name: value._name)
  }

  override var ownText: String? { value is any ShapeStyle ? nil : value._name }
}

/// A node whose size depends on the environment: on the font, say.
@MainActor protocol EnvironmentLayoutReader: AnyObject {
  func environmentAffectsLayout()
}

/// A primitive that lays out its content: a stack, a list.
@MainActor @preconcurrency public protocol _ContainerView: View where Body == Never {
  associatedtype _Content: View
  associatedtype _Parameters: Equatable
  var _content: _Content { get }
  /// What counts in a comparison, apart from the content.
  var _parameters: _Parameters { get }
}

/// How a container lays out; kept out of the public protocol.
protocol LayoutContainer {
  @MainActor var algorithm: any LayoutAlgorithm { get }
}

extension _ContainerView {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = ContainerNode(view, inputs)
    node.start()
    return node
  }
}

class ContentNode<V: View, Content: View>: _ViewNodeOf<V> {
  @exclusivity(unchecked) final var child: _ViewNodeOf<Content>?
  @exclusivity(unchecked) final var layout: LayoutItem?

  override final var isLayoutBoundary: Bool { true }

  override final func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    forEachExtraChild(body)
  }

  func forEachExtraChild(_ body: (_ViewNode) -> Void) {}

  var algorithm: any LayoutAlgorithm { PassAlgorithm() }

  func contentDisplayables() -> ContiguousArray<LayoutItem> {
    var list: ContiguousArray<LayoutItem> = []
    child?.appendDisplayables(to: &list)
    return list
  }

  override final func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    if let layout {
      list.append(layout)
      return
    }
    let made = LayoutItem(self, algorithm)
    layout = made
    flags.remove(.hasStaleDisplayables)
    made.setChildren(contentDisplayables())
    list.append(made)
  }

  override func refreshDisplayables() {
    guard flags.contains(.hasStaleDisplayables), let layout else { return }
    flags.remove(.hasStaleDisplayables)
    let old = layout.children
    let new = contentDisplayables()
    layout.setChildren(new)
    graph.recorder?.displayablesChanged(in: self, from: old, to: new)
  }

  override final func resetLayout() { layout?.reset() }

  override func willEnd() { layout?.end() }
}

class ContainerNode<V: _ContainerView>: ContentNode<V, V._Content> {
  override final var isIdentityBarrier: Bool { true }

  override final var responder: (any Responder)? { value as? any Responder }

  final func start() {
    child = V._Content._makeView(value._content, inputs())
  }

  override final var algorithm: any LayoutAlgorithm {
    (value as? any LayoutContainer)?.algorithm ?? StackAlgorithm(axis: .vertical, spacing: 8)
  }

  override final func update(_ new: V, differs: Bool?) -> Bool {
    let old = value._parameters
    let next = new._parameters
    value = new
    var changed = false
    if old == next {
      graph.recorder?.skipped(self, .inputsEqual)
    } else {
      if let recorder = graph.recorder {
        recorder.changedPrimitive(self, old: recorder.describer.describe(old), new: recorder.describer.describe(next))
      }
      layout?.takeAlgorithm(algorithm)
      changed = true
    }
    if child?.update(new._content) == true { changed = true }
    return changed
  }

  override final func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .container, type: ViewType.containerName(value))
  }
}

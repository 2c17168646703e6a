import Foundation

/// Views under a layout: what calling a ``Layout`` with a view builder gives.
public nonisolated struct _LayoutView<L: Layout, Content: View>: _ContainerView, LayoutContainer, NamedContainer {
  let layout: L
  let content: Content

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _LayoutParameters<L> { _LayoutParameters(layout: layout) }
  @MainActor var algorithm: any LayoutAlgorithm {
    (layout as? any BuiltInLayout)?.algorithm ?? UserLayoutAlgorithm(layout: layout)
  }
  var containerName: String { (layout as? AnyLayout)?.storage.words ?? TypeName.short(L.self) }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let graph = inputs.graph
    graph.usesTraits = true
    graph.addAllGuides()
    let node = ContainerNode(view, inputs)
    node.start()
    return node
  }
}

/// A container that is called otherwise than its type.
protocol NamedContainer {
  var containerName: String { get }
}

/// A layout as what counts in a comparison: a type-erased one by the layout inside.
public nonisolated struct _LayoutParameters<L: Layout>: Equatable, RecordingDescribable {
  let layout: L

  public static func == (a: Self, b: Self) -> Bool {
    if let a = a.layout as? AnyLayout, let b = b.layout as? AnyLayout { return a.storage.isSame(as: b.storage) }
    return isEqualAsField(a.layout, b.layout, Comparison.ofField(L.self))
  }

  func recordingDescription(_ describer: Describer) -> String {
    (layout as? AnyLayout)?.storage.words ?? describer.describe(layout)
  }
}

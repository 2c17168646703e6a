import Foundation

/// Sets how early a child is offered room in a stack.
struct PriorityAlgorithm: LayoutAlgorithm {
  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func place(in node: LayoutItem) { node.children.first?.place(at: .zero, proposal: node.proposal) }
}

/// Makes the child a fraction of the window.
struct RelativeFrameAlgorithm: LayoutAlgorithm {
  var axes: Axis.Set
  var fraction: CGFloat
  var alignment: Alignment

  @MainActor private func offer(_ proposal: ProposedViewSize, _ node: LayoutItem) -> ProposedViewSize {
    let window = node.view.environment.values.sessionSize
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? window.width * fraction : proposal.width,
      height: axes.contains(.vertical) ? window.height * fraction : proposal.height)
  }

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    let offered = offer(proposal, node)
    let inner = node.children.first?.size(for: offered) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? offered.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? offered.height ?? inner.height : inner.height)
  }

  @MainActor func place(in node: LayoutItem) {
    guard let child = node.children.first else { return }
    let offered = offer(node.proposal, node)
    let size = child.size(for: offered)
    child.place(at: alignment.origin(of: size, in: node.frame.size), proposal: offered)
  }
}

/// What counts in a comparison of relative frames.
struct RelativeFrameParameters: Equatable {
  var axes: Axis.Set
  var fraction: CGFloat
  var alignment: Alignment
}

/// Sets how early the view is offered room.
public nonisolated struct _PriorityModifier: _PrimitiveModifier, Equatable, LayoutModifierAlgorithm {
  let priority: Double
  public typealias Body = Never
  public static var _name: String { ".layoutPriority" }
  public var _words: String? { Describer.number(priority) }
  @MainActor var algorithm: any LayoutAlgorithm { PriorityAlgorithm() }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = PriorityNode(view, inputs)
    node.start()
    return node
  }
}

final class PriorityNode<Base: View>: LayoutModifierNode<Base, _PriorityModifier> {
  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    super.appendDisplayables(to: &list)
    setPriority()
  }

  override func modifierUpdated(from old: _PriorityModifier, changed: Bool) {
    super.modifierUpdated(from: old, changed: changed)
    guard changed else { return }
    setPriority()
    for wrapper in wrappers { wrapper.parent?.reset() }
  }

  private func setPriority() { for wrapper in wrappers { wrapper.priority = value.modifier.priority } }
}

extension View {
  /// Sets how early the view is offered room in a stack.
  public nonisolated func layoutPriority(_ value: Double) -> some View { modifier(_PriorityModifier(priority: value)) }

  /// Moves the view's alignment line.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { effect(".alignmentGuide", "_", g) }

  /// Moves the view's alignment line.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { effect(".alignmentGuide", "_", g) }

  /// Makes the view as large as the container around it.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relativeFrame(axes, 1, alignment)
  }

  /// Makes the view a fraction of the container around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { relativeFrame(axes, CGFloat(span) / CGFloat(max(1, count)), alignment) }

  /// Makes the view a length of the container around it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { relativeFrame(axes, length(1, axes.contains(.vertical) ? .vertical : .horizontal), alignment) }

  private nonisolated func relativeFrame(_ axes: Axis.Set, _ fraction: CGFloat, _ alignment: Alignment) -> some View {
    laidOut(
      ".containerRelativeFrame", RelativeFrameParameters(axes: axes, fraction: fraction, alignment: alignment),
      words: { $0.axes.words },
      { RelativeFrameAlgorithm(axes: $0.axes, fraction: $0.fraction, alignment: $0.alignment) })
  }
}

import Foundation
import Recording

/// What a node of a represented view asks of its type.
struct RepresentedMembers<V, Represented, Coordinator, Context> {
  let make: @MainActor (V, Context) -> Represented
  let update: @MainActor (V, Represented, Context) -> Void
  let coordinator: @MainActor (V) -> Coordinator
  let end: @MainActor (Represented, Coordinator) -> Void
  let context: @MainActor (Coordinator, EnvironmentValues) -> Context
  let size: @MainActor (V, ProposedViewSize, Represented, Context) -> CGSize?
}

/// The node of a view of the system's other framework: a leaf that runs its `make` once and its `update` like a body.
final class RepresentedNode<V: View, Represented, Coordinator, Context>: _ViewNodeOf<V> {
  private let members: RepresentedMembers<V, Represented, Coordinator, Context>
  private var slots: [PropertySlot] = []
  private let type = ViewType.of(V.self)
  private var represented: (view: Represented, coordinator: Coordinator)?
  private var layout: LayoutItem?

  init(_ value: V, _ inputs: _ViewInputs, _ members: RepresentedMembers<V, Represented, Coordinator, Context>) {
    self.members = members
    super.init(value, inputs)
    if !type.properties.isEmpty {
      slots = withUnsafeMutablePointer(to: &self.value) { type.properties.makeSlots(in: $0, node: self) }
    }
    run(type.properties.firstCauses)
    flags.remove(.isFirst)
  }

  private func run(_ causes: [Cause]) {
    graph.recorder?.ran(self, causes)
    for slot in slots { slot.willEvaluate() }
    graph.evaluate(self, causes: causes) {
      let coordinator = represented?.coordinator ?? members.coordinator(value)
      let context = members.context(coordinator, environment.values)
      let view = represented?.view ?? members.make(value, context)
      represented = (view, coordinator)
      members.update(value, view, context)
    }
  }

  override func update(_ new: V, differs: Bool?) -> Bool {
    if differs.map(!) ?? isEqual(to: new, type.comparison) {
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

  override func reinstallProperties() {
    withUnsafeMutablePointer(to: &value) { type.properties.install(slots, into: $0) }
  }

  override func evaluate() {
    let causes = takeCauses(slots: slots, hasNewValue: flags.contains(.hasNewValue))
    flags.remove(.hasNewValue)
    if causes.isEmpty {
      graph.recorder?.skipped(self, .dependenciesEqual)
      return
    }
    run(causes)
    layout?.invalidate()
    graph.recorder?.finished(self, changed: true)
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    let item =
      layout
      ?? LayoutItem(
        self,
        LeafAlgorithm { [unowned(unsafe) self] proposal in
          guard let represented else { return proposal.replacingUnspecifiedDimensions() }
          let context = members.context(represented.coordinator, environment.values)
          return members.size(value, proposal, represented.view, context)
            ?? (represented.view as? any IntrinsicallySized)?.size(for: proposal)
            ?? proposal.replacingUnspecifiedDimensions()
        })
    layout = item
    list.append(item)
  }

  override func resetLayout() { layout?.reset() }

  override func willEnd() {
    if let represented { members.end(represented.view, represented.coordinator) }
    for slot in slots { slot.end() }
    layout?.end()
  }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .unary, type: TypeName.short(V.self), name: nil)
  }

  override var heldStates: [String] { slots.compactMap(\.heldState) }
}

/// A view of the system's other framework that knows its size.
@MainActor protocol IntrinsicallySized {
  func size(for proposal: ProposedViewSize) -> CGSize
}

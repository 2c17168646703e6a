import Foundation
import Recording

/// The node of a geometry reader: its content begins when the layout has found its size.
final class GeometryNode<Content: View>: ContentNode<GeometryReader<Content>, Content> {
  private var size: CGSize?
  private var evaluatedSize: CGSize?
  private var hasNewContent = false
  private let comparison = Comparison.ofField(((GeometryProxy) -> Content).self)

  override var algorithm: any LayoutAlgorithm { GeometryAlgorithm { [unowned(unsafe) self] in placed($0) } }

  override var isIdentityBarrier: Bool { true }

  private func placed(_ new: CGSize) {
    guard new != size else { return }
    size = new
    graph.needsGeometryPass = true
    schedule()
  }

  override func update(_ new: GeometryReader<Content>, differs: Bool?) -> Bool {
    if isEqualAsField(value.content, new.content, comparison) {
      value = new
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    }
    value = new
    hasNewContent = true
    schedule()
    return true
  }

  override func evaluate() {
    var causes = takeCauses(slots: [], hasNewValue: hasNewContent)
    guard let size, let layout else { return }
    if size != evaluatedSize, !causes.contains(.value) { causes.insert(.value, at: 0) }
    hasNewContent = false
    if causes.isEmpty {
      graph.recorder?.skipped(self, .dependenciesEqual)
      return
    }
    if let evaluatedSize, evaluatedSize != size, let recorder = graph.recorder {
      recorder.changedValue(
        self, name: "size", old: recorder.describer.describe(evaluatedSize), new: recorder.describer.describe(size))
    }
    evaluatedSize = size
    let proxy = GeometryProxy(size: size, windowFrame: layout.windowFrame)
    graph.recorder?.ran(self, causes)
    let content = graph.evaluate(self, causes: causes) { value.content(proxy) }
    flags.remove(.isFirst)
    if let child {
      graph.recorder?.finished(self, changed: child.update(content))
    } else {
      child = Content._makeView(content, inputs())
      displayablesChanged()
    }
  }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .container, type: "GeometryReader")
  }
}

/// Takes all the room, and tells how much it is when it is placed.
struct GeometryAlgorithm: LayoutAlgorithm {
  var placed: @MainActor (CGSize) -> Void

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  @MainActor func place(in node: LayoutItem) {
    placed(node.frame.size)
    let offered = ProposedViewSize(node.frame.size)
    for child in node.children { child.place(at: .zero, proposal: offered) }
  }
}

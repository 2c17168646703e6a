import Foundation
import Recording

/// The node of a geometry reader: its content begins when the layout has found its size.
final class GeometryNode<Content: View>: ContentNode<GeometryReader<Content>, Content> {
  private var size: CGSize?
  private var evaluatedSize: CGSize?
  private var hasNewContent = false
  private lazy var place = GeometryPlace(self)
  /// The version of the place that the content was made with.
  private var evaluatedVersion = 0
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
    guard let size else { return }
    let hasMoved = place.version != evaluatedVersion
    if size != evaluatedSize || hasMoved, !causes.contains(.value) { causes.insert(.value, at: 0) }
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
    evaluatedVersion = place.version
    place.begin()
    let proxy = GeometryProxy(size: size, place: place, version: place.version)
    graph.recorder?.ran(self, causes)
    let content = graph.evaluate(self, causes: causes) { value.content(proxy) }
    flags.remove(.isFirst)
    if let child {
      let changed = child.update(content)
      graph.recorder?.finished(self, changed: changed)
    } else {
      child = Content._makeView(content, inputs())
      displayablesChanged()
    }
  }

  override func willEnd() {
    graph.geometryReaders.remove(place)
    super.willEnd()
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

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    let offered = ProposedViewSize(size)
    for child in node.children { put(child, .zero, offered) }
  }

  @MainActor func place(in node: LayoutItem) {
    placed(node.frame.size)
    arrange(node.frame.size, node.proposal, in: node) { $0.place(at: $1, proposal: $2) }
  }

  /// What is inside is made for the size, and does not align what is around.
  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat? { nil }
}

import Foundation

/// Sets where an alignment line of the view stands.
public nonisolated struct _AlignmentWritingModifier: _PrimitiveModifier {
  let id: any AlignmentID.Type
  let axis: Axis
  let name: String
  let compute: (ViewDimensions) -> CGFloat

  public typealias Body = Never
  public static var _name: String { ".alignmentGuide" }
  public var _words: String? { name }
  public func _isSame(as other: Self) -> Bool { id == other.id }

  var line: AlignmentLine { AlignmentLine(axis: axis, id: id) }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = GuideNode(view, inputs)
    node.start()
    return node
  }
}

/// The node of an alignment guide. The closure is called again when it may give another value; what it reads is a
/// dependency of the node.
final class GuideNode<Base: View>: LayoutModifierNode<Base, _AlignmentWritingModifier> {
  private let comparison = Comparison.ofField(((ViewDimensions) -> CGFloat).self)

  override func start() {
    graph.addGuide(value.modifier.line)
    super.start()
  }

  /// What the closure read has changed.
  override func evaluate() {
    if !takeCauses(slots: [], hasNewValue: false).isEmpty { for wrapper in wrappers { wrapper.invalidate() } }
  }

  override var algorithm: any LayoutAlgorithm {
    GuideAlgorithm(line: value.modifier.line, compute: value.modifier.compute)
  }

  override func modifierUpdated(from old: _AlignmentWritingModifier, changed: Bool) {
    if changed { graph.addGuide(value.modifier.line) }
    if changed || !isEqualAsField(old.compute, value.modifier.compute, comparison) {
      for wrapper in wrappers {
        wrapper.algorithm = algorithm
        wrapper.invalidate()
      }
    }
  }
}

/// One child, for which a line stands where a closure says.
struct GuideAlgorithm: LayoutAlgorithm {
  let line: AlignmentLine
  let compute: (ViewDimensions) -> CGFloat

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let child = node.children.first { put(child, .zero, proposal) }
  }

  @MainActor func explicitGuide(
    _ line: AlignmentLine, _ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    if line.id != self.line.id { return child.explicitGuide(line, for: proposal) }
    return node.graph.evaluateQuietly(node.view) { compute(child.dimensions(for: proposal)) }
  }
}

/// The alignment lines that some view of a graph sets: all others stand where they do by default.
struct GuideSet {
  private var keys: Set<ObjectIdentifier> = []
  /// A layout that a program defines may set any line.
  var containsAll = false

  func contains(_ key: ObjectIdentifier) -> Bool { containsAll || keys.contains(key) }

  mutating func insert(_ key: ObjectIdentifier) -> Bool { keys.insert(key).inserted }
}

extension Graph {
  /// Notes that a view sets a line. Layouts that were made when none did look at their children again; that is so once
  /// for each line.
  func addGuide(_ line: AlignmentLine) {
    if guides.insert(line.key) { root?.resetLayoutsBelow() }
  }

  /// Notes that a layout stands in the tree that may set any line.
  func addAllGuides() {
    if guides.containsAll { return }
    guides.containsAll = true
    root?.resetLayoutsBelow()
  }
}

extension _ViewNode {
  fileprivate func resetLayoutsBelow() {
    resetLayout()
    forEachChild { $0.resetLayoutsBelow() }
  }
}

extension View {
  /// Sets where a vertical line of the view stands, from the view's size and its other lines.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(id: g.id, axis: .horizontal, name: g.words, compute: computeValue))
  }

  /// Sets where a horizontal line of the view stands, from the view's size and its other lines.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(id: g.id, axis: .vertical, name: g.words, compute: computeValue))
  }
}

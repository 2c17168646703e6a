import Foundation
import Recording

/// The header or footer of a section in a lazy container: made as it comes into view, like a row.
nonisolated struct LazyPart<Content: View>: View {
  let name: StaticString
  var content: Content

  typealias Body = Never

  @MainActor static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = LazyPartNode(view, inputs)
    node.start()
    return node
  }
}

extension LazyPart: CountedView { @MainActor static var rowCount: RowCount { RowCounter.count(of: Content.self) } }

final class LazyPartNode<Content: View>: _ViewNodeOf<LazyPart<Content>>, LazyRowSource {
  private var child: _ViewNodeOf<Content>?
  private var isShown = false
  private var isStale = false
  private var lengths: [CGFloat]?
  private var gap: LayoutItem?
  private(set) var viewsPerRow = 1
  private weak var container: LazyWindow?

  func start() {
    if case .constant(let count) = RowCounter.count(of: Content.self), count > 0, let container = lazyContainer {
      viewsPerRow = count
      self.container = container
      container.add(self)
    } else {
      makeChild()
    }
  }

  private func makeChild() {
    child = Content._makeView(value.content, inputs())
    isShown = true
  }

  override func update(_ new: LazyPart<Content>, differs: Bool?) -> Bool {
    value = new
    graph.recorder?.skipped(self, .inputsEqual)
    if isShown { return child?.update(new.content) ?? false }
    isStale = true
    return false
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    if isShown {
      child?.appendDisplayables(to: &list)
      return
    }
    let made = gap ?? .gap(self, 0..<1)
    gap = made
    list.append(made)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func willEnd() {
    gap?.end()
    container?.remove(self)
  }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "\(value.name)") }

  // MARK: As a row

  var rowTotal: Int { 1 }
  var rowsAreElements: Bool { false }

  func showRow(_ row: Int) {
    if isShown { return }
    gap?.end()
    gap = nil
    lengths = nil
    if let child {
      isShown = true
      child.returnToScreen {
        if isStale { _ = child.update(value.content) }
      }
    } else {
      makeChild()
    }
    isStale = false
    displayablesChanged()
  }

  func hideRows(except kept: Set<Int32>, lengths: [Int32: [CGFloat]]) -> Bool {
    guard isShown, let child, !kept.contains(child.id) else { return false }
    isShown = false
    self.lengths = lengths[child.id]
    child.leaveScreen()
    displayablesChanged()
    return true
  }

  func rememberedLengths(in rows: Range<Int>) -> [(row: Int, lengths: [CGFloat])] {
    isShown ? [] : lengths.map { [(0, $0)] } ?? []
  }

  func forgetLengths() { lengths = nil }

  func row(where matches: (AnyHashable) -> Bool) -> Int? {
    ((value.content as? any IdentifiedContent)?.outermostID).flatMap { matches($0) ? 0 : nil }
  }

  func row(of child: _ViewNode) -> Int? { child === self.child ? 0 : nil }

  func node(ofRow row: Int) -> _ViewNode? { child }

  func someIDs(_ most: Int) -> [String] {
    ((value.content as? any IdentifiedContent)?.outermostID).map { [String(describing: $0.base)] } ?? []
  }
}

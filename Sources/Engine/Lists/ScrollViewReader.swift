import Foundation
import Recording

/// Lets its content scroll to a view by its id (H6).
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// What makes the content, with a proxy that scrolls in it.
  public var content: (ScrollViewProxy) -> Content

  /// A reader whose proxy finds the views that the closure makes, and no others.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = ScrollReaderNode(view, inputs)
    node.start()
    return node
  }
}

extension ScrollViewReader: CountedView {
  @MainActor static var rowCount: RowCount { RowCounter.count(of: Content.self) }
}

/// Scrolls what a reader contains.
public struct ScrollViewProxy: Sendable {
  let reach: ScrollReach

  /// Scrolls to the view with an id, or to the row of a list: to the anchor, or without one as little as needed (H6).
  ///
  /// An id that nothing in the reader has is ignored.
  public nonisolated func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    onMain((id, reach)) { id, reach in
      guard let node = reach.node else { return }
      let wanted = AnyHashable(id)
      node.graph.windows.request(ScrollRequest(in: node, anchor: anchor) { $0 == wanted })
      node.graph.onWrite?()
    }
  }
}

/// The node below which a proxy looks for views.
@MainActor final class ScrollReach {
  fileprivate(set) weak var node: _ViewNode?
}

private final class ScrollReaderNode<Content: View>: _ViewNodeOf<ScrollViewReader<Content>> {
  private var child: _ViewNodeOf<Content>?
  private let reach = ScrollReach()
  private let comparison = Comparison.ofField(((ScrollViewProxy) -> Content).self)

  func start() {
    reach.node = self
    child = Content._makeView(content([.value]), inputs())
    flags.remove(.isFirst)
  }

  private func content(_ causes: [Cause]) -> Content {
    graph.recorder?.ran(self, causes)
    return graph.evaluate(self, causes: causes) { value.content(ScrollViewProxy(reach: reach)) }
  }

  override func update(_ new: ScrollViewReader<Content>, differs: Bool?) -> Bool {
    let isSame = isEqualAsField(value.content, new.content, comparison)
    value = new
    if isSame {
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    }
    return makeContent(takeCauses(slots: [], hasNewValue: true))
  }

  override func evaluate() {
    let causes = takeCauses(slots: [], hasNewValue: false)
    if !causes.isEmpty { _ = makeContent(causes) }
  }

  private func makeContent(_ causes: [Cause]) -> Bool {
    let changed = child?.update(content(causes)) ?? false
    graph.recorder?.finished(self, changed: changed)
    return changed
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func describe(_ describer: Describer) -> NodeWords {
    NodeWords(kind: .structural, type: "ScrollViewReader")
  }
}

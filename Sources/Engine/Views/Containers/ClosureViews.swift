import Foundation
import Recording

/// A view of the framework whose content is made by a closure with a value of its own.
@MainActor @preconcurrency public protocol _ClosureView: View where Body == Never {
  associatedtype _Content: View
  func _make() -> _Content
  /// Whether a new value needs to make its content anew.
  func _isSame(as other: Self) -> Bool
}

extension _ClosureView {
  public func _isSame(as other: Self) -> Bool { isEqualAsField(self, other, Comparison.ofField(Self.self)) }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = ClosureNode(view, inputs)
    node.start()
    return node
  }
}

final class ClosureNode<V: _ClosureView>: _ViewNodeOf<V> {
  private var child: _ViewNodeOf<V._Content>?

  func start() {
    child = V._Content._makeView(content([.value]), inputs())
    flags.remove(.isFirst)
  }

  private func content(_ causes: [Cause]) -> V._Content {
    graph.recorder?.ran(self, causes)
    return graph.evaluate(self, causes: causes) { value._make() }
  }

  override func update(_ new: V, differs: Bool?) -> Bool {
    let isSame = value._isSame(as: new)
    value = new
    if isSame {
      graph.recorder?.skipped(self, .inputsEqual)
      return false
    }
    return makeContent([.value])
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
    NodeWords(kind: .structural, type: ViewType.shortName(V.self))
  }
}

/// An image from an address; nothing is loaded, so it shows its placeholder.
public nonisolated struct AsyncImage<Content: View>: _ClosureView {
  let url: URL?
  let content: () -> Content

  public typealias Body = Never
  @MainActor public func _make() -> Content { content() }
}

extension AsyncImage {
  /// Shows the symbol `photo`, whatever the address.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    content = { Image(systemName: "photo") }
  }

  /// Shows the placeholder, whatever the address; `content` is not called.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { _ConditionalContent(storage: .falseContent(placeholder())) }
  }

  /// Shows what the closure makes of the phase `empty`, the only one there is here.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = { content(.empty) }
  }
}

/// How far an image has been loaded.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, once there is one; else `nil`.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why there is no image, where that failed; else `nil`.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

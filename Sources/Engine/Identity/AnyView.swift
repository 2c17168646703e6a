import Recording

/// A view whose type is not known statically: it is kept while the wrapped type stays the same (B6).
public nonisolated struct AnyView: View {
  fileprivate let storage: AnyViewStorage

  /// The name of the type that is hidden.
  var wrappedType: String { TypeName.short(storage.type) }

  /// Hides a view's type; a view whose type is hidden already is not wrapped again.
  public nonisolated init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      storage = erased.storage
    } else {
      storage = AnyViewStorageOf(view)
    }
  }

  /// The same in another word.
  public nonisolated init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value; `nil` where that is no view.
  public nonisolated init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self = AnyView(view)
  }

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: AnyView, _ inputs: _ViewInputs) -> _ViewNodeOf<AnyView> {
    let node = AnyViewNode(view, inputs)
    node.start()
    return node
  }
}

extension AnyView {
  /// Makes the node of the view that is hidden, for one who knows that it is one view.
  @MainActor func makeHidden(_ inputs: _ViewInputs) -> _ViewNode? { storage.make(inputs) }

  /// Gives a node of the hidden type the view that is hidden; returns whether anything that can be seen may differ.
  @MainActor func updateHidden(_ node: _ViewNode) -> Bool { storage.update(node) }
}

private class AnyViewStorage: @unchecked Sendable {
  var type: Any.Type { Never.self }
  @MainActor func make(_ inputs: _ViewInputs) -> _ViewNode? { nil }
  @MainActor func update(_ node: _ViewNode) -> Bool { false }
}

private final class AnyViewStorageOf<V: View>: AnyViewStorage, @unchecked Sendable {
  let view: V

  init(_ view: V) { self.view = view }

  override var type: Any.Type { V.self }

  override func make(_ inputs: _ViewInputs) -> _ViewNode? { V._makeView(view, inputs) }

  override func update(_ node: _ViewNode) -> Bool { (node as? _ViewNodeOf<V>)?.update(view) ?? false }
}

private final class AnyViewNode: _ViewNodeOf<AnyView> {
  private var child: _ViewNode?

  func start() {
    child = value.storage.make(inputs())
    if let recorder = graph.recorder, isListRow(recorder.describer) {
      recorder.report("any-view", self, "it is a row of a lazy container, and how many views it is is not known before")
    }
  }

  /// Whether the element of a `ForEach` in a lazy container is this view, with nothing around it that is one view.
  private func isListRow(_ describer: Describer) -> Bool {
    var isRow = false
    var next = parent
    while let node = next {
      let words = node.describe(describer)
      if node.isLayoutBoundary { return isRow && AnyViewNode.isLazy(words.type) }
      if words.type == "ForEach" { isRow = true }
      next = node.parent
    }
    return false
  }

  /// A table erases its cells itself, each of them one view.
  private static func isLazy(_ type: String) -> Bool { type == "List" || type.hasPrefix("Lazy") }

  override func update(_ new: AnyView, differs: Bool?) -> Bool {
    let old = value.storage.type
    value = new
    if old == new.storage.type, let child {
      graph.recorder?.skipped(self, .inputsEqual)
      return new.storage.update(child)
    }
    graph.recorder?.changedValue(
      self, name: "type", old: TypeName.short(old), new: TypeName.short(new.storage.type))
    graph.recorder?.report(
      "any-view", self,
      "it held \(TypeName.short(old)) and holds \(TypeName.short(new.storage.type)): what was below it was made anew")
    let ended = child
    child = new.storage.make(inputs())
    replace(ended, by: child)
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func describe(_ describer: Describer) -> NodeWords {
    // How many views it stands for is no part of its type.
    NodeWords(
      kind: .structural, type: "AnyView", name: TypeName.short(value.storage.type),
      inputs: [Property(name: "views", value: "unknown")])
  }
}

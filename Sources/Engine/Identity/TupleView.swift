import Recording

/// Several views, one after another.
public nonisolated struct TupleView<T>: View {
  /// The views as a tuple; a single one as it is.
  public var value: T

  /// The views of a tuple, in order.
  public nonisolated init(_ value: T) { self.value = value }

  public typealias Body = Never
}

extension TupleView {
  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = TupleNode(view, inputs)
    node.start()
    return node
  }
}

/// A child of a tuple: makes and updates its node from where it lies in the tuple.
@MainActor private class TupleElement {
  func make(_ tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> _ViewNode { fatalError("abstract") }
  func update(_ node: _ViewNode, _ tuple: UnsafeRawPointer) -> Bool { fatalError("abstract") }

  static func of(_ type: Any.Type, at offset: Int) -> TupleElement? {
    guard let view = type as? any View.Type else { return nil }
    func open<V: View>(_ type: V.Type) -> TupleElement { Of<V>(offset) }
    return _openExistential(view, do: open)
  }

  final class Of<V: View>: TupleElement {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    override func make(_ tuple: UnsafeRawPointer, _ inputs: _ViewInputs) -> _ViewNode {
      V._makeView((tuple + offset).assumingMemoryBound(to: V.self).pointee, inputs)
    }

    override func update(_ node: _ViewNode, _ tuple: UnsafeRawPointer) -> Bool {
      unsafeDowncast(node, to: _ViewNodeOf<V>.self)
        .update((tuple + offset).assumingMemoryBound(to: V.self).pointee)
    }
  }
}

@MainActor private enum TupleElements {
  static var cache: [ObjectIdentifier: [TupleElement]] = [:]

  static func of(_ type: Any.Type) -> [TupleElement] {
    if let known = cache[ObjectIdentifier(type)] { return known }
    let fields = FieldLayout.fields(of: type)
    var elements = fields.compactMap { TupleElement.of($0.type, at: $0.offset) }
    // A tuple of one element is the element itself.
    if fields.isEmpty || elements.isEmpty, let single = TupleElement.of(type, at: 0) { elements = [single] }
    cache[ObjectIdentifier(type)] = elements
    return elements
  }
}

private final class TupleNode<T>: _ViewNodeOf<TupleView<T>> {
  private let elements: [TupleElement]
  @exclusivity(unchecked) private var children: [_ViewNode] = []

  override init(_ value: TupleView<T>, _ inputs: _ViewInputs) {
    elements = TupleElements.of(T.self)
    super.init(value, inputs)
  }

  /// Where the elements lie: in the node, which does not move.
  private var tuple: UnsafeRawPointer { withUnsafeMutablePointer(to: &value.value) { UnsafeRawPointer($0) } }

  func start() {
    children.reserveCapacity(elements.count)
    for index in elements.indices { children.append(elements[index].make(tuple, inputs(at: index))) }
  }

  override func update(_ new: TupleView<T>, differs: Bool?) -> Bool {
    value = new
    graph.recorder?.skipped(self, .inputsEqual)
    var changed = false
    for index in elements.indices where elements[index].update(children[index], tuple) { changed = true }
    return changed
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { for child in children { body(child) } }

  override var endsTransitionSearch: Bool { true }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "TupleView") }
}

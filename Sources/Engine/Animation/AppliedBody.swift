import Recording

/// Stands for a view in what a closure makes of it.
public nonisolated struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = PlaceholderNode(view, inputs)
    node.start()
    return node
  }
}

/// A view in what a closure made of it: effects that have an animation, or a transaction, of their own.
///
/// The view keeps its identity, whatever the closure adds.
public nonisolated struct _AppliedBody<Name: _ModifierName, Value, Base: View, Applied: View>: View {
  let base: Base
  let applied: Applied

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = AppliedBodyNode(view, inputs)
    node.start()
    return node
  }
}

/// Knows the view that placeholders of a type stand for.
@MainActor private protocol PlaceholderOwner: AnyObject {
  func owner<T>(of type: T.Type) -> ModifierContentOwner?
}

private final class AppliedBodyNode<Name: _ModifierName, Value, Base: View, Applied: View>:
  _ViewNodeOf<_AppliedBody<Name, Value, Base, Applied>>, PlaceholderOwner
{
  private let held: HeldContent<Base>
  private var child: _ViewNodeOf<Applied>?

  override init(_ value: _AppliedBody<Name, Value, Base, Applied>, _ inputs: _ViewInputs) {
    held = HeldContent(value.base)
    super.init(value, inputs)
  }

  func start() {
    child = Applied._makeView(value.applied, inputs())
    flags.remove(.isFirst)
  }

  func owner<T>(of type: T.Type) -> ModifierContentOwner? { type == Value.self ? held : nil }

  override func update(_ new: _AppliedBody<Name, Value, Base, Applied>, differs: Bool?) -> Bool {
    value = new
    let changed = held.update(new.base)
    return child?.update(new.applied) == true || changed
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .modifier, type: "\(Name.name)") }
}

private final class PlaceholderNode<Value>: _ViewNodeOf<PlaceholderContentView<Value>>, ModifierContentPlace {
  private(set) var content: _ViewNode?
  private var owner: ModifierContentOwner?

  func start() {
    var node = parent
    while owner == nil, let current = node {
      owner = (current as? any PlaceholderOwner)?.owner(of: Value.self)
      node = current.parent
    }
    owner?.add(self)
    content = owner?.makeContent(inputs())
  }

  override func update(_ new: PlaceholderContentView<Value>, differs: Bool?) -> Bool { false }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }

  override func willEnd() { owner?.remove(self) }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "Content") }
}

extension _Names {
  /// The name of ``View/animation(_:body:)``.
  public enum AnimationBody: _ModifierName { public static var name: StaticString { ".animation" } }
  /// The name of ``View/transaction(_:body:)``.
  public enum TransactionBody: _ModifierName { public static var name: StaticString { ".transaction" } }
}

extension View {
  /// Animates the changes of what a closure adds, and of nothing else.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _AppliedBody<_Names.AnimationBody, Self, Self, V>(base: self, applied: body(PlaceholderContentView()))
  }

  /// Changes the transaction of what a closure adds, and of nothing else.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _AppliedBody<_Names.TransactionBody, Self, Self, V>(base: self, applied: body(PlaceholderContentView()))
  }
}

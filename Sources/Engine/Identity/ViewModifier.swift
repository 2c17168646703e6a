import Recording

/// A change to a view that makes a new view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>>
}

extension ViewModifier where Body == Never {
  /// Never called: a primitive modifier makes its node itself.
  public func body(content: Content) -> Never { fatalError("\(Self.self) is a primitive modifier and has no body") }
}

extension ViewModifier {
  /// Makes the node of a modified view that begins. The framework's primitives have their own.
  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = ModifierBodyNode(view, inputs)
    node.start()
    return node
  }

  /// A modifier that applies this one and then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// The content with the modifier applied.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    Modifier._makeModified(view, inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The content's modifier, and then the other one.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the modified view in a modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  unowned let owner: ModifierContentOwner

  public typealias Body = Never

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = ModifierContentNode(view, inputs)
    node.start()
    return node
  }
}

/// The node that knows the modified view.
@MainActor class ModifierContentOwner {
  private(set) var places: [Unmanaged<_ViewNode>] = []

  func makeContent(_ inputs: _ViewInputs) -> _ViewNode? { nil }

  func add(_ place: _ViewNode) { places.append(.passUnretained(place)) }

  func remove(_ place: _ViewNode) {
    let identity = Unmanaged.passUnretained(place).toOpaque()
    places.removeAll { $0.toOpaque() == identity }
  }
}

private final class ModifierContentNode<Modifier: ViewModifier>:
  _ViewNodeOf<_ViewModifier_Content<Modifier>>, ModifierContentPlace
{
  private(set) var content: _ViewNode?

  func start() {
    value.owner.add(self)
    content = value.owner.makeContent(inputs())
  }

  override func update(_ new: _ViewModifier_Content<Modifier>, differs: Bool?) -> Bool { false }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let content { body(content) } }

  override func willEnd() { value.owner.remove(self) }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "Content") }
}

@MainActor protocol ModifierContentPlace: AnyObject {
  var content: _ViewNode? { get }
}

import Recording

/// One of the views that a view is made of, as far as its value tells without making a body.
public nonisolated struct Subview: View, Identifiable, CountedView {
  /// The identity of the view among the others.
  public struct ID: Hashable {
    let path: [AnyHashable]
  }
  /// The view's identity among the others.
  public let id: ID
  let view: any View

  /// What the view tells its container; what is told in a body below is not known.
  @MainActor public var containerValues: ContainerValues {
    (view as? any ContainerValueHolder)?.containerValues ?? .init()
  }

  public typealias Body = Never

  @MainActor static var rowCount: RowCount { .constant(1) }

  @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewNodeOf<Self> {
    let node = SubviewNode(view, inputs)
    node.start()
    return node
  }
}

/// The node of one of the views that a view is made of: kept while its view has the same type.
private final class SubviewNode: _ViewNodeOf<Subview> {
  private var child: _ViewNode?

  func start() { child = AnyView(_fromValue: value.view)?.makeHidden(inputs()) }

  override func update(_ new: Subview, differs: Bool?) -> Bool {
    let isSame = type(of: value.view) == type(of: new.view)
    value = new
    if isSame, let child { return AnyView(_fromValue: new.view)?.updateHidden(child) ?? false }
    let ended = child
    start()
    replace(ended, by: child)
    return true
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func describe(_ describer: Describer) -> NodeWords { NodeWords(kind: .structural, type: "Subview") }
}

/// The views that a view is made of, in order.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
  let all: [Subview]

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { all.count }

  /// The view at a place, from 0.
  public subscript(index: Int) -> Subview { all[index] }

  /// The views at several places.
  public subscript(bounds: Range<Int>) -> SubviewsCollection { SubviewsCollection(all: Array(all[bounds])) }

  @MainActor public var body: some View { ForEach(all) { $0 } }

  init(all: [Subview]) { self.all = all }

  init(of view: any View) {
    var list: [Subview] = []
    collect(view, [], &list)
    all = list
  }
}

/// Some of the views that a view is made of, in order.
public typealias SubviewsCollectionSlice = SubviewsCollection

/// A view value that stands for several others.
protocol SubviewsHolder {
  func collectSubviews(_ path: [AnyHashable], _ list: inout [Subview])
}

private func collect(_ view: any View, _ path: [AnyHashable], _ list: inout [Subview]) {
  if let holder = view as? any SubviewsHolder {
    holder.collectSubviews(path, &list)
  } else if !(view is EmptyView) {
    list.append(Subview(id: Subview.ID(path: path), view: view))
  }
}

extension TupleView: SubviewsHolder {
  func collectSubviews(_ path: [AnyHashable], _ list: inout [Subview]) {
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      if let view = child.value as? any View { collect(view, path + [index], &list) }
    }
  }
}

extension Group: SubviewsHolder {
  func collectSubviews(_ path: [AnyHashable], _ list: inout [Subview]) {
    if let view = content as? any View { collect(view, path + ["group"], &list) }
  }
}

extension Optional: SubviewsHolder {
  func collectSubviews(_ path: [AnyHashable], _ list: inout [Subview]) {
    if let view = self as? any View, case .some = self { collect(view, path + ["some"], &list) }
  }
}

extension _ConditionalContent: SubviewsHolder {
  func collectSubviews(_ path: [AnyHashable], _ list: inout [Subview]) {
    switch storage {
    case .trueContent(let content): if let view = content as? any View { collect(view, path + [true], &list) }
    case .falseContent(let content): if let view = content as? any View { collect(view, path + [false], &list) }
    }
  }
}

extension ForEach: SubviewsHolder {
  func collectSubviews(_ path: [AnyHashable], _ list: inout [Subview]) {
    for element in data {
      if let view = content(element) as? any View { collect(view, path + [AnyHashable(id(element))], &list) }
    }
  }
}

extension Group {
  /// Makes a view of the views that another one is made of.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) where Content: View {
    var list: [Subview] = []
    collect(view, [], &list)
    self.init(content: transform(SubviewsCollection(all: list)))
  }
}

extension ForEach where Data == [Subview], ID == Subview.ID, Content: View {
  /// Makes a view for each of the views that another one is made of.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    var list: [Subview] = []
    collect(view, [], &list)
    self.init(data: list, content: content, id: { $0.id }, idKind: .identifiable)
  }
}

/// A key of a value that a view tells its container.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view tells its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Values of which none is set.
  public init() {}

  /// The value of a key, or its default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A value that `@Entry` declares.
  public subscript<Value>(key: _EntryKey<Value>) -> Value {
    get { values[ObjectIdentifier(key)] as? Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A view value that tells its container values.
protocol ContainerValueHolder {
  var containerValues: ContainerValues { get }
}

/// Tells the container a value.
public nonisolated struct _ContainerValueModifier<Value>: _PrimitiveModifier {
  let path: WritableKeyPath<ContainerValues, Value>
  let value: Value
  public typealias Body = Never
  public static var _name: String { ".containerValue" }
  public func _isSame(as other: Self) -> Bool {
    path == other.path && isEqualAsField(value, other.value, Comparison.ofField(Value.self))
  }
}

/// A modifier that tells the container a value.
protocol ContainerValueSetter {
  func set(_ values: inout ContainerValues)
}

extension _ContainerValueModifier: ContainerValueSetter {
  func set(_ values: inout ContainerValues) { values[keyPath: path] = value }
}

extension ModifiedContent: ContainerValueHolder where Content: View, Modifier: ViewModifier {
  var containerValues: ContainerValues {
    var values = (content as? any ContainerValueHolder)?.containerValues ?? ContainerValues()
    (modifier as? any ContainerValueSetter)?.set(&values)
    return values
  }
}

extension View {
  /// Tells the view's container a value.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let path = keyPath
    return modifier(_ContainerValueModifier(path: path, value: value))
  }
}

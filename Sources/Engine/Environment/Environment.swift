import Recording

/// A value that views above hand down: a view that declares it runs when its value changes, read or not (D6).
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  /// The key where the view is only a value, and the node's slot once it is in a graph.
  ///
  /// The place for a value makes the property as large as SwiftUI's, so that what lies behind it in a custom property
  /// is named by the same offset (F5).
  enum Content {
    case path(KeyPath<EnvironmentValues, Value>)
    case slot(EnvironmentSlot<Value>)
    case value(Value)
  }
  var content: Content

  public init(_ path: KeyPath<EnvironmentValues, Value>) { content = .path(path) }

  public var wrappedValue: Value {
    switch content {
    case .slot(let slot): slot.value
    case .value(let value): value
    // Read outside a graph: the default.
    case .path(let path): EnvironmentValues()[keyPath: path]
    }
  }

  var path: KeyPath<EnvironmentValues, Value>? {
    switch content {
    case .path(let path): path
    case .slot(let slot): slot.path
    case .value: nil
    }
  }

  var valueForReflection: Any? {
    guard case .slot(let slot) = content else { return nil }
    return slot.value
  }
}

extension Environment where Value: AnyObject & Observable {
  /// A model that a view above put into the environment by its type.
  public init(_ type: Value.Type) { self.init(\EnvironmentValues[required: TypeKey<Value>()]) }
}

extension Environment {
  /// A model that a view above may have put into the environment by its type.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    self.init(\EnvironmentValues[optional: TypeKey<Model>()])
  }
}

struct TypeKey<Model>: Hashable {}

extension EnvironmentValues {
  subscript<Model: AnyObject>(required key: TypeKey<Model>) -> Model {
    guard let model = self[Model.self] else {
      fatalError(
        """
        No Observable object of type \(Model.self) found. A View.environment(_:) for \(Model.self) may be missing as \
        an ancestor of this view.
        """)
    }
    return model
  }

  subscript<Model: AnyObject>(optional key: TypeKey<Model>) -> Model? { self[Model.self] }
}

extension Environment: GraphProperty {
  static func isEqualInput(_ old: Environment, _ new: Environment) -> Bool { old.path == new.path }

  @MainActor static func makeSlot(_ property: inout Environment, _ context: SlotContext) -> PropertySlot {
    guard let path = property.path else { return PropertySlot(context) }
    let slot = EnvironmentSlot(context, path)
    property.content = .slot(slot)
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout Environment) {
    guard let slot = slot as? EnvironmentSlot<Value> else { return }
    if let path = property.path { slot.read(path) }
    property.content = .slot(slot)
  }
}

final class EnvironmentSlot<Value>: PropertySlot, EnvironmentReader, @unchecked Sendable {
  // Read through the property wrapper by code without isolation; written on the main actor only.
  private(set) nonisolated(unsafe) var path: KeyPath<EnvironmentValues, Value>
  private(set) nonisolated(unsafe) var value: Value
  private let environment: EnvironmentNode

  init(_ context: SlotContext, _ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
    environment = context.node.environment
    value = environment.values[keyPath: path]
    super.init(context)
    environment.add(self)
    depend(on: source, isRead: true)
  }

  func read(_ new: KeyPath<EnvironmentValues, Value>) {
    guard new != path else { return }
    path = new
    value = environment.values[keyPath: path]
    dropEdge()
    depend(on: source, isRead: true)
  }

  private var source: EnvironmentSource {
    let path = path
    return environment.source(named: EnvironmentKeyName.words(path), node.graph) { $0[keyPath: path] }
  }

  func environmentChanged() {
    let new = environment.values[keyPath: path]
    guard !isEqualAsField(value, new, Comparison.ofField(Value.self)) else { return }
    let graph = node.graph
    let source = source
    if let recorder = graph.recorder {
      source.changed(from: value)
      recorder.environmentChanged(source)
    }
    value = new
    node.reinstallProperties()
    graph.edges.markPending(edge)
    graph.recorder?.candidate(node)
    node.schedule()
  }

  override func holds(_ source: SourceAttribute) -> Bool { (value as? any SourceHolding)?.heldSource === source }

  override func end() { environment.remove(self) }
}

/// The names of environment keys: `colorScheme`.
enum EnvironmentKeyName {
  static func words(_ path: AnyKeyPath) -> String {
    let words = KeyPathName.words(path)
    let prefix = "\\EnvironmentValues."
    // A model is handed down by its type: the key is no name, but a subscript of one.
    if words.dropFirst(prefix.count).contains(where: { "<>()".contains($0) }) {
      let model = type(of: path).valueType
      return TypeName.short((model as? any OptionalValue.Type)?.payload ?? model)
    }
    return words.hasPrefix(prefix) ? String(words.dropFirst(prefix.count)) : words
  }
}

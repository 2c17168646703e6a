import Foundation
import Recording

/// A value kept under a key for the whole app, here in memory: every view that reads the key depends on it.
///
/// A view that reads it runs when it is written here, in another view, or by `UserDefaults`.
@propertyWrapper public struct AppStorage<Value>: StoredProperty {
  var content: StoredContent<Value>

  init(_ seed: StoredSeed<Value>) { content = .seed(seed) }

  public var wrappedValue: Value {
    get { content.read() }
    nonmutating set { content.write(newValue) }
  }

  public var projectedValue: Binding<Value> { content.binding }
}

/// A value kept under a key for a scene; in memory, and apart from those of ``AppStorage``.
@propertyWrapper public struct SceneStorage<Value>: StoredProperty {
  var content: StoredContent<Value>

  init(_ seed: StoredSeed<Value>) {
    content = .seed(seed)
    seed.isOfScene = true
  }

  public var wrappedValue: Value {
    get { content.read() }
    nonmutating set { content.write(newValue) }
  }

  public var projectedValue: Binding<Value> { content.binding }
}

/// A dynamic property whose value is kept under a key.
protocol StoredProperty<Value>: GraphProperty {
  associatedtype Value
  var content: StoredContent<Value> { get set }
}

/// What is kept, as a value and once it is in a graph.
enum StoredContent<Value> {
  case seed(StoredSeed<Value>)
  case slot(StorageSlot<Value>)

  var seed: StoredSeed<Value> {
    switch self {
    case .seed(let seed): seed
    case .slot(let slot): slot.seed
    }
  }

  func read() -> Value {
    switch self {
    case .seed(let seed): seed.read()
    case .slot(let slot): onMain(slot) { $0.read() }
    }
  }

  func write(_ value: Value) {
    switch self {
    case .seed(let seed): seed.domain(nil).set(seed.encode(value), of: seed.key)
    case .slot(let slot): onMain((slot, value)) { $0.box.set($1) }
    }
  }

  var binding: Binding<Value> {
    switch self {
    case .seed(let seed): Binding(get: { seed.read() }, set: { seed.domain(nil).set(seed.encode($0), of: seed.key) })
    case .slot(let slot): Binding(location: onMain(slot) { $0.box })
    }
  }
}

/// The key of a stored value, its default, and how it is kept.
final class StoredSeed<Value>: @unchecked Sendable {
  let key: String
  let value: Value
  let store: DefaultsDomain?
  let encode: (Value) -> Any?
  let decode: (Any) -> Value?
  fileprivate(set) var isOfScene = false

  init(
    _ key: String, _ value: Value, _ store: DefaultsDomain?, encode: @escaping (Value) -> Any? = { $0 },
    decode: @escaping (Any) -> Value? = { $0 as? Value }
  ) {
    self.key = key
    self.value = value
    self.store = store
    self.encode = encode
    self.decode = decode
  }

  /// Where the value is kept: in a store of its own, for the scene, or in the standard one.
  func domain(_ graph: Graph?) -> DefaultsDomain {
    if let store { return store }
    guard let graph else { return .named("standard") }
    return onMain(graph) { isOfScene ? $0.sceneDefaults : $0.defaults }
  }

  func read() -> Value { domain(nil).value(of: key).flatMap(decode) ?? value }
}

extension StoredProperty {
  static func isEqualInput(_ old: Self, _ new: Self) -> Bool { old.content.seed.key == new.content.seed.key }

  @MainActor static func makeSlot(_ property: inout Self, _ context: SlotContext) -> PropertySlot {
    let slot = StorageSlot(context, property.content.seed)
    property.content = .slot(slot)
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout Self) {
    guard let slot = slot as? StorageSlot<Value> else { return }
    slot.replace(by: property.content.seed)
    property.content = .slot(slot)
  }
}

final class StorageSlot<Value>: PropertySlot, @unchecked Sendable {
  // Read through the property wrapper by code without isolation; written on the main actor only.
  private(set) nonisolated(unsafe) var seed: StoredSeed<Value>
  private(set) var box: StorageBox<Value>

  init(_ context: SlotContext, _ seed: StoredSeed<Value>) {
    self.seed = seed
    box = context.node.graph.storage(seed)
    super.init(context)
  }

  func replace(by new: StoredSeed<Value>) {
    if new === seed { return }
    let isSame = new.key == seed.key && new.store === seed.store
    seed = new
    if isSame { return }
    box = node.graph.storage(new)
    dropEdge()
    wasReplaced = true
  }

  func read() -> Value {
    if node.graph.isEvaluating { depend(on: box, isRead: true) }
    return box.get(marking: false)
  }
}

import Foundation
import Recording

/// A value kept under a key for the whole app, here in memory: every view that reads the key depends on it.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let key: String
  let seed: Value
  var box: StorageBox<Value>?
  var slot: StorageSlot<Value>?

  init(_ key: String, _ seed: Value) {
    self.key = key
    self.seed = seed
  }

  public var wrappedValue: Value {
    get {
      guard let slot else { return seed }
      return onMain(slot) { $0.read() }
    }
    nonmutating set {
      guard let box else { return }
      onMain((box, newValue)) { $0.set($1) }
    }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(seed) }
    return Binding(location: box)
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue) }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue) }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral { self.init(key, nil) }
}

extension AppStorage: GraphProperty {
  static func isEqualInput(_ old: AppStorage, _ new: AppStorage) -> Bool { old.key == new.key }

  @MainActor static func makeSlot(_ property: inout AppStorage, _ context: SlotContext) -> PropertySlot {
    let box = context.node.graph.storage(property.key, property.seed)
    let slot = StorageSlot(context, box)
    property.box = box
    property.slot = slot
    return slot
  }

  @MainActor static func install(_ slot: PropertySlot, into property: inout AppStorage) {
    guard let slot = slot as? StorageSlot<Value> else { return }
    if slot.box.key != property.key { slot.replace(by: slot.node.graph.storage(property.key, property.seed)) }
    property.box = slot.box
    property.slot = slot
  }
}

/// A value kept for a scene; in memory, like ``AppStorage``.
public typealias SceneStorage = AppStorage

final class StorageSlot<Value>: PropertySlot, @unchecked Sendable {
  private(set) var box: StorageBox<Value>

  init(_ context: SlotContext, _ box: StorageBox<Value>) {
    self.box = box
    super.init(context)
  }

  func replace(by new: StorageBox<Value>) {
    box = new
    dropEdge()
    wasReplaced = true
  }

  func read() -> Value {
    if node.graph.isEvaluating { depend(on: box, isRead: true) }
    return box.get(marking: false)
  }
}

/// The stored value of a key.
final class StorageBox<Value>: SourceAttribute, Location, @unchecked Sendable {
  let key: String
  private var value: Value
  private var written: Value?
  private var hasWritten = false

  init(_ graph: Graph, _ key: String, _ value: Value) {
    self.key = key
    self.value = value
    super.init(graph)
  }

  func get(marking: Bool) -> Value {
    if graph.isEvaluating { return value }
    return hasWritten ? written ?? value : value
  }

  func set(_ new: Value) {
    graph.noteWrite()
    written = .some(new)
    hasWritten = true
    wait()
  }

  override func commit() -> Bool {
    guard hasWritten, let new = written else { return false }
    written = nil
    hasWritten = false
    let differs = !isEqualAsField(value, new, Comparison.ofField(Value.self))
    value = new
    return differs
  }

  var source: SourceAttribute? { self }

  func isSame(as other: any AnyLocation) -> Bool { other === self }

  override func recorded(_ describer: Describer) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?)
  { (.storage, key, nil, describer.describe(get(marking: false))) }

  override func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    let words = describer.describe(from: value, to: written ?? value)
    return [RecordedWrite(old: words.old, new: words.new)]
  }
}

extension Graph {
  /// The storage of a key, made when it is first asked for.
  func storage<Value>(_ key: String, _ seed: Value) -> StorageBox<Value> {
    if let known = storages[key] as? StorageBox<Value> { return known }
    let box = StorageBox(self, key, seed)
    storages[key] = box
    return box
  }
}

/// The stored value of a key, as a source.
final class StorageBox<Value>: WaitingValue<Value>, DefaultsObserver, @unchecked Sendable {
  private let seed: StoredSeed<Value>
  private let domain: DefaultsDomain

  init(_ graph: Graph, _ seed: StoredSeed<Value>, _ domain: DefaultsDomain) {
    self.seed = seed
    self.domain = domain
    super.init(graph, domain.value(of: seed.key).flatMap(seed.decode) ?? seed.value)
    domain.add(self, for: seed.key)
  }

  override var name: String { seed.key }

  override func set(_ new: Value) {
    take(new)
    domain.set(seed.encode(new), of: seed.key, by: self)
  }

  func defaultsChanged() { take(domain.value(of: seed.key).flatMap(seed.decode) ?? seed.value) }
}

/// Tells stored values apart.
struct StorageKey: Hashable {
  var domain: ObjectIdentifier
  var key: String
  var type: ObjectIdentifier
}

extension Graph {
  /// The storage of a key, made when it is first asked for.
  func storage<Value>(_ seed: StoredSeed<Value>) -> StorageBox<Value> {
    let domain = seed.domain(self)
    let key = StorageKey(domain: ObjectIdentifier(domain), key: seed.key, type: ObjectIdentifier(Value.self))
    if let known = storages[key] as? StorageBox<Value> { return known }
    let box = StorageBox(self, seed, domain)
    storages[key] = box
    return box
  }
}

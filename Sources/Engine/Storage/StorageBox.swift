import Recording

/// The stored value of a key, as a source.
final class StorageBox<Value>: SourceAttribute, Location, DefaultsObserver, @unchecked Sendable {
  private let seed: StoredSeed<Value>
  private let domain: DefaultsDomain
  private var value: Value
  private var written: Value?
  private var hasWritten = false

  init(_ graph: Graph, _ seed: StoredSeed<Value>, _ domain: DefaultsDomain) {
    self.seed = seed
    self.domain = domain
    value = domain.value(of: seed.key).flatMap(seed.decode) ?? seed.value
    super.init(graph)
    domain.add(self, for: seed.key)
  }

  func get(marking: Bool) -> Value {
    if graph.isEvaluating { return value }
    return hasWritten ? written ?? value : value
  }

  func set(_ new: Value) {
    take(new)
    domain.set(seed.encode(new), of: seed.key, by: self)
  }

  func defaultsChanged() { take(domain.value(of: seed.key).flatMap(seed.decode) ?? seed.value) }

  private func take(_ new: Value) {
    graph.noteWrite()
    let isEqual = isEqualAsField(hasWritten ? written ?? value : value, new, Comparison.ofField(Value.self))
    if isEqual, !isWaiting {
      graph.recorder?.wroteEqual(self, value)
      return
    }
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
  { (.storage, seed.key, nil, describer.describe(get(marking: false))) }

  override func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    let words = describer.describe(from: value, to: hasWritten ? written ?? value : value)
    return [RecordedWrite(old: words.old, new: words.new)]
  }
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

import Recording

/// What is told when the environment it reads changes.
@MainActor protocol EnvironmentReader: AnyObject {
  /// Looks at the new values, and schedules its node where what it reads differs (D6).
  func environmentChanged()
}

/// The environment below one place in the tree: the one above it, changed by a modifier.
@MainActor final class EnvironmentNode {
  private(set) var values: EnvironmentValues
  private var readers: [ObjectIdentifier: any EnvironmentReader] = [:]
  private var readerOrder: [ObjectIdentifier] = []
  private var sources: [String: EnvironmentSource] = [:]

  init(values: EnvironmentValues) { self.values = values }

  func add(_ reader: any EnvironmentReader) {
    let key = ObjectIdentifier(reader)
    if readers.updateValue(reader, forKey: key) == nil { readerOrder.append(key) }
  }

  func remove(_ reader: any EnvironmentReader) {
    readers[ObjectIdentifier(reader)] = nil
    if readerOrder.count > 32, readerOrder.count > readers.count * 2 {
      readerOrder.removeAll { readers[$0] == nil }
    }
  }

  /// Changes the values and tells the readers, in the order in which they came.
  func set(_ new: EnvironmentValues) {
    values = new
    for key in readerOrder { readers[key]?.environmentChanged() }
  }

  fileprivate func forget(_ source: EnvironmentSource) {
    if sources[source.name] === source { sources[source.name] = nil }
  }

  /// The source that stands for one key at this place.
  func source(named name: String, _ graph: Graph, value: @escaping (EnvironmentValues) -> Any) -> EnvironmentSource {
    if let known = sources[name] { return known }
    let source = EnvironmentSource(graph, name: name, of: self, value: value)
    sources[name] = source
    return source
  }
}

/// One key of the environment at one place, as a source (D6).
final class EnvironmentSource: SourceAttribute {
  let name: String
  private weak var environment: EnvironmentNode?
  private let value: (EnvironmentValues) -> Any
  private var old: Any?

  init(_ graph: Graph, name: String, of environment: EnvironmentNode, value: @escaping (EnvironmentValues) -> Any) {
    self.name = name
    self.environment = environment
    self.value = value
    super.init(graph)
  }

  func changed(from old: Any) { self.old = old }

  /// Ends the source, as nothing depends on it any more.
  func forget() {
    environment?.forget(self)
    end()
  }

  private func words(_ describer: Describer) -> String? {
    environment.map { describer.describe(value($0.values)) }
  }

  override func recorded(_ describer: Describer) -> (kind: Source.Kind, name: String, owner: _ViewNode?, value: String?)
  {
    (.environment, name, nil, words(describer))
  }

  override func recordedWrites(_ describer: Describer, isEqual: Bool) -> [RecordedWrite] {
    guard let old, let environment else { return [RecordedWrite(new: words(describer))] }
    let words = describer.describe(fromDynamic: old, toDynamic: value(environment.values))
    return [RecordedWrite(old: words.old, new: words.new)]
  }
}

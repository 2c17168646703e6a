import Engine
import Foundation

/// Where objects are added, found and removed.
public final class ModelContext: @unchecked Sendable, Equatable {
  private var shelves: [ObjectIdentifier: AnyStored] = [:]
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  public private(set) var hasChanges = false

  init() {}

  public init(_ container: ModelContainer) { shelves = container.mainContext.shelves }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  public var container: ModelContainer { .shared }

  func shelf<T: PersistentModel>(of type: T.Type) -> Stored<T> {
    if let known = shelves[ObjectIdentifier(type)] as? Stored<T> { return known }
    let made = Stored<T>()
    shelves[ObjectIdentifier(type)] = made
    return made
  }

  // MARK: Changes

  /// Keeps an object, and those that it is related to.
  public func insert<T: PersistentModel>(_ model: T) {
    guard Kept.context(of: model) !== self else { return }
    Kept.keep(model, in: self)
    hasChanges = true
    shelf(of: T.self).add(model)
    Kept.relate(model, in: self)
  }

  /// No longer keeps an object; where its relations say so, neither those that it is related to.
  public func delete<T: PersistentModel>(_ model: T) {
    guard Kept.context(of: model) === self else { return }
    Kept.forget(model)
    hasChanges = true
    shelf(of: T.self).remove(model)
    Kept.separate(model, in: self)
  }

  /// No longer keeps the objects of a kind for which a condition holds.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
  }

  func deleteAll() { for shelf in shelves.values { shelf.deleteAll(in: self) } }

  public func save() throws { hasChanges = false }

  public func rollback() { hasChanges = false }

  public func processPendingChanges() {}

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: Finding

  /// The objects of a kind, in the order in which they were added where the descriptor has none.
  ///
  /// Read in a body, the view depends on which objects there are, and on the properties that the condition and the
  /// order read.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = shelf(of: T.self).read()
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func enumerate<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws {
    for object in try fetch(descriptor) { try block(object) }
  }

  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = Kept.model(identifier) else { preconditionFailure("nothing is kept under \(identifier)") }
    return model
  }

  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    Kept.model(identifier) as? T
  }
}

/// Which objects are asked for.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The objects of one kind, as something that bodies depend on.
class AnyStored {
  func deleteAll(in context: ModelContext) {}
}

final class Stored<T: PersistentModel>: AnyStored, Observable, _DynamicPropertySource {
  static func _isRead(by property: Any.Type) -> Bool { (property as? any QueryProperty.Type)?.modelType == T.self }

  private let registrar = ObservationRegistrar()
  private var stored: [T] = []
  private(set) var models: [T] {
    get { stored }
    set { registrar.withMutation(of: self, keyPath: \.models) { stored = newValue } }
  }

  func read() -> [T] {
    registrar.access(self, keyPath: \.models)
    return stored
  }

  func add(_ model: T) { models = stored + [model] }

  func remove(_ model: T) { models = stored.filter { $0 !== model } }

  override func deleteAll(in context: ModelContext) { for model in stored { context.delete(model) } }
}

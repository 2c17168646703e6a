import Engine
import Foundation

/// Where objects are added, found and removed.
public final class ModelContext: @unchecked Sendable, Equatable {
  private var shelves: [ObjectIdentifier: AnyStored] = [:]
  /// Kept as it is set; nothing follows from it, as objects are in memory only.
  public var autosaveEnabled = true
  /// Kept as it is set; changes of objects are not registered with it.
  public var undoManager: UndoManager?
  /// Whether something was added or removed since the last `save()` or `rollback()`.
  public private(set) var hasChanges = false

  init() {}

  /// A context of the container's: it shares the objects of the container's own.
  public init(_ container: ModelContainer) { shelves = container.mainContext.shelves }

  public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

  /// The container of views that are given none.
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

  /// Only says that nothing has changed since: the objects are in memory, so nothing is written and nothing thrown.
  public func save() throws { hasChanges = false }

  /// Only says that nothing has changed since: what was added or removed stays so.
  public func rollback() { hasChanges = false }

  /// Does nothing: changes take effect when they are made.
  public func processPendingChanges() {}

  /// Does what the closure does, then saves; throws what the closure throws, without undoing anything.
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

  /// How many objects a descriptor asks for. Cost: that of fetching them.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identities of the objects that a descriptor asks for, in its order.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Calls the closure with each object that a descriptor asks for; throws what the closure throws.
  public func enumerate<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws {
    for object in try fetch(descriptor) { try block(object) }
  }

  /// The object with this identity; the program stops where there is none.
  public func model(for identifier: PersistentIdentifier) -> any PersistentModel {
    guard let model = Kept.model(identifier) else { preconditionFailure("nothing is kept under \(identifier)") }
    return model
  }

  /// The object with this identity; `nil` where there is none, or it is of another class.
  public func registeredModel<T: PersistentModel>(for identifier: PersistentIdentifier) -> T? {
    Kept.model(identifier) as? T
  }
}

/// Which objects are asked for.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that objects must answer to; `nil` takes all.
  public var predicate: Predicate<T>?
  /// What the objects are sorted by, the first first; empty for the order in which they were added.
  public var sortBy: [SortDescriptor<T>]
  /// How many objects are given at most, after the offset is taken off; `nil` for all.
  public var fetchLimit: Int?
  /// How many objects at the front are left out; `nil` for none.
  public var fetchOffset: Int?
  /// Kept as it is set; objects that were not saved are found either way.
  public var includePendingChanges = true
  /// Kept as it is set; objects are always found whole.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Kept as it is set; related objects are always at hand.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// A request for the objects that `predicate` holds for, sorted by `sortBy`, without limit or offset.
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

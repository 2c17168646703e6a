import Engine
import Foundation

/// Which context keeps an object, and the relations between those that are kept.
///
/// Contexts are used on the main actor, as views do; an object of another thread's context is kept there as well.
enum Kept {
  private struct Entry {
    let model: any PersistentModel
    weak var context: ModelContext?
  }
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  private struct Numbered {
    weak var model: AnyObject?
    let number: Int
  }
  nonisolated(unsafe) private static var numbers: [ObjectIdentifier: Numbered] = [:]
  nonisolated(unsafe) private static var lastNumber = 0
  nonisolated(unsafe) private static var relations: [_Relation] = []
  nonisolated(unsafe) private static var knownTypes: Set<ObjectIdentifier> = []
  private static let lock = NSRecursiveLock()

  static func context(of model: AnyObject) -> ModelContext? {
    lock.withLock { entries[ObjectIdentifier(model)]?.context }
  }

  static func model(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { entries.values.first { numbers[ObjectIdentifier($0.model)]?.number == identifier.number }?.model }
  }

  /// The objects in the order in which they were first asked for an identity: no address is part of one.
  static func number(of model: AnyObject) -> Int {
    lock.withLock {
      let address = ObjectIdentifier(model)
      if let known = numbers[address], known.model === model { return known.number }
      lastNumber += 1
      numbers[address] = Numbered(model: model, number: lastNumber)
      return lastNumber
    }
  }

  static func keep(_ model: any PersistentModel, in context: ModelContext) {
    lock.withLock { entries[ObjectIdentifier(model)] = Entry(model: model, context: context) }
    know(type(of: model))
    lock.withLock { Keeper.start() }
  }

  static func forget(_ model: any PersistentModel) {
    _ = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(model)) }
  }

  static func know(_ type: any PersistentModel.Type) {
    lock.withLock {
      guard knownTypes.insert(ObjectIdentifier(type)).inserted else { return }
      relations += type._relations
    }
  }

  /// The ends of relations at an object, each with its other end and whether what is there ends with the object.
  static func ends(at path: AnyKeyPath?) -> [(here: _RelationEnd, there: _RelationEnd?, cascades: Bool)] {
    lock.withLock {
      relations.flatMap { relation in
        var found = [(relation.end, relation.inverse, relation.cascades)]
        if let inverse = relation.inverse { found.append((inverse, relation.end, false)) }
        return found.filter { path == nil || $0.0.path == path }
      }
    }
  }

  /// The models among an object's stored properties.
  private static func models(in object: AnyObject) -> [any PersistentModel] {
    Mirror(reflecting: object).children.flatMap { child -> [any PersistentModel] in
      models(of: child.value)
    }
  }

  static func models(of value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { models(of: $0.value) } ?? []
    case .collection: return mirror.children.flatMap { ($0.value as? any PersistentModel).map { [$0] } ?? [] }
    default: return []
    }
  }

  /// Keeps what a new object is related to, and makes each relation known at both ends.
  static func relate(_ model: any PersistentModel, in context: ModelContext) {
    let related = models(in: model)
    for other in related { know(type(of: other)) }
    for (here, there, _) in ends(at: nil) {
      guard let there else { continue }
      for other in here.related(model) { there.add(other, model) }
    }
    for other in related { insert(other, in: context) }
  }

  static func insert(_ model: any PersistentModel, in context: ModelContext) {
    func open<T: PersistentModel>(_ model: T) { context.insert(model) }
    open(model)
  }

  /// Ends the relations of an object that is no longer kept.
  static func separate(_ model: any PersistentModel, in context: ModelContext) {
    for (here, there, cascades) in ends(at: nil) {
      for other in here.related(model) {
        if cascades, let other = other as? any PersistentModel {
          delete(other, in: context)
        } else {
          there?.remove(other, model)
        }
      }
    }
  }

  private static func delete(_ model: any PersistentModel, in context: ModelContext) {
    func open<T: PersistentModel>(_ model: T) { context.delete(model) }
    open(model)
  }
}

/// Follows writes of relations, so that both ends tell the same.
@MainActor final class Keeper: ModelKeeper {
  nonisolated(unsafe) private static var started: Keeper?
  private var before: [(object: AnyObject, path: AnyKeyPath, related: [AnyObject])] = []

  nonisolated init() {}

  nonisolated static func start() {
    guard started == nil else { return }
    let keeper = Keeper()
    started = keeper
    keepModels(keeper)
  }

  func willWrite(_ object: AnyObject, _ path: AnyKeyPath) {
    guard object is any PersistentModel else { return }
    before.append((object, path, Kept.ends(at: path).flatMap { $0.here.related(object) }))
  }

  func didWrite(_ object: AnyObject, _ path: AnyKeyPath) {
    guard object is any PersistentModel,
      let index = before.lastIndex(where: { $0.object === object && $0.path == path })
    else { return }
    let old = before.remove(at: index).related
    func read<O>(_ object: O) -> Any? { object[keyPath: path] }
    let models = read(object).map(Kept.models) ?? []
    for model in models { Kept.know(type(of: model)) }
    for (here, there, _) in Kept.ends(at: path) {
      let new = here.related(object)
      for other in new where !old.contains(where: { $0 === other }) { there?.add(other, object) }
      for other in old where !new.contains(where: { $0 === other }) { there?.remove(other, object) }
    }
    if let context = Kept.context(of: object) { for model in models { Kept.insert(model, in: context) } }
  }
}

import Engine
import Foundation

/// The objects of the view's context that answer to a condition, in an order.
///
/// A view that reads them in its body depends on which objects there are, and on the properties that the condition and
/// the order read (D5).
@propertyWrapper public struct Query<Result: _QueryResult>: DynamicProperty {
  public typealias Element = Result.Model
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// The objects, found anew at each reading; empty where they can't be found. A body that reads it depends on them.
  public var wrappedValue: Result { Result._make((try? context.fetch(descriptor)) ?? []) }

  /// All objects of the kind, in the order in which they were added.
  public init() { descriptor = FetchDescriptor() }

  /// The context of the view, in which the objects are looked for.
  public var modelContext: ModelContext { context }

  /// Always `nil`: the objects are in memory.
  public var fetchError: (any Error)? { nil }
}

/// What a query gives: an array of the objects.
public protocol _QueryResult {
  associatedtype Model: PersistentModel
  static func _make(_ models: [Model]) -> Self
}

extension Array: _QueryResult where Element: PersistentModel {
  public static func _make(_ models: [Element]) -> [Element] { models }
}

extension Query {
  /// The objects that a descriptor asks for. The animation is not applied.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(of: descriptor)
  }

  private init(of descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  /// The objects that a descriptor asks for. The transaction is not applied.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.init(of: descriptor) }

  /// All objects of the kind. The animation is not applied.
  public init(animation: Animation) { self.init(of: FetchDescriptor()) }

  /// The objects for which `filter` holds, sorted by several properties. The animation is not applied.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// The objects for which `filter` holds, sorted by several properties. The transaction is not applied.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  /// The objects for which `filter` holds, sorted by one property. The animation is not applied.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// The objects for which `filter` holds, sorted by one property. The transaction is not applied.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// The objects for which `filter` holds, sorted by one optional property. The animation is not applied.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  /// The objects for which `filter` holds, sorted by one optional property. The transaction is not applied.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}

/// A query, whatever it asks for.
protocol QueryProperty {
  static var modelType: Any.Type { get }
}

extension Query: QueryProperty {
  static var modelType: Any.Type { Element.self }
}

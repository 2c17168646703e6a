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

  public var wrappedValue: Result { Result._make((try? context.fetch(descriptor)) ?? []) }

  public init() { descriptor = FetchDescriptor() }

  public var modelContext: ModelContext { context }

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
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(of: descriptor)
  }

  private init(of descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.init(of: descriptor) }

  public init(animation: Animation) { self.init(of: FetchDescriptor()) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation
  ) { self.init(of: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

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

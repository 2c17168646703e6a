import Engine
import Foundation

/// Keeps objects, in memory: what is not kept when the program ends.
public final class ModelContainer: @unchecked Sendable {
  /// The schema that the container was made for.
  public let schema: Schema
  /// The configurations that the container was given, which change nothing.
  public let configurations: [ModelConfiguration]
  /// The context of the views.
  public let mainContext: ModelContext

  /// The container where a view has none.
  static let shared = ModelContainer()

  private init() {
    schema = Schema()
    configurations = []
    mainContext = ModelContext()
  }

  /// A container for these kinds of objects. Nothing is thrown.
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
    schema = Schema(types)
    self.configurations = configurations
    mainContext = ModelContext()
  }

  /// A container for a schema; no migration takes place. Nothing is thrown.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = configurations
    mainContext = ModelContext()
  }

  /// A container for a schema, the configurations given one by one.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

  /// A container for these kinds of objects; no migration takes place.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), configurations: configurations) }

  /// Removes all objects from the container's context.
  public func deleteAllData() { mainContext.deleteAll() }

  /// Removes all objects from the container's context. Nothing is thrown.
  public func erase() throws { deleteAllData() }
}

/// How a container keeps its objects: always in memory here.
public struct ModelConfiguration: Sendable {
  /// The configuration's name; `default` where none was given.
  public let name: String
  /// Kept as it is given: objects are in memory either way.
  public let isStoredInMemoryOnly: Bool
  /// Kept as it is given.
  public let allowsSave: Bool
  /// Kept as it is given; nothing is read or written there.
  public let url: URL

  /// A configuration with a name; where objects would be shared or synchronised is not kept.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
  }

  /// A configuration for a file, which is not opened.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    self.url = url
  }

  /// A configuration without a name for these kinds, which are not kept.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Where a group of apps keeps objects.
  public enum GroupContainer: Sendable {
    case automatic, none
    /// The group of apps with this name, which is taken for `automatic`.
    public static func identifier(_ groupName: String) -> GroupContainer { .automatic }
  }

  /// Where objects are kept in the cloud.
  public enum CloudKitDatabase: Sendable {
    case automatic, none
    /// The private database with this name, which is taken for `automatic`.
    public static func `private`(_ name: String) -> CloudKitDatabase { .automatic }
  }
}

private struct ContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContainer.shared.mainContext }
}

extension EnvironmentValues {
  /// The context in which the views below keep and find objects; in memory where no view above sets a container.
  public var modelContext: ModelContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

extension View {
  /// Gives the views below a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the views below a container for a kind of objects.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled,
      onSetup: onSetup)
  }

  /// Gives the views below a container for kinds of objects.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    onSetup(.success(.shared))
    return modelContainer(.shared)
  }

  /// Gives the views below a context.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Gives the scene's views a container.
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives the scene's views a container for a kind of objects.
  public nonisolated func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    onSetup(.success(.shared))
    return modelContainer(.shared)
  }

  /// Gives the scene's views a container for kinds of objects.
  public nonisolated func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    onSetup(.success(.shared))
    return modelContainer(.shared)
  }
}

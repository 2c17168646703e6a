import Engine
import Foundation

/// Keeps objects, in memory: what is not kept when the program ends.
public final class ModelContainer: @unchecked Sendable {
  public let schema: Schema
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

  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
    schema = Schema(types)
    self.configurations = configurations
    mainContext = ModelContext()
  }

  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = configurations
    mainContext = ModelContext()
  }

  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)?,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(types), configurations: configurations) }

  public func deleteAllData() { mainContext.deleteAll() }

  public func erase() throws { deleteAllData() }
}

/// How a container keeps its objects: always in memory here.
public struct ModelConfiguration: Sendable {
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = URL(fileURLWithPath: "/dev/null")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    self.url = url
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Where a group of apps keeps objects.
  public enum GroupContainer: Sendable {
    case automatic, none
    public static func identifier(_ groupName: String) -> GroupContainer { .automatic }
  }

  /// Where objects are kept in the cloud.
  public enum CloudKitDatabase: Sendable {
    case automatic, none
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

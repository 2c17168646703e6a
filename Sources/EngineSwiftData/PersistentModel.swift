import Engine
import Foundation

/// A class whose objects a container keeps. What stands in a source is `@Model`.
///
/// Its properties are tracked one by one, as those of an observable model are (D5).
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// What the class's attributes say of its relations.
  static var _relations: [_Relation] { get }
}

extension PersistentModel {
  public typealias _Relation = EngineSwiftData._Relation

  public static var _relations: [_Relation] { [] }

  public static func == (a: Self, b: Self) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  public var id: PersistentIdentifier { persistentModelID }

  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: _typeName(Self.self, qualified: false), number: Kept.number(of: self))
  }

  /// The context that keeps the object, if one does.
  public var modelContext: ModelContext? { Kept.context(of: self) }

  public var isDeleted: Bool { false }

  public var hasChanges: Bool { false }
}

/// The identity of an object that is kept: its class, and the place in which it was first asked for an identity.
public struct PersistentIdentifier: Hashable, Comparable, Sendable, CustomStringConvertible, _RecordingWords {
  public let entityName: String
  let number: Int

  public var description: String { "\(entityName) \(number)" }

  public var _recordingWords: String { description }

  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
}

/// The kinds of objects that a container keeps.
public struct Schema: Sendable {
  public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {}

  public init(versionedSchema: any VersionedSchema.Type) {}

  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }
  }
}

/// A schema of one version.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// How schemas follow one another; nothing old is kept here.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A step from one schema to the next; never taken here.
public enum MigrationStage {
  case none

  public static func lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type
  ) -> MigrationStage { .none }

  public static func custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
  ) -> MigrationStage { .none }
}

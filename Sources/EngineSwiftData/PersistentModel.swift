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

  /// The identity of the object, the same as `persistentModelID`.
  public var id: PersistentIdentifier { persistentModelID }

  /// The identity of the object, given when it is first asked for.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: _typeName(Self.self, qualified: false), number: Kept.number(of: self))
  }

  /// The context that keeps the object, if one does.
  public var modelContext: ModelContext? { Kept.context(of: self) }

  /// Always `false`.
  public var isDeleted: Bool { false }

  /// Always `false`.
  public var hasChanges: Bool { false }
}

/// The identity of an object that is kept: its class, and the place in which it was first asked for an identity.
public struct PersistentIdentifier: Hashable, Comparable, Sendable, CustomStringConvertible, _RecordingWords {
  /// The name of the object's class, without its module.
  public let entityName: String
  let number: Int

  /// The name of the class, then the number: `Item 3`.
  public var description: String { "\(entityName) \(number)" }

  public var _recordingWords: String { description }

  /// Identities given earlier come first, whatever their classes.
  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
}

/// The kinds of objects that a container keeps.
public struct Schema: Sendable {
  /// A schema of these kinds; neither the kinds nor the version are kept.
  public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {}

  /// A schema of one version, which is not kept.
  public init(versionedSchema: any VersionedSchema.Type) {}

  /// The version of a schema.
  public struct Version: Hashable, Comparable, Sendable {
    /// The first of the three numbers.
    public let major: Int
    /// The second of the three numbers.
    public let minor: Int
    /// The third of the three numbers.
    public let patch: Int

    /// A version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Compares the numbers one after another, the first first.
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

  /// A step that needs no code; it is not taken.
  public static func lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type
  ) -> MigrationStage { .none }

  /// A step with code of its own, which is not called.
  public static func custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?
  ) -> MigrationStage { .none }
}

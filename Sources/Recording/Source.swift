/// Names a source in one recording.
public struct SourceID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number alone, as the file has it.
  public var rawValue: Int

  /// The name with this number; nothing checks that a recording has such a source.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The number after an `s`: `s2`.
  public var description: String { "s\(rawValue)" }

  /// Smaller numbers were given earlier.
  public static func < (a: SourceID, b: SourceID) -> Bool { a.rawValue < b.rawValue }
}

/// Something bodies depend on, other than the values they are given: where a dependency edge begins.
public struct Source: Codable, Hashable, Sendable {
  /// What the source is in the program.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The storage of an `@State`.
    case state
    /// An environment key.
    case environment
    /// An `ObservableObject` (D4: per object).
    case object
    /// One property of an `@Observable` model (D5).
    case modelProperty
    /// Storage of another kind: `@AppStorage`, `@FocusState`, a custom dynamic property.
    case storage
  }
  /// Names it for as long as it exists.
  public var id: SourceID
  /// What it is in the program.
  public var kind: Kind
  /// `isOn` for `@State var isOn`, `colorScheme`, `LightViewModel`, `LightModel.isOn`.
  public var name: String
  /// The node that owns the storage, where one does: the source ends with it.
  public var owner: NodeID?
  /// The value in words.
  public var value: String?

  /// A source with everything that is recorded of it.
  public init(id: SourceID, kind: Kind, name: String, owner: NodeID? = nil, value: String? = nil) {
    self.id = id
    self.kind = kind
    self.name = name
    self.owner = owner
    self.value = value
  }
}

/// A write to a source, or a notification from one.
public struct SourceWrite: Hashable, Sendable {
  /// The source that was written.
  public var source: SourceID
  /// The property that was written, where the source is a whole object: `count`.
  public var property: String?
  /// The value before the write, in words; `nil` where none is known.
  public var old: String?
  /// The value written, in words; `nil` where none is known.
  public var new: String?
  /// Whether the written value equals the old one, so that nothing follows (D2).
  public var isEqual: Bool
  /// Whether the written value equals the old one and is announced all the same, so that its readers run: an
  /// `ObservableObject` announces every write (D4).
  public var isRepeated: Bool
  /// The pass in which it takes effect, from 1.
  public var pass: Int

  /// A write to `source` that takes effect in pass `pass`.
  public init(
    source: SourceID, property: String? = nil, old: String? = nil, new: String? = nil, isEqual: Bool = false,
    isRepeated: Bool = false, pass: Int = 1
  ) {
    self.source = source
    self.property = property
    self.old = old
    self.new = new
    self.isEqual = isEqual
    self.isRepeated = isRepeated
    self.pass = pass
  }
}

/// A dependency edge: `reader`'s body runs when `source` changes.
public struct Dependency: Codable, Hashable, Sendable {
  /// Where the edge begins.
  public var source: SourceID
  /// The node whose body runs.
  public var reader: NodeID
  /// The reader's stored property through which it depends: `_isOn`, or the key path for a model.
  public var property: String
  /// Whether the reader's body really read it, or only declares it (D4, D6).
  public var isRead: Bool

  /// An edge from `source` to `reader` through the stored property `property`.
  public init(source: SourceID, reader: NodeID, property: String, isRead: Bool = true) {
    self.source = source
    self.reader = reader
    self.property = property
    self.isRead = isRead
  }
}

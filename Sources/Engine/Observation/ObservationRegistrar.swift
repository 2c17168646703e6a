/// Reports reads and writes of a model's properties to the graph that evaluates, and to ``withObservationTracking(_:onChange:)``.
public struct ObservationRegistrar: Sendable {
  /// A registrar that has noted nothing.
  public init() {}

  /// Notes that a property is read.
  public func access<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    guard ObservationAccess.isTracking else { return }
    ObservationAccess.read(subject, keyPath)
  }

  /// Notes that a property is about to change.
  public func willSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    ObservationAccess.write(subject, keyPath)
  }

  /// Notes that a property has changed.
  public func didSet<Subject: Observable, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) {
    ObservationAccess.didWrite(subject, keyPath)
  }

  /// Changes a property, with the notes before and after.
  public func withMutation<Subject: Observable, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }
}

extension ObservationRegistrar: Codable {
  /// A registrar that has noted nothing: nothing is read.
  public init(from decoder: any Decoder) throws { self.init() }

  /// Writes nothing.
  public func encode(to encoder: any Encoder) {}
}

extension ObservationRegistrar: Hashable {
  // Two models that are compared by their properties do not differ by their registrars.
  public static func == (a: ObservationRegistrar, b: ObservationRegistrar) -> Bool { true }

  public func hash(into hasher: inout Hasher) {}
}

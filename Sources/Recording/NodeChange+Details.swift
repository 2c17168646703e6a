/// What few changes say of a node: made when something is said, so that the others hold nothing.
@usableFromInline struct ChangeDetails: Hashable, Sendable {
  @usableFromInline struct Values: Hashable, Sendable {
    @usableFromInline var runs: [Run] = []
    @usableFromInline var comparison: [FieldComparison] = []
    @usableFromInline var values: [ValueChange] = []
    @usableFromInline var move: Move?
    @usableFromInline var replaces: NodeID?
    @usableFromInline var replacedBy: NodeID?
    @usableFromInline var lostState: [String] = []

    @inlinable init() {}
  }

  /// One element, or none where nothing is said.
  @usableFromInline var storage: [Values] = []

  @inlinable init() {}

  @inlinable var values: Values? { storage.first }

  /// The values to write to.
  @inlinable var written: Values {
    get { storage.first ?? Values() }
    _modify {
      if storage.isEmpty { storage.append(Values()) }
      yield &storage[0]
    }
  }

  @usableFromInline static func == (a: ChangeDetails, b: ChangeDetails) -> Bool { a.written == b.written }

  @usableFromInline func hash(into hasher: inout Hasher) { written.hash(into: &hasher) }
}

extension NodeChange {
  /// The evaluations of its body or content, in order. Empty for a primitive without content closure.
  @inlinable public var runs: [Run] {
    get { details.values?.runs ?? [] }
    _modify { yield &details.written.runs }
  }

  /// What was compared when it was made again (E9).
  @inlinable public var comparison: [FieldComparison] {
    get { details.values?.comparison ?? [] }
    _modify { yield &details.written.comparison }
  }

  /// What a primitive shows that changed.
  @inlinable public var values: [ValueChange] {
    get { details.values?.values ?? [] }
    _modify { yield &details.written.values }
  }

  /// Where a row that is still there stood before, and where it stands now.
  @inlinable public var move: Move? {
    get { details.values?.move }
    set { if newValue != nil || details.values != nil { details.written.move = newValue } }
  }

  /// The node that ended in this one's place.
  @inlinable public var replaces: NodeID? {
    get { details.values?.replaces }
    set { if newValue != nil || details.values != nil { details.written.replaces = newValue } }
  }

  /// The node that began in this one's place.
  @inlinable public var replacedBy: NodeID? {
    get { details.values?.replacedBy }
    set { if newValue != nil || details.values != nil { details.written.replacedBy = newValue } }
  }

  /// The names of the state that ended with this node, in order of declaration.
  @inlinable public var lostState: [String] {
    get { details.values?.lostState ?? [] }
    _modify { yield &details.written.lostState }
  }
}

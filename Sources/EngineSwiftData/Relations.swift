import Engine

/// One end of a relation: the objects at the other end, which can be added and removed.
public struct _RelationEnd {
  let related: (AnyObject) -> [AnyObject]
  let add: (AnyObject, AnyObject) -> Void
  let remove: (AnyObject, AnyObject) -> Void
  let path: AnyKeyPath
}

/// What an attribute says of a relation between objects: what the other end is called, and whether its objects end with
/// this one.
public struct _Relation {
  let end: _RelationEnd
  let inverse: _RelationEnd?
  let cascades: Bool

  private init(_ end: _RelationEnd, _ cascades: Bool, _ inverse: _RelationEnd?) {
    self.end = end
    self.inverse = inverse
    self.cascades = cascades
  }

  private static func end<O: AnyObject, T: AnyObject>(_ path: ReferenceWritableKeyPath<O, [T]>) -> _RelationEnd {
    _RelationEnd(
      related: { ($0 as? O)?[keyPath: path] ?? [] },
      add: { object, other in
        guard let object = object as? O, let other = other as? T else { return }
        if !object[keyPath: path].contains(where: { $0 === other }) { object[keyPath: path].append(other) }
      },
      remove: { object, other in
        guard let object = object as? O, object[keyPath: path].contains(where: { $0 === other }) else { return }
        object[keyPath: path].removeAll { $0 === other }
      }, path: path)
  }

  private static func end<O: AnyObject, T: AnyObject>(_ path: ReferenceWritableKeyPath<O, [T]?>) -> _RelationEnd {
    _RelationEnd(
      related: { ($0 as? O)?[keyPath: path] ?? [] },
      add: { object, other in
        guard let object = object as? O, let other = other as? T else { return }
        if object[keyPath: path]?.contains(where: { $0 === other }) != true {
          object[keyPath: path] = (object[keyPath: path] ?? []) + [other]
        }
      },
      remove: { object, other in
        guard let object = object as? O, object[keyPath: path]?.contains(where: { $0 === other }) == true else {
          return
        }
        object[keyPath: path]?.removeAll { $0 === other }
      }, path: path)
  }

  private static func end<O: AnyObject, T: AnyObject>(_ path: ReferenceWritableKeyPath<O, T?>) -> _RelationEnd {
    _RelationEnd(
      related: { object in ((object as? O)?[keyPath: path]).map { [$0] } ?? [] },
      add: { object, other in
        guard let object = object as? O, let other = other as? T, object[keyPath: path] !== other else { return }
        object[keyPath: path] = other
      },
      remove: { object, other in
        guard let object = object as? O, object[keyPath: path] === other else { return }
        object[keyPath: path] = nil
      }, path: path)
  }

  private static func end<O: AnyObject, T: AnyObject>(one path: ReferenceWritableKeyPath<O, T>) -> _RelationEnd {
    _RelationEnd(
      related: { object in ((object as? O)?[keyPath: path]).map { [$0] } ?? [] },
      add: { object, other in
        guard let object = object as? O, let other = other as? T, object[keyPath: path] !== other else { return }
        object[keyPath: path] = other
      }, remove: { _, _ in }, path: path)
  }

  /// A relation to many objects, without an end that points back.
  public init<O: AnyObject, T: AnyObject>(_ path: ReferenceWritableKeyPath<O, [T]>, cascades: Bool) {
    self.init(Self.end(path), cascades, nil)
  }

  /// A relation to many objects that may be `nil`, without an end that points back.
  public init<O: AnyObject, T: AnyObject>(_ path: ReferenceWritableKeyPath<O, [T]?>, cascades: Bool) {
    self.init(Self.end(path), cascades, nil)
  }

  /// A relation to one object, without an end that points back.
  public init<O: AnyObject, T: AnyObject>(_ path: ReferenceWritableKeyPath<O, T?>, cascades: Bool) {
    self.init(Self.end(path), cascades, nil)
  }

  /// A relation to many objects, each of which may point back to one.
  public init<O: AnyObject, T: AnyObject>(
    _ path: ReferenceWritableKeyPath<O, [T]>, cascades: Bool, inverse: ReferenceWritableKeyPath<T, O?>
  ) { self.init(Self.end(path), cascades, Self.end(inverse)) }

  /// A relation to many objects, each of which points back to one and can't be without it.
  public init<O: AnyObject, T: AnyObject>(
    _ path: ReferenceWritableKeyPath<O, [T]>, cascades: Bool, inverse: ReferenceWritableKeyPath<T, O>
  ) { self.init(Self.end(path), cascades, Self.end(one: inverse)) }

  /// A relation to many objects, each of which points back to many.
  public init<O: AnyObject, T: AnyObject>(
    _ path: ReferenceWritableKeyPath<O, [T]>, cascades: Bool, inverse: ReferenceWritableKeyPath<T, [O]>
  ) { self.init(Self.end(path), cascades, Self.end(inverse)) }

  /// A relation to many objects that may be `nil`, each of which may point back to one.
  public init<O: AnyObject, T: AnyObject>(
    _ path: ReferenceWritableKeyPath<O, [T]?>, cascades: Bool, inverse: ReferenceWritableKeyPath<T, O?>
  ) { self.init(Self.end(path), cascades, Self.end(inverse)) }

  /// A relation to many objects on both sides, either of which may be `nil`.
  public init<O: AnyObject, T: AnyObject>(
    _ path: ReferenceWritableKeyPath<O, [T]?>, cascades: Bool, inverse: ReferenceWritableKeyPath<T, [O]?>
  ) { self.init(Self.end(path), cascades, Self.end(inverse)) }

  /// A relation to one object, which may point back to one.
  public init<O: AnyObject, T: AnyObject>(
    _ path: ReferenceWritableKeyPath<O, T?>, cascades: Bool, inverse: ReferenceWritableKeyPath<T, O?>
  ) { self.init(Self.end(path), cascades, Self.end(inverse)) }

  /// A relation to one object, which points back to many.
  public init<O: AnyObject, T: AnyObject>(
    _ path: ReferenceWritableKeyPath<O, T?>, cascades: Bool, inverse: ReferenceWritableKeyPath<T, [O]>
  ) { self.init(Self.end(path), cascades, Self.end(inverse)) }
}

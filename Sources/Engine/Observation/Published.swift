/// A property of an observable object that tells the object's subscribers before it changes.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  private let projection = Projection()

  private final class Projection: @unchecked Sendable {
    var subject: CurrentValueSubject<Value, Never>?
    /// What is assigned to the property for as long as it lives.
    var assigned: [AnyCancellable] = []
  }

  /// A property with a value to begin with.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// A property with a value to begin with, by the older name.
  public init(initialValue: Value) { value = initialValue }

  /// The value, where the property is not in a class; there, the object's subscribers are told.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Emits the present value, and each new one before it is stored.
  public var projectedValue: Publisher {
    mutating get {
      let subject = projection.subject ?? CurrentValueSubject(value)
      projection.subject = subject
      return Publisher(subject: subject)
    }
    // A publisher can't be replaced; the setter exists for `assign(to:)`.
    set {}
  }

  /// The publisher behind `$name`.
  public struct Publisher: Engine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: CurrentValueSubject<Value, Never>
    var write: ((Value) -> Void)?
    var keep: ((AnyCancellable) -> Void)?

    /// Writes what a publisher emits into the property.
    func assign<P: Engine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      guard let write else { return }
      keep?(publisher.sink { write($0) })
    }

    /// Attaches the subscriber, which gets the present value at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }

  /// The value in an object, which tells its subscribers before it changes.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get {
      if ObservationAccess.isTracking { PublishedAccess.read(object, storage) }
      return object[keyPath: storage].value
    }
    set { write(newValue, object, storage) }
  }

  private static func write<Object: AnyObject>(
    _ value: Value, _ object: Object, _ storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) {
    PublishedAccess.willChange(object, storage, old: object[keyPath: storage].value, new: value)
    object[keyPath: storage].projection.subject?.send(value)
    object[keyPath: storage].value = value
  }

  /// The publisher behind `$name` in an object; `assign(to:)` writes the property through it. Setting it does nothing.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, projected projected: ReferenceWritableKeyPath<Object, Publisher>,
    storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      var publisher = object[keyPath: storage].projectedValue
      let projection = object[keyPath: storage].projection
      publisher.write = { [weak object] value in if let object { write(value, object, storage) } }
      publisher.keep = { [weak projection] in projection?.assigned.append($0) }
      return publisher
    }
    set {}
  }
}

/// What the recording learns of published properties: which were read, and which changed from what to what.
enum PublishedAccess {
  nonisolated(unsafe) static var observers: [ObservationAccess.Weak<Graph>] = []

  static func read(_ object: AnyObject, _ storage: AnyKeyPath) {
    let carried = Carried((object, storage))
    onMain { Graph.evaluatingGraph?.recorder?.readPublished(carried.value.0, carried.value.1) }
  }

  static func willChange<Value>(_ object: AnyObject, _ storage: AnyKeyPath, old: Value, new: Value) {
    let carried = Carried((object, storage, old, new))
    onMain {
      let (object, storage, old, new) = carried.value
      for graph in observers { graph.object?.publishedWillChange(object, storage, old: old, new: new) }
      func send<Object: ObservableObject>(_ object: Object) {
        if let publisher = object.objectWillChange as? ObservableObjectPublisher { publisher.send() }
      }
      if let object = object as? any ObservableObject { send(object) }
    }
  }
}

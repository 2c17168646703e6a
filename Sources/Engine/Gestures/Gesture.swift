import Foundation

/// Something that a person does with a view over time.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  /// What the gesture does with a stimulus; `nil` where it does not answer to it.
  func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>?
  /// The gesture in words.
  var _words: String { get }
}

/// What a person did.
public enum _GestureStimulus {
  case tap(at: CGPoint)
  case drag(CGSize)
}

/// What a gesture makes of a stimulus: the values on the way, what is done with them, and what is done at the end.
public struct _GestureAnswer<Value> {
  var value: Value
  var changes: [(Value) -> Void] = []
  var ends: [(Value) -> Void] = []
}

/// A tap, or several.
public nonisolated struct TapGesture: Gesture {
  /// How many taps it takes.
  public var count: Int

  /// A gesture of one tap, where nothing else is said.
  public init(count: Int = 1) { self.count = count }

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Void>? {
    if case .tap = stimulus { return _GestureAnswer(value: ()) }
    return nil
  }

  public var _words: String { "tap" }
}

/// A tap whose place is known: the middle of the view.
public nonisolated struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable { public var location: CGPoint }

  /// A tap whose place is told; neither the count nor the space is kept.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? {
    if case .tap(let place) = stimulus { return _GestureAnswer(value: Value(location: place)) }
    return nil
  }

  public var _words: String { "tap" }
}

/// A press that lasts; a tap step counts as one.
public nonisolated struct LongPressGesture: Gesture {
  /// How long the press must last, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A press of half a second, where nothing else is said.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Bool>? {
    if case .tap = stimulus { return _GestureAnswer(value: true) }
    return nil
  }

  public var _words: String { "long press" }
}

/// A movement.
public nonisolated struct DragGesture: Gesture {
  /// How far a drag has come.
  public struct Value: Equatable, Sendable {
    /// When it was: always the same moment.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// Where it is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has come from there, in points.
    public var translation: CGSize
    /// How fast it is: always none.
    public var velocity: CGSize { .zero }
    /// Where it would end: where it is.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come: as far as it has.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// How far the finger must move before it counts as a drag, in points.
  public var minimumDistance: CGFloat

  /// A drag in the view's coordinates; the space is not kept.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  /// A drag in the view's coordinates; the space is not kept.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? {
    guard case .drag(let size) = stimulus else { return nil }
    return _GestureAnswer(
      value: Value(location: CGPoint(x: size.width, y: size.height), startLocation: .zero, translation: size))
  }

  public var _words: String { "drag" }
}

/// A pinch; no step does it.
public nonisolated struct MagnifyGesture: Gesture {
  /// How far a pinch has come.
  public struct Value: Equatable, Sendable {
    /// How much larger, as a factor.
    public var magnification: CGFloat
    /// The point of the view that was pinched.
    public var startAnchor: UnitPoint
  }

  /// A pinch; how little counts is not kept.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? { nil }

  public var _words: String { "magnify" }
}

/// A pinch; no step does it.
public nonisolated struct MagnificationGesture: Gesture {
  /// A pinch by its older name; how little counts is not kept.
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<CGFloat>? { nil }

  public var _words: String { "magnify" }
}

/// A turn of two fingers; no step does it.
public nonisolated struct RotationGesture: Gesture {
  /// A turn by its older name; how little counts is not kept.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Angle>? { nil }

  public var _words: String { "rotate" }
}

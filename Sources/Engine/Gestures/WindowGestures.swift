import Foundation

/// A movement that moves the window; the only one stays where it is.
public nonisolated struct WindowDragGesture: Gesture {
  /// How far the window has come.
  public struct Value: Equatable, Sendable {}

  /// A movement of any length.
  public init() {}

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<Value>? {
    if case .drag = stimulus { return _GestureAnswer(value: Value()) }
    return nil
  }

  public var _words: String { "drag the window" }
}

/// Touches, each by itself; a tap step is one.
public nonisolated struct SpatialEventGesture: Gesture {
  public typealias Value = SpatialEventCollection

  /// Touches, whose places are told as the step gives them in any space.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {}

  public func _answer(_ stimulus: _GestureStimulus) -> _GestureAnswer<SpatialEventCollection>? {
    guard case .tap(let place) = stimulus else { return nil }
    return _GestureAnswer(value: SpatialEventCollection(events: [.init(phase: .ended, location: place)]))
  }

  public var _words: String { "touches" }
}

/// Touches at one time.
public struct SpatialEventCollection: Collection {
  /// One touch.
  public struct Event: Identifiable, Hashable, Sendable {
    /// Which touch it is.
    public struct ID: Hashable, Sendable {}
    /// What touches.
    public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer, pencil }
    /// How far a touch has come.
    public enum Phase: Hashable, Sendable { case active, ended, cancelled }
    /// Which touch it is; the same for all.
    public var id = ID()
    /// When it was, in seconds: always 0.
    public var timestamp: TimeInterval = 0
    /// What touches: always a finger.
    public var kind = Kind.touch
    /// How far the touch has come.
    public var phase: Phase
    /// Where the touch is, in points.
    public var location: CGPoint
    /// The keys that are held with it: none.
    public var modifierKeys: EventModifiers { [] }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(phase)
    }
  }
  let events: [Event]

  /// Where the first touch is.
  public var startIndex: Int { events.startIndex }
  /// The place after the last touch.
  public var endIndex: Int { events.endIndex }
  /// The place after another one.
  public func index(after i: Int) -> Int { i + 1 }
  /// The touch at a place.
  public subscript(index: Int) -> Event { events[index] }

  /// The touch with an identity.
  public subscript(id: Event.ID) -> Event? { events.first { $0.id == id } }
}

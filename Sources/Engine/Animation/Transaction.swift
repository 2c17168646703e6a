/// What belongs to the writes of one stimulus: how they are animated.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  nonisolated(unsafe) static var current = Transaction()
}

/// How a change goes from the old value to the new one. Recorded; values arrive at their end at once.
public struct Animation: Equatable, Sendable {
  let name: String
  public static let `default` = Animation(name: "default")
}

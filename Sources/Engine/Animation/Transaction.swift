/// What belongs to the writes of one stimulus: how they are animated.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  nonisolated(unsafe) static var current = Transaction()
}

import Foundation

/// How a change goes from the old value to the new one. Recorded; values arrive at their end at once.
public struct Animation: Equatable, Hashable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")
  public static let bouncy = Animation(name: "bouncy")
  public static let smooth = Animation(name: "smooth")
  public static let snappy = Animation(name: "snappy")
  public static let interactiveSpring = Animation(name: "interactiveSpring")

  private static func timed(_ name: String, _ seconds: Double) -> Animation {
    Animation(name: "\(name) \(Describer.number(seconds))s")
  }

  public static func linear(duration: TimeInterval) -> Animation { timed("linear", duration) }

  public static func easeIn(duration: TimeInterval) -> Animation { timed("easeIn", duration) }

  public static func easeOut(duration: TimeInterval) -> Animation { timed("easeOut", duration) }

  public static func easeInOut(duration: TimeInterval) -> Animation { timed("easeInOut", duration) }

  public static func timingCurve(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, duration: TimeInterval = 0.35
  ) -> Animation { timed("timingCurve", duration) }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring") }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { timed("spring", duration) }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(name: "spring")
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .interactiveSpring }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(name: "interpolatingSpring") }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("bouncy", duration)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("smooth", duration)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("snappy", duration)
  }

  /// The animation after some time.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(name: "\(name), delay \(Describer.number(delay))s")
  }

  /// The animation faster or slower.
  public func speed(_ speed: Double) -> Animation { Animation(name: "\(name), speed \(Describer.number(speed))") }

  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(name: "\(name), \(repeatCount) times")
  }

  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(name: "\(name), repeating") }
}

extension Animation: RecordingDescribable {
  func recordingDescription(_ describer: Describer) -> String { name }
}

/// The movement of a spring.
public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  public static var smooth: Spring { Spring() }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  public static var snappy: Spring { Spring(bounce: 0.15) }
}

/// Makes the changes of a closure animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try withTransaction(Transaction(animation: animation), body) }

/// Makes the changes of a closure animated, and calls another one when they have arrived: after the
/// update that they make, as values arrive at their end at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation), body)
  AnimationCompletion.call(completion)
  return result
}

/// Makes the changes of a closure with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// When an animation counts as done.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// What follows when animations are done.
enum AnimationCompletion {
  /// Calls a closure after the present update.
  static func call(_ completion: @escaping () -> Void) {
    let carried = Carried(completion)
    DispatchQueue.main.async { carried.value() }
  }
}

import Foundation

/// How a change goes from the old value to the new one. Recorded; values arrive at their end at once.
public struct Animation: Equatable, Hashable, Sendable {
  let name: String

  /// The animation where none is named.
  public static let `default` = Animation(name: "default")
  /// At the same speed from beginning to end.
  public static let linear = Animation(name: "linear")
  /// Slowly at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slowly at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slowly at first and at the end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As a spring moves that does not swing.
  public static let spring = Animation(name: "spring")
  /// As a spring moves that swings.
  public static let bouncy = Animation(name: "bouncy")
  /// As a spring moves that comes to rest softly.
  public static let smooth = Animation(name: "smooth")
  /// As a spring moves that swings a little.
  public static let snappy = Animation(name: "snappy")
  /// As a spring moves that follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")

  private static func timed(_ name: String, _ seconds: Double) -> Animation {
    Animation(name: "\(name) \(Describer.number(seconds))s")
  }

  /// At the same speed, in a number of seconds.
  public static func linear(duration: TimeInterval) -> Animation { timed("linear", duration) }

  /// Slowly at first, in a number of seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timed("easeIn", duration) }

  /// Slowly at the end, in a number of seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timed("easeOut", duration) }

  /// Slowly at first and at the end, in a number of seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { timed("easeInOut", duration) }

  /// Along a curve, in a number of seconds; the points of the curve are not kept.
  public static func timingCurve(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, duration: TimeInterval = 0.35
  ) -> Animation { timed("timingCurve", duration) }

  /// As a spring moves; the parameters are not kept.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation(name: "spring") }

  /// As a spring moves, in a number of seconds; how much it swings is not kept.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { timed("spring", duration) }

  /// As a spring moves; which one is not kept.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(name: "spring")
  }

  /// As a spring moves that follows a finger; the parameters are not kept.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { .interactiveSpring }

  /// As a spring moves onto which others are added; the parameters are not kept.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(name: "interpolatingSpring") }

  /// As a spring moves that swings, in a number of seconds; how much more is not kept.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("bouncy", duration)
  }

  /// As a spring moves that comes to rest softly, in a number of seconds; how much it swings is not kept.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    timed("smooth", duration)
  }

  /// As a spring moves that swings a little, in a number of seconds; how much more is not kept.
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
  /// How long it takes to come to rest, about, in seconds.
  public var duration: TimeInterval
  /// How much it swings: 0 not at all, 1 without an end.
  public var bounce: Double

  /// A spring that does not swing, where nothing else is said.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }

  /// A spring that does not swing.
  public static var smooth: Spring { Spring() }
  /// A spring that swings.
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  /// A spring that swings a little.
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
  /// When the value is as good as there.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any longer.
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

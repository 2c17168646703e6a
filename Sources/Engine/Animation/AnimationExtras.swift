import Foundation

/// A curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint

  private init(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) {
    start = UnitPoint(x: x0, y: y0)
    end = UnitPoint(x: x1, y: y1)
  }

  /// The curve whose slope at both ends two points give.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// A straight line.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Flat at first.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Flat at the end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Flat at first and at the end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// Flat at first, as an arc of a circle.
  public static let circularEaseIn = UnitCurve(0.55, 0, 1, 0.45)
  /// Flat at the end, as an arc of a circle.
  public static let circularEaseOut = UnitCurve(0, 0.55, 0.45, 1)
  /// Flat at first and at the end, as two arcs of a circle.
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

  /// The height of the curve where it has come `progress` far to the right.
  public func value(at progress: Double) -> Double {
    let x = max(0, min(1, progress.isNaN ? 0 : progress))
    // The horizontal part of a Bézier curve rises, so that halving finds its parameter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(Double(start.x), Double(end.x), middle) < x { low = middle } else { high = middle }
    }
    return Self.bezier(Double(start.y), Double(end.y), (low + high) / 2)
  }

  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve { UnitCurve(start.y, start.x, end.y, end.x) }
}

extension Animation {
  /// As a spring moves onto which others are added.
  public static var interpolatingSpring: Animation { Animation(name: "interpolatingSpring") }

  /// As a spring moves onto which others are added, in a number of seconds; the rest is not kept.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation(name: "interpolatingSpring \(Describer.number(duration))s") }

  /// As a spring moves onto which others are added; which one is not kept.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    .interpolatingSpring
  }

  /// As a spring moves that follows a finger; the parameters are not kept.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation { .interactiveSpring }

  /// Along a curve, which is not kept, in a number of seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(name: "timingCurve \(Describer.number(duration))s")
  }

  /// An animation that a program moves by itself; here values arrive at their end at once.
  public init<A: CustomAnimation>(_ base: A) { self.init(name: TypeName.short(A.self)) }

  /// The animation, logged.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

extension Spring {
  /// A spring by its response, taken as its duration, and by how much swinging is damped.
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

  /// A spring by its mass, its stiffness in newtons a metre, and how much swinging is damped.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let root = (stiffness / mass).squareRoot()
    self.init(duration: 2 * .pi / root, bounce: 1 - damping / (2 * mass * root))
  }

  /// A spring that does not swing, or by `extraBounce`.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings, by `extraBounce` more.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that swings a little, by `extraBounce` more.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// The same as ``duration``.
  public var response: Double { duration }
  /// How much swinging is damped: 1 where it does not swing.
  public var dampingRatio: Double { 1 - bounce }
}

extension AnyTransition {
  /// A change of size; how much and from where is not kept.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition { .scale }

  /// Blurred while another view takes its place.
  public static var blurReplace: AnyTransition { AnyTransition(name: "blurReplace") }

  /// As symbols come and go.
  public static var symbolEffect: AnyTransition { AnyTransition(name: "symbolEffect") }
}

extension Transaction {
  /// Calls a closure when the animations of the transaction are done: after the update that they make.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) { AnimationCompletion.call(completion) }

  /// Whether the change follows the scrolling that goes on.
  public var tracksVelocity: Bool {
    get { false }
    set {}
  }
}

extension View {
  /// Changes the transaction of changes below when a value changes.
  public nonisolated func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(_ValueTransactionModifier(parameters: .init("value", value))) }

  /// Lets the geometry of the views below change together.
  public nonisolated func geometryGroup() -> some View { effect(_Names.GeometryGroup.self) }
}

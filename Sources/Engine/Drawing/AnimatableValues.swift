/// Any number of values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values, in order.
  public var value: (repeat each Value)

  /// Values that are animated together.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// Zero for each of the values.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    for (x, y) in repeat (each a.value, each b.value) {
      if x != y { return false }
    }
    return true
  }

  /// Adds the values one by one.
  public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value + each b.value)
  }

  /// Takes the values of the second one from those of the first one.
  public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value - each b.value)
  }

  /// Makes each of the values so many times as large.
  public mutating func scale(by rhs: Double) { value = (repeat (each value).scaled(by: rhs)) }

  /// The sum of the squares of all values.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Animatable {
  /// All of the values: they are what is animated.
  public var animatableData: AnimatableValues {
    get { self }
    set { self = newValue }
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}

extension VectorArithmetic {
  /// The value times a factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the value by a share of the way to another one.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// The value by a share of the way to another one.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

import Foundation

/// The values that keyframes give over time; here a value is at the end of its keyframes at once.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let final: Value

  /// The values from a first one on.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    var value = initialValue
    content()._finish(&value)
    final = value
  }

  /// How long the keyframes take: values arrive at once.
  public var duration: TimeInterval { 0 }

  /// The value at a time: the first one before the beginning, the last one after it.
  public func value(time: Double) -> Value { time <= 0 ? initial : final }

  /// The value when some part has passed.
  public func value(progress: Double) -> Value { progress <= 0 ? initial : final }
}

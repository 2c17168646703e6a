import Foundation

/// A number that grows with the size of text that the person chose.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  // First, so that a recording names the property by its own name (K15).
  @Environment(\.dynamicTypeSize) private var typeSize
  private let base: Value

  /// A number for the size `large`; which text it is beside is not kept.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) { base = wrappedValue }

  /// The number for the size of text that the person chose: 0.82 to 3.12 times as large.
  public var wrappedValue: Value {
    let steps: [DynamicTypeSize: Double] = [
      .xSmall: 0.82, .small: 0.88, .medium: 0.94, .large: 1, .xLarge: 1.12, .xxLarge: 1.24, .xxxLarge: 1.35,
      .accessibility1: 1.65, .accessibility2: 1.94, .accessibility3: 2.35, .accessibility4: 2.76,
      .accessibility5: 3.12,
    ]
    return base * Value(steps[typeSize] ?? 1)
  }
}

extension Int {
  /// A number as a whole one, kept within `range`; what is no number is the least.
  ///
  /// For numbers that come from people's code: one that does not fit into an `Int` would end the program.
  init(_ value: Double, within range: ClosedRange<Int>) {
    self =
      value >= Double(range.upperBound)
      ? range.upperBound : value > Double(range.lowerBound) ? Int(value) : range.lowerBound
  }

  /// A share as whole percents: `0.5` is 50.
  static func percent(_ share: Double) -> Int { Int((share * 100).rounded(), within: -1_000_000...1_000_000) }
}

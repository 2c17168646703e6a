/// An optional, whose payload lies at its beginning.
protocol OptionalValue {
  static var payload: Any.Type { get }
  /// The value inside, where there is one.
  var held: Any? { get }
  static var fieldComparison: Comparison { get }
  static var bitComparison: Comparison { get }
  static func isNil(_ pointer: UnsafeRawPointer) -> Bool
  static func describe(_ pointer: UnsafeRawPointer, _ describer: Describer, _ depth: Int) -> String
}

extension Optional: OptionalValue {
  static var payload: Any.Type { Wrapped.self }

  var held: Any? { self }

  static func isNil(_ pointer: UnsafeRawPointer) -> Bool {
    pointer.assumingMemoryBound(to: Wrapped?.self).pointee == nil
  }

  static func describe(_ pointer: UnsafeRawPointer, _ describer: Describer, _ depth: Int) -> String {
    pointer.assumingMemoryBound(to: Wrapped?.self).pointee.map { describer.describe($0, depth: depth) } ?? "nil"
  }

  static var fieldComparison: Comparison { comparison(Comparison.ofField(Wrapped.self)) }

  static var bitComparison: Comparison { comparison(Comparison.bits(Wrapped.self)) }

  private static func comparison(_ payload: Comparison) -> Comparison {
    return Comparison(payload.method) { a, b in
      let old = a.assumingMemoryBound(to: Wrapped?.self)
      let new = b.assumingMemoryBound(to: Wrapped?.self)
      switch (old.pointee == nil, new.pointee == nil) {
      case (true, true): return true
      // The payload of an optional lies at its beginning.
      case (false, false): return payload.isEqual(a, b)
      default: return false
      }
    }
  }
}

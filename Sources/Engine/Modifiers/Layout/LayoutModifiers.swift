import Foundation

/// A modifier that lays out each displayable below it with an algorithm of its own (I2).
public nonisolated struct _LayoutEffect<Parameters: Equatable>: _LayoutModifier, LayoutModifierAlgorithm {
  let name: StaticString
  let parameters: Parameters
  let make: @MainActor (Parameters) -> any LayoutAlgorithm
  let words: (Parameters) -> String?

  init(
    _ name: StaticString, _ parameters: Parameters, words: @escaping (Parameters) -> String?,
    make: @escaping @MainActor (Parameters) -> any LayoutAlgorithm
  ) {
    self.name = name
    self.parameters = parameters
    self.words = words
    self.make = make
  }

  public typealias Body = Never
  public static var _name: String { ".layout" }
  public var _label: String { "\(name)" }
  public var _words: String? { words(parameters) }
  public func _isSame(as other: Self) -> Bool { parameters == other.parameters }
  @MainActor var algorithm: any LayoutAlgorithm { make(parameters) }
}

extension View {
  nonisolated func laidOut<P: Equatable>(
    _ name: StaticString, _ parameters: P, words: @escaping (P) -> String? = { Describer().describe($0) },
    _ make: @escaping @MainActor (P) -> any LayoutAlgorithm
  ) -> ModifiedContent<Self, _LayoutEffect<P>> {
    modifier(_LayoutEffect(name, parameters, words: words, make: make))
  }
}

/// Words such as `width: 20, alignment: leading`, without what is not given.
func parameterWords(_ pairs: (String, CGFloat?)...) -> String {
  pairs.compactMap { pair in pair.1.map { "\(pair.0): \(lengthWords($0))" } }.joined(separator: ", ")
}

func lengthWords(_ length: CGFloat) -> String {
  length == .infinity ? "infinity" : Describer.number(Double(length))
}

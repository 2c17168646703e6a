/// A modifier that changes only how a view looks: kept with its parameters, so that a change of one is seen.
public nonisolated struct _Effect<each Parameter: Equatable>: _PrimitiveModifier {
  let name: StaticString
  /// The parameters' labels, separated by spaces; `_` for one without a label.
  let labels: StaticString
  let values: (repeat each Parameter)

  init(_ name: StaticString, _ labels: StaticString, _ values: repeat each Parameter) {
    self.name = name
    self.labels = labels
    self.values = (repeat each values)
  }

  public typealias Body = Never
  public static var _name: String { ".effect" }
  public var _label: String { "\(name)" }

  public var _words: String? {
    let describer = Describer()
    var parts: [String] = []
    for value in repeat each values { parts.append(describer.describe(value)) }
    let labels = "\(labels)".split(separator: " ")
    for index in parts.indices where index < labels.count && labels[index] != "_" {
      parts[index] = "\(labels[index]): \(parts[index])"
    }
    let words = parts.filter { $0 != "nil" && !$0.hasSuffix(": nil") }.joined(separator: ", ")
    return words.isEmpty ? nil : words
  }

  public func _isSame(as other: Self) -> Bool {
    for (a, b) in repeat (each values, each other.values) {
      if a != b { return false }
    }
    return true
  }
}

extension View {
  /// Keeps a visual effect with its parameters.
  package nonisolated func effect<each Parameter: Equatable>(
    _ name: StaticString, _ labels: StaticString = "", _ values: repeat each Parameter
  ) -> ModifiedContent<Self, _Effect<repeat each Parameter>> {
    modifier(_Effect(name, labels, repeat each values))
  }
}

/// A value that counts by its words only, for parameters that can't be compared.
nonisolated struct Worded: Equatable, RecordingDescribable {
  let words: String

  init<T>(_ value: T) { words = Describer().describe(value) }

  init(words: String) { self.words = words }

  func recordingDescription(_ describer: Describer) -> String { words }
}

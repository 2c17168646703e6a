/// The name of a modifier, as a type: so that each modifier has a type of its own, whatever its parameters are (B6).
public protocol _ModifierName {
  /// As the author writes it: `.help`.
  static var name: StaticString { get }
}

/// The names of modifiers that have no type for themselves alone.
public enum _Names {}

/// What a modifier was given: the values, and the words that an author writes before them.
public nonisolated struct _Parameters<each Value: Equatable>: _EffectParameters {
  /// The parameters' labels, separated by spaces; `_` for one without a label.
  let labels: StaticString
  let values: (repeat each Value)

  init(_ labels: StaticString = "", _ values: repeat each Value) {
    self.labels = labels
    self.values = (repeat each values)
  }

  public static func == (a: Self, b: Self) -> Bool {
    for (x, y) in repeat (each a.values, each b.values) {
      if x != y { return false }
    }
    return true
  }

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
}

/// What a modifier was given, compared and put in words.
public protocol _EffectParameters: Equatable {
  var _words: String? { get }
}

/// A modifier that changes only how a view looks: kept with its parameters, so that a change of one is seen.
@MainActor @preconcurrency public protocol _EffectModifier: _PrimitiveModifier {
  associatedtype Parameters: _EffectParameters
  nonisolated var parameters: Parameters { get }
}

extension _EffectModifier {
  public var _words: String? { parameters._words }
  public func _isSame(as other: Self) -> Bool { parameters == other.parameters }
}

/// A visual effect that has no type for itself alone: its name is part of its type.
public nonisolated struct _Effect<Name: _ModifierName, each Parameter: Equatable>: _EffectModifier {
  /// What the modifier was given; two are the same where these are equal.
  public let parameters: _Parameters<repeat each Parameter>
  public static var _name: String { "\(Name.name)" }
}

extension View {
  /// Keeps a visual effect with its parameters.
  package nonisolated func effect<Name: _ModifierName, each Parameter: Equatable>(
    _ name: Name.Type, _ labels: StaticString = "", _ values: repeat each Parameter
  ) -> ModifiedContent<Self, _Effect<Name, repeat each Parameter>> {
    modifier(_Effect(parameters: _Parameters(labels, repeat each values)))
  }
}

/// A value that counts by its words only, for parameters that can't be compared.
public nonisolated struct _Worded: Equatable, RecordingDescribable {
  let words: String

  init<T>(_ value: T) { words = Describer().describe(value) }

  init(words: String) { self.words = words }

  func recordingDescription(_ describer: Describer) -> String { words }
}

/// A value of a type that is part of the modifier's type, counting by its words only.
nonisolated struct Typed<Value>: Equatable, RecordingDescribable {
  let words: String

  func recordingDescription(_ describer: Describer) -> String { words }
}

/// Why a body ran, one word of a `_printChanges` line (F1).
public enum Cause: Hashable, Sendable {
  /// The view's value differs from the one before, or it is the first: `@self`.
  case value
  /// The first evaluation of an identity that has dynamic properties: `@identity`.
  case identity
  /// A dynamic property changed: its stored name, `_isOn`.
  case property(String)
  /// A property of an observable model changed (F4): the stored property the model was reached through, where one is
  /// known (`_model`), and the key path in words (`\LightModel.isOn`).
  case model(property: String?, keyPath: String)
}

/// How a change of an observable model is worded (F4).
public enum Dialect: String, Codable, Hashable, Sendable, CaseIterable {
  /// The stored property the model was reached through: `_model`.
  case property
  /// `@dependencies`, before all other causes.
  case dependencies
  /// The key path: `\LightModel.isOn`.
  case keypath
}

extension Cause {
  /// The word for this cause in `dialect`.
  public func word(in dialect: Dialect) -> String {
    switch self {
    case .value: "@self"
    case .identity: "@identity"
    case .property(let name): name
    case .model(let property, let keyPath):
      switch dialect {
      case .property: property ?? "@dependencies"
      case .dependencies: "@dependencies"
      case .keypath: keyPath
      }
    }
  }

  /// The words of `causes` in `dialect`, in F1's order, each once.
  public static func words(_ causes: [Cause], in dialect: Dialect) -> [String] {
    var words: [String] = []
    for cause in causes {
      let word = cause.word(in: dialect)
      if !words.contains(word) { words.append(word) }
    }
    if let index = words.firstIndex(of: "@dependencies"), index > 0 {
      words.remove(at: index)
      words.insert("@dependencies", at: 0)
    }
    return words
  }

  /// The line that `_printChanges()` prints for a type and its causes: `CellView: @self, _count changed.`
  public static func line(type: String, causes: [Cause], in dialect: Dialect) -> String {
    causes.isEmpty
      ? "\(type): unchanged." : "\(type): \(words(causes, in: dialect).joined(separator: ", ")) changed."
  }
}

// A cause is written as `@self`, `@identity`, `_name`, or an object for a model's property.
extension Cause: Codable {
  private enum CodingKeys: String, CodingKey { case property, keyPath }

  /// Reads a word or a model's property; any word other than `@self` and `@identity` is the name of a property.
  public init(from decoder: any Decoder) throws {
    if let word = try? decoder.singleValueContainer().decode(String.self) {
      switch word {
      case "@self": self = .value
      case "@identity": self = .identity
      default: self = .property(word)
      }
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .model(
      property: try container.decodeIfPresent(String.self, forKey: .property),
      keyPath: try container.decode(String.self, forKey: .keyPath))
  }

  /// Writes a model's property as an object and everything else as one word, in the key path dialect.
  public func encode(to encoder: any Encoder) throws {
    if case .model(let property, let keyPath) = self {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encodeIfPresent(property, forKey: .property)
      try container.encode(keyPath, forKey: .keyPath)
      return
    }
    var container = encoder.singleValueContainer()
    try container.encode(word(in: .keypath))
  }
}

// A length that is not given is left out, and an infinite one is the word `infinity`, which JSON has no number for.
extension Proposal: Codable {
  private enum CodingKeys: String, CodingKey { case width, height }

  /// Reads the two lengths; throws `DecodingError` for a word other than `infinity`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(width: try Self.length(in: container, .width), height: try Self.length(in: container, .height))
  }

  /// Writes the lengths that are given, an infinite one as the word `infinity`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try Self.encode(width, to: &container, .width)
    try Self.encode(height, to: &container, .height)
  }

  private static func length(in container: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys) throws -> Double? {
    if let number = try? container.decodeIfPresent(Double.self, forKey: key) { return number }
    guard let word = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
    guard word == "infinity" else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: container, debugDescription: "a length is a number or “infinity”, not “\(word)”")
    }
    return .infinity
  }

  private static func encode(
    _ length: Double?, to container: inout KeyedEncodingContainer<CodingKeys>, _ key: CodingKeys
  ) throws {
    guard let length else { return }
    if length.isFinite {
      try container.encode(length, forKey: key)
    } else {
      try container.encode("infinity", forKey: key)
    }
  }
}

// Identifiers are plain numbers in the file.

extension NodeID: Codable {
  /// Reads the bare number; throws `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Int.self)) }

  /// Writes the bare number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension SourceID: Codable {
  /// Reads the bare number; throws `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Int.self)) }

  /// Writes the bare number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension LayoutID: Codable {
  /// Reads the bare number; throws `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(Int.self)) }

  /// Writes the bare number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

import Foundation

/// Values as JSON: the same bytes for the same value.
public enum JSONText {
  /// Pretty-printed, with sorted keys and a line break at the end; throws what `value` throws when it is encoded.
  public static func data(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(value)
    data.append(UInt8(ascii: "\n"))
    return data
  }
}

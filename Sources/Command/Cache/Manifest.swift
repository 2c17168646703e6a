import Foundation

/// What an entry of the cache consisted of when it was stored, so that one that was broken since is noticed.
///
/// It guards against accidents: a full disk, a tool that cleans up, a copy that was cut off.
enum Manifest {
  private static let name = "manifest"

  /// Writes the manifest into an entry's folder.
  static func write(into folder: String) throws {
    guard let text = text(of: folder) else { return }
    try WholeFile.write(Data(text.utf8), to: "\(folder)/\(name)")
  }

  /// Whether an entry's files are those that were stored. Cost: reads them once.
  static func holds(for folder: String) -> Bool {
    guard let stored = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")), !stored.isEmpty else {
      return false
    }
    return text(of: folder).map { Data($0.utf8) == stored } ?? false
  }

  /// A line for each file: its size, whether it can be run, a sum over its content, its name.
  private static func text(of folder: String) -> String? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    var lines: [String] = []
    for file in names.sorted() where file != name {
      let path = "\(folder)/\(file)"
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return nil }
      let mode = access(path, X_OK) == 0 ? "x" : "-"
      lines.append("\(data.count) \(mode) \(String(sum(of: data), radix: 16)) \(file)\n")
    }
    return lines.joined()
  }

  /// A sum that differs wherever one word does, and follows the order of words.
  private static func sum(of data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      var offset = 0
      while offset + 8 <= bytes.count {
        sum = (sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        sum ^= sum >> 29
        offset += 8
      }
      while offset < bytes.count {
        sum = (sum ^ UInt64(bytes[offset])) &* 0x0000_0100_0000_01B3
        offset += 1
      }
      return sum
    }
  }
}

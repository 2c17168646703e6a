import Foundation

/// What a file that is compared holds.
public enum ContentKind: String, Codable, Hashable, Sendable, CaseIterable {
  case recording, svg, dot, json, png, text

  /// Told by the file's ending, and by what it begins with where that says nothing.
  public init(fileName: String, data: Data) {
    switch (fileName as NSString).pathExtension.lowercased() {
    case "jsonl": self = .recording
    case "svg": self = .svg
    case "dot", "gv": self = .dot
    case "png": self = .png
    case "json": self = .json
    default:
      if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        self = .png
      } else if data.starts(with: Data("{\"clock\":".utf8)) || data.starts(with: Data("{\"format\":\"graphdump-".utf8))
      {
        self = .recording
      } else {
        self = .text
      }
    }
  }

  /// The endings of files that a folder is searched for.
  public static let fileExtensions: Set<String> = ["jsonl", "svg", "dot", "gv", "json", "png", "md"]
}

import Foundation

/// A folder with baselines (`old`) and candidates (`new`), and the command that compares them.
struct FilePairs {
  let home: String

  var old: String { "\(home)/old" }
  var new: String { "\(home)/new" }

  /// A figure of one node, as the command draws them.
  static func svg(_ look: String, colour: String = "#fff") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"g-x\"><style>.s{fill:\(colour)}</style>\n"
      + "<g id=\"g-x-u1-n1\" class=\"node composed f-\(look) b-kept-\(look)\">"
      + "<text class=\"t-strong m\" x=\"0\" y=\"0\">A</text></g>\n</svg>\n"
  }

  static func write(_ files: [String: String], to folder: String) throws {
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  func write(old: [String: String], new: [String: String]) throws {
    if !old.isEmpty { try Self.write(old, to: self.old) }
    if !new.isEmpty { try Self.write(new, to: self.new) }
  }

  /// Compares; without a mode in `words`, missing baselines are written.
  func compare(_ words: [String] = [], environment: [String: String] = [:]) throws -> BuiltCommand.Result {
    try BuiltCommand.run(
      ["compare", old, new] + words, home: home,
      environment: ["CI": "", "GRAPHDUMP_RECORD": ""].merging(environment) { _, given in given })
  }

  func baselines() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: old).sorted()
  }

  func baseline(_ name: String) throws -> String { try String(contentsOfFile: "\(old)/\(name)", encoding: .utf8) }
}

/// Gives `body` such folders, which are gone afterwards.
func withFilePairs(_ body: (FilePairs) throws -> Void) throws {
  try inTemporaryFolder { try body(FilePairs(home: $0)) }
}

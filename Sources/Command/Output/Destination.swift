import Foundation

/// Where documents go: `-o`.
enum Destination: Hashable, Sendable {
  case folder(String)
  case file(String)
  case standardOutput

  /// Reads `-o`; `extensions` are the endings that mean a file rather than a folder.
  init(_ word: String?, extensions: [String]) {
    guard let word else {
      self = .folder(".")
      return
    }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    if word == "-" {
      self = .standardOutput
    } else if extensions.contains(Path(word).fileExtension), !(isThere && isFolder.boolValue) {
      self = .file(word)
    } else {
      self = .folder(word)
    }
  }

  /// The ending of the one file, which tells its format.
  var fileExtension: String? {
    if case .file(let path) = self { return Path(path).fileExtension }
    return nil
  }
}

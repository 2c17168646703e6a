import Foundation
import GraphDump

/// The files of a folder that can be compared, and what of the folder can't be looked at.
struct FileList: Sendable {
  /// Their paths within the folder, in order.
  private(set) var names: [String] = []
  /// Folders below it that can't be listed, with the system's reason.
  private(set) var unreadable: [(name: String, reason: String)] = []

  /// Looks through a folder and those below it, through links too, each of which is entered once. Hidden files and
  /// folders are passed over, and so is what is no file: a pipe that has a figure's name would never end.
  init(_ folder: String) {
    var entered: Set<FileIdentity> = []
    look(folder, name: "", &entered)
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func look(_ root: String, name: String, _ entered: inout Set<FileIdentity>) {
    let path = name.isEmpty ? root : "\(root)/\(name)"
    guard let identity = FileIdentity(of: path), entered.insert(identity).inserted else { return }
    var info = stat()
    let entries: [String]
    do { entries = try FileManager.default.contentsOfDirectory(atPath: path).sorted() } catch {
      unreadable.append((name, Input.openingFailure(path) ?? WholeFile.reason(of: error)))
      return
    }
    for entry in entries where !entry.hasPrefix(".") {
      let inner = name.isEmpty ? entry : "\(name)/\(entry)"
      let isContent = ContentKind.fileExtensions.contains(Path(entry).fileExtension.lowercased())
      if stat("\(root)/\(inner)", &info) != 0 {
        // A link that leads nowhere is there, and reading it will say so.
        if isContent, Self.isThere("\(root)/\(inner)") {
          names.append(inner)
        } else if isContent {
          unreadable.append((inner, "it has just gone, or its name is not UTF-8"))
        }
      } else if info.st_mode & S_IFMT == S_IFDIR {
        look(root, name: inner, &entered)
      } else if info.st_mode & S_IFMT == S_IFREG, isContent {
        names.append(inner)
      }
    }
  }

  /// The names that any of the lists has. Names are told apart by their bytes, as file systems do: two ways to write “ä”
  /// are two names.
  static func union(_ lists: [FileList]) -> [String] {
    var known: Set<[UInt8]> = []
    return lists.flatMap(\.names).filter { known.insert(Array($0.utf8)).inserted }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// Whether there is anything of this name, be it a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0
  }
}

import Foundation
import GraphDump

/// The files of a folder that can be compared.
enum FileList {
  /// Their paths within the folder, in order. Hidden files and folders are passed over.
  static func names(in folder: String) -> [String] {
    guard let walker = FileManager.default.enumerator(atPath: folder) else { return [] }
    var names: [String] = []
    while let name = walker.nextObject() as? String {
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      if !isHidden, ContentKind.fileExtensions.contains(Path(name).fileExtension.lowercased()) {
        names.append(name)
      }
    }
    return names.sorted()
  }

  static func isEmptyFolder(_ folder: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).isEmpty) ?? false
  }
}

import Foundation
import GraphDump

/// What stands at a path, as far as a comparison of files cares.
struct ComparedPlace {
  let path: String
  private let isThere: Bool
  private let isFolder: Bool

  init(_ path: String) {
    self.path = path
    var isFolder: ObjCBool = false
    isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self.isFolder = isFolder.boolValue
  }

  private var isContent: Bool { ContentKind.fileExtensions.contains(Path(path).fileExtension.lowercased()) }

  /// A figure, an image, a recording, or a folder; one with Swift sources is none, whatever else is in it.
  var isFiles: Bool {
    guard isThere else { return false }
    return isFolder ? !holdsSources : isContent
  }

  private var holdsSources: Bool { ((try? SourceFolder(path: path).files()) ?? []).isEmpty == false }

  /// The same, or nothing that could be anything else: a baseline that is yet to be written.
  var isFilesOrMissing: Bool {
    if isThere { return isFiles }
    let looksLikeFolder = Path(path).fileExtension.isEmpty
    return isContent || (looksLikeFolder && (try? Samples.all().contains { $0.name == path }) != true)
  }
}

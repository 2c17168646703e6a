import Foundation

/// A folder of Swift files that are one module.
struct SourceFolder {
  let path: String

  /// The sources in it and in the folders below, ordered by path. Hidden folders, packages' manifests and build folders
  /// are passed over.
  func sources() throws -> [SourceText] {
    let files = try files()
    guard !files.isEmpty else { throw CommandError.input(.noSources(folder: path)) }
    return try files.map(Input.source)
  }

  /// The paths of the sources. A folder that is met again, through a link, is not entered again.
  func files() throws -> [String] {
    var entered: Set<FileIdentity> = []
    return try files(below: path, &entered)
  }

  private func files(below folder: String, _ entered: inout Set<FileIdentity>) throws -> [String] {
    if let identity = FileIdentity(of: folder), !entered.insert(identity).inserted { return [] }
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw CommandError.input(.unreadable(folder, reason: Input.openingFailure(folder) ?? WholeFile.reason(of: error)))
    }
    var files: [String] = []
    for name in names where !name.hasPrefix(".") && name != "Package.swift" && name != "DerivedData" {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        files += try self.files(below: path, &entered)
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    return files
  }
}

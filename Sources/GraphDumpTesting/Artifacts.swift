import Foundation

/// What failed tests made, as files: `swift test` keeps attachments only where it is asked to, XCTest has none on Linux.
///
/// Below ``folder(environment:)`` there are `baselines`, `candidates` and `differences`, each with the same paths, such as
/// `RoomsTests/RoomTests/room.jsonl`: the first two can be compared as folders.
struct Artifacts {
  private let folder: String
  /// `RoomsTests/RoomTests`
  private let place: String
  private let name: String

  /// The artifacts of the baseline at `path`: `…/RoomsTests/__Snapshots__/RoomTests/room.jsonl`.
  init(for path: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    folder = Self.folder(environment: environment)
    let parts = (path as NSString).pathComponents
    name = parts.last ?? path
    place = [parts.dropLast(3).last, parts.dropLast().last].compactMap { $0 }.filter { $0 != "/" }.joined(
      separator: "/")
  }

  /// `GRAPHDUMP_ARTIFACTS`, else a folder of the user's in the temporary one.
  static func folder(environment: [String: String]) -> String {
    if let given = environment["GRAPHDUMP_ARTIFACTS"], !given.isEmpty { return given }
    return (NSTemporaryDirectory() as NSString).appendingPathComponent("graphdump-artifacts-\(getuid())")
  }

  private func path(_ kind: Snapshot.Attached.Kind, _ fileName: String) -> String {
    "\(folder)/\(kind.rawValue)s/\(place)/\(fileName)"
  }

  /// Writes what is attached; gives where the candidate is, or nothing where it can't be written.
  func write(_ attachments: [Snapshot.Attached]) -> String? {
    remove()
    var candidate: String?
    for attachment in attachments {
      let path = path(attachment.kind, attachment.kind == .difference ? attachment.name : name)
      do {
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try attachment.data.write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch { return nil }
      if attachment.kind == .candidate { candidate = path }
    }
    return candidate
  }

  /// Removes what an earlier failure left.
  private func remove() {
    let bareName = (name as NSString).deletingPathExtension
    unlink(path(.baseline, name))
    unlink(path(.candidate, name))
    for ending in ["svg", "png", "txt"] { unlink(path(.difference, "\(bareName).difference.\(ending)")) }
  }
}

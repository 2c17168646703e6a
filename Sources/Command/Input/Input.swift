import Foundation
import Recording

/// What a person gave to work on.
enum Input: Sendable {
  case sources([SourceText])
  case recording(Data)

  /// An input and what files made from it are called.
  struct Named: Sendable {
    var input: Input
    /// As the person gave it.
    var path: String
    /// `CellList` for `CellList.swift`.
    var name: String
  }

  /// Finds what `word` means: a file, a folder, a recording, `-` for a recording on standard input, or a sample.
  static func find(_ word: String) throws -> Named {
    if word == "-" {
      return Named(input: .recording(FileHandle.standardInput.readDataToEndOfFile()), path: "-", name: "recording")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) else {
      if let sample = try? Samples.all().first(where: {
        $0.name == word || $0.name == (word as NSString).deletingPathExtension
      }),
        !word.contains("/")
      {
        return Named(input: .sources([try source(sample.path)]), path: sample.path, name: sample.name)
      }
      throw CommandError.input(.noSuchInput(word, samples: ((try? Samples.all()) ?? []).map(\.name)))
    }
    let name = ((word as NSString).standardizingPath as NSString).lastPathComponent
    if isFolder.boolValue {
      return Named(input: .sources(try SourceFolder(path: word).sources()), path: word, name: folderName(name))
    }
    let bare = (name as NSString).deletingPathExtension
    if word.hasSuffix(".swift") { return Named(input: .sources([try source(word)]), path: word, name: bare) }
    let data = try read(word)
    guard data.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") || word.hasSuffix(".jsonl") else {
      throw CommandError.input(.notASource(word))
    }
    return Named(input: .recording(data), path: word, name: bare)
  }

  private static func folderName(_ name: String) -> String {
    name == "." || name == ".." || name.isEmpty
      ? (FileManager.default.currentDirectoryPath as NSString).lastPathComponent : name
  }

  static func read(_ path: String) throws -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw CommandError.input(.unreadable(path, reason: WholeFile.reason(of: error)))
    }
  }

  static func source(_ path: String) throws -> SourceText { SourceText(path: path, bytes: Array(try read(path))) }
}

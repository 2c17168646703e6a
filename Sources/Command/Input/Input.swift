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

  /// Finds what `word` means: a file, a folder, a recording, `-` or a pipe for a source or a recording, or a sample.
  static func find(_ word: String) throws -> Named {
    if isStream(word) { return try stream(word) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) else {
      if !word.contains("/"),
        let sample = try? Samples.all().first(where: { $0.name == word || $0.name == Path(word).bareName })
      {
        return Named(input: .sources([try source(sample.path)]), path: sample.path, name: sample.name)
      }
      throw CommandError.input(.noSuchInput(word, samples: ((try? Samples.all()) ?? []).map(\.name)))
    }
    if isFolder.boolValue {
      return Named(input: .sources(try SourceFolder(path: word).sources()), path: word, name: folderName(word))
    }
    let bare = Path(word).bareName
    if word.hasSuffix(".swift") { return Named(input: .sources([try source(word)]), path: word, name: bare) }
    let data = try read(word)
    guard looksLikeRecording(data) || word.hasSuffix(".jsonl") else { throw CommandError.input(.notASource(word)) }
    return Named(input: .recording(data), path: word, name: bare)
  }

  /// What files made from `word` will be called, without reading it; `nil` where only reading it tells.
  static func outputName(of word: String) -> String? {
    if isStream(word) { return nil }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: word, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? folderName(word) : Path(word).bareName
  }

  /// Whether it can be read once only: `-`, `/dev/stdin`, a pipe, `<(…)`.
  static func isStream(_ word: String) -> Bool {
    if word == "-" || word.hasPrefix("/dev/") { return true }
    var info = stat()
    return stat(word, &info) == 0 && ![S_IFREG, S_IFDIR].contains(info.st_mode & S_IFMT)
  }

  /// What comes through a pipe is told by how it begins.
  private static func stream(_ word: String) throws -> Named {
    let data = try read(word)
    guard data.contains(where: { $0 > 0x20 }) else { throw CommandError.input(.empty(word)) }
    if looksLikeRecording(data) { return Named(input: .recording(data), path: word, name: "recording") }
    let source = SourceText(path: word == "-" ? "<stdin>" : word, bytes: Array(data))
    return Named(input: .sources([try checked(source)]), path: word, name: "source")
  }

  private static func looksLikeRecording(_ data: Data) -> Bool { data.first { $0 > 0x20 } == UInt8(ascii: "{") }

  /// A folder's own name, also where it is given as `.` or `..`.
  private static func folderName(_ word: String) -> String {
    Path(URL(fileURLWithPath: word).standardizedFileURL.path).name
  }

  /// The bytes of an input, which no output may replace from now on.
  /// - Parameter isReplaceable: for a baseline, which may be written anew.
  static func read(_ path: String, isReplaceable: Bool = false) throws -> Data {
    if !isReplaceable { InputFiles.add(path == "-" ? "/dev/stdin" : path) }
    if path == "-" { return try readStream(STDIN_FILENO, path) }
    if isStream(path) {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else {
        throw CommandError.input(.unreadable(path, reason: String(cString: strerror(errno))))
      }
      defer { close(file) }
      return try readStream(file, path)
    }
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw CommandError.input(.unreadable(path, reason: openingFailure(path) ?? WholeFile.reason(of: error)))
    }
  }

  /// Why a file or a folder can't be opened, in the system's words: Foundation's own are not always of use.
  static func openingFailure(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    if file < 0 { return String(cString: strerror(errno)) }
    close(file)
    return nil
  }

  /// A gigabyte: more than any recording has.
  private static let streamLimit = 1 << 30

  private static func readStream(_ file: Int32, _ path: String) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(file, &buffer, buffer.count)
      if count == 0 { return data }
      if data.count > streamLimit { throw CommandError.input(.unreadable(path, reason: "it does not end")) }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw CommandError.input(.unreadable(path, reason: String(cString: strerror(errno))))
      }
    }
  }

  static func source(_ path: String) throws -> SourceText {
    try checked(SourceText(path: path, bytes: Array(try read(path))))
  }

  /// The compiler takes UTF-8 and nothing else.
  private static func checked(_ source: SourceText) throws -> SourceText {
    if let encoding = source.otherEncoding {
      throw CommandError.input(.notUTF8(source.path, encoding: encoding, line: nil))
    }
    if let line = source.lineThatIsNotUTF8 {
      throw CommandError.input(.notUTF8(source.path, encoding: nil, line: line))
    }
    return source
  }
}

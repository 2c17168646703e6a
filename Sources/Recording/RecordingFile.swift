import Foundation

/// Why a recording can't be read.
public enum RecordingError: Error, Hashable, Sendable {
  /// The file has no line.
  case empty
  /// The first line is not a recording's header.
  case notARecording(found: String)
  /// Another version of the format.
  case unknownVersion(Int)
  /// A line, from 1, that is no JSON or lacks something.
  case badLine(Int, reason: String)
}

extension RecordingError: CustomStringConvertible {
  /// What is wrong with the file, in a sentence for the person who opened it.
  public var description: String {
    switch self {
    case .empty: "the recording is empty: it has not even a header line"
    case .notARecording(let found):
      "line 1 is not the header of a recording (“format”: “\(Header.formatName)”), but starts with “\(found)”"
    case .unknownVersion(let version):
      "the recording has format version \(version), and this graphdump reads version \(Header.currentVersion)"
    case .badLine(let line, let reason): "line \(line) can't be read: \(reason)"
    }
  }
}

extension Recording {
  /// A recording read from its file, and what was left out of it.
  public struct Loaded: Sendable {
    /// What could be read of the file.
    public var recording: Recording
    /// Says that the last line was cut off, where it was.
    public var warning: String?
  }

  /// Reads JSON Lines.
  ///
  /// A file whose last line is cut off (the program that wrote it was stopped) loads without that line and with a
  /// warning. Throws ``RecordingError`` for anything else that is wrong.
  public static func load(_ data: Data) throws -> Loaded {
    let lines = data.split(separator: UInt8(ascii: "\n")).filter { line in line.contains { $0 != 0x20 && $0 != 0x0D } }
    guard let first = lines.first else { throw RecordingError.empty }
    let decoder = JSONDecoder()
    let header: Header
    do { header = try decoder.decode(Header.self, from: Data(first)) } catch {
      throw RecordingError.notARecording(found: String(decoding: first.prefix(40), as: UTF8.self))
    }
    guard header.format == Header.formatName else { throw RecordingError.notARecording(found: header.format) }
    guard header.version == Header.currentVersion else { throw RecordingError.unknownVersion(header.version) }
    var recording = Recording(header: header)
    recording.updates.reserveCapacity(lines.count - 1)
    for (index, line) in lines.enumerated().dropFirst() {
      do {
        recording.updates.append(try decoder.decode(Update.self, from: Data(line)))
      } catch {
        let isCutOff = index == lines.count - 1 && data.last != UInt8(ascii: "\n")
        guard isCutOff else { throw RecordingError.badLine(index + 1, reason: RecordingError.words(for: error)) }
        return Loaded(
          recording: recording,
          warning:
            "line \(index + 1) is cut off and left out; the \(recording.updates.count) updates before it are whole")
      }
    }
    return Loaded(recording: recording)
  }

  /// The recording as JSON Lines: the same bytes for the same recording, everywhere.
  public func encoded() throws -> Data {
    var data = try Recording.line(header)
    for update in updates { data.append(try Recording.line(update)) }
    return data
  }

  /// One line of the file, with its line break: a header or an update.
  public static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(value)
    data.append(UInt8(ascii: "\n"))
    return data
  }
}

extension RecordingError {
  fileprivate static func words(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return path.isEmpty ? context.debugDescription : "at “\(path)”: \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }
}

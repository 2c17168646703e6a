import Foundation

/// Reads what the Swift runtime says of a crash: its words, and the line of the person's source.
struct CrashReport {
  /// The sources, by the place of their copies.
  let files: [SourceText]

  /// The message and place of `UserProgram/Row.swift:12: Fatal error: Index out of range`.
  func message(in lines: [String]) -> (message: String?, location: SourceLocation?) {
    guard let line = lines.last(where: { $0.contains("Fatal error") }), let mark = line.range(of: "Fatal error") else {
      return (nil, nil)
    }
    let message = line[mark.upperBound...].drop { $0 == ":" || $0 == " " }
    let place = line[..<mark.lowerBound].split(separator: ":")
    var location: SourceLocation?
    if place.count >= 2, let number = Int(place[1].trimmingCharacters(in: .whitespaces)),
      place[0].hasPrefix("\(Compiler.module)/")
    {
      let name = place[0].dropFirst(Compiler.module.count + 1)
      location = files.first { ($0.path as NSString).lastPathComponent == name }.map {
        SourceLocation(path: $0.path, line: number)
      }
    }
    return (message.isEmpty ? nil : String(message), location)
  }

  /// What kind of crash a backtrace speaks of: `Bad pointer dereference`.
  func kind(inBacktrace text: String) -> String? {
    guard let start = text.range(of: "Program crashed: ") else { return nil }
    let rest = text[start.upperBound...].prefix { $0 != "\n" }
    return (rest.range(of: " at 0x").map { rest[..<$0.lowerBound] } ?? rest).trimmingCharacters(in: .whitespaces)
  }

  /// The first frame of a backtrace that stands in one of the sources.
  func location(inBacktrace text: String) -> SourceLocation? {
    for line in text.split(separator: "\n") {
      guard let mark = line.range(of: "/\(Compiler.sourcesFolder)/") else { continue }
      let parts = line[mark.upperBound...].split(separator: "/", maxSplits: 1)
      guard parts.count == 2, let index = Int(parts[0]), files.indices.contains(index) else { continue }
      let numbers = parts[1].split(separator: ":").dropFirst().prefix(2).map { $0.prefix { $0.isNumber } }
      guard let number = numbers.first.flatMap({ Int($0) }), number > 0 else { continue }
      let column = numbers.dropFirst().first.flatMap { Int($0) }
      return SourceLocation(path: files[index].path, line: number, column: column == 0 ? nil : column)
    }
    return nil
  }

  /// `SIGTRAP` for 5.
  static func name(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGKILL: "SIGKILL"
    case SIGSEGV: "SIGSEGV"
    default: "signal \(signal)"
    }
  }
}

import Foundation

/// Reads what the Swift runtime says of a crash: its words, and the line of the person's source.
struct CrashReport {
  /// The sources, by the place of their copies.
  let files: [SourceText]

  /// Everything that is known of a crash, from the runtime's lines and its backtrace.
  func crash(signal: Int32, lines: [String], backtrace text: String, step: String?, updates: Int) -> Crash {
    let backtrace = Backtrace(text)
    var (message, location) = message(in: lines)
    if message == nil, backtrace.isStackOverflow {
      message =
        "the stack is full, \(backtrace.depth) calls deep: a view or a function contains itself without end, or is nested too deeply"
    }
    return Crash(
      signal: Self.name(ofSignal: signal), message: message ?? backtrace.kind,
      location: self.location(inBacktrace: text) ?? location
        ?? backtrace.conformingType.flatMap { self.location(of: $0, missing: message) },
      step: step, updates: updates)
  }

  /// Where a view is declared, for a crash in the engine's own work for it; of what is missing from its environment the
  /// property that asks for it.
  private func location(of type: String, missing message: String?) -> SourceLocation? {
    for file in files {
      guard let declaration = (try? SourceFacts(of: file))?.declarations.first(where: { $0.name == type }) else {
        continue
      }
      let wanted = message.flatMap { text in text.firstRange(of: " of type ").map { text[$0.upperBound...] } }
      let model = wanted?.prefix { $0 != " " }
      let tokens = Lexer.tokens(of: file).filter { $0.range.lowerBound >= declaration.offset }
      let words = tokens.map { file[$0.range] }
      for index in words.indices.dropLast(3) where words[index] == "Environment" && words[index + 1] == "(" {
        let argument = words[(index + 2)...].prefix { $0 != ")" }.joined()
        if let model, argument == "\(model).self" { return file.location(of: tokens[index].range.lowerBound) }
      }
      return file.location(of: declaration.offset)
    }
    return nil
  }

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
      location = files.first { $0.copyName == name }.map {
        SourceLocation(path: $0.path, line: number)
      }
    }
    return (message.isEmpty ? nil : String(message), location)
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

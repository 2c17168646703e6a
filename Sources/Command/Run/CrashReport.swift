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
        ?? self.location(ofView: backtrace.conformingType, message: message),
      step: step, updates: updates)
  }

  /// Where it is to be looked for when the engine crashed in its own work for a view: at the property that asks for a
  /// model that is missing, if one alone can be meant; else where the view is declared.
  private func location(ofView type: String?, message: String?) -> SourceLocation? {
    let requests = message.map(self.requests(in:)) ?? []
    if requests.count == 1 { return requests[0].location }
    for file in files {
      let declarations = ((try? SourceFacts(of: file))?.declarations ?? []).sorted { $0.offset < $1.offset }
      guard let index = declarations.firstIndex(where: { $0.name == type }) else { continue }
      let start = declarations[index].offset
      let end = index + 1 < declarations.count ? declarations[index + 1].offset : Int.max
      let own = requests.first { $0.location.path == file.path && (start..<end).contains($0.offset) }
      return own?.location ?? file.location(of: start)
    }
    return nil
  }

  /// Every `Environment(Model.self)` of the sources, for a message that no object of type `Model` was found.
  private func requests(in message: String) -> [(offset: Int, location: SourceLocation)] {
    guard let mark = message.firstRange(of: " object of type ") else { return [] }
    let model = message[mark.upperBound...].prefix { $0 != " " }
    return files.flatMap { file in
      let tokens = Lexer.tokens(of: file)
      let words = tokens.map { file[$0.range] }
      return words.indices.dropLast().compactMap { index -> (offset: Int, location: SourceLocation)? in
        guard words[index] == "Environment", words[index + 1] == "(",
          words[(index + 2)...].prefix(while: { $0 != ")" }).joined() == "\(model).self"
        else { return nil }
        let offset = tokens[index].range.lowerBound
        return (offset, file.location(of: offset))
      }
    }
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

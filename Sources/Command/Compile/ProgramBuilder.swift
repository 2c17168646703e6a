import Foundation

/// Compiles the program that is made from a person's sources.
struct ProgramBuilder: Sendable {
  let installation: Installation
  let compiler: Compiler
  let cache: Cache
  let console: Console

  /// Whether the compiler's words are about a module that it read from its store.
  private static func speaksOfStore(_ messages: String) -> Bool {
    [".pcm", ".swiftmodule", "could not build", "missing required module", "malformed", "Stack dump"].contains {
      messages.contains($0)
    }
  }

  /// The compiler may take this long at least, in seconds.
  static let leastTimeLimit = 120.0

  /// The key of the program in the cache.
  func key(of text: ProgramText) -> String { CacheKey.program(text, installation: installation, compiler: compiler) }

  /// Runs the compiled program: the stored one, or one made now in `work`. A stored one that can't be started is made
  /// again.
  func withProgram<R>(
    _ text: ProgramText, in work: WorkFolder, timeLimit: Double, run: (String) throws -> R
  ) throws -> R {
    let program = try build(text, in: work, timeLimit: timeLimit)
    do { return try run(program) } catch CommandError.running(.notStarted) where !program.hasPrefix("\(work.path)/") {
      cache.forget(.programs, key(of: text))
      return try run(build(text, in: work, timeLimit: timeLimit))
    }
  }

  /// The path of the compiled program.
  private func build(_ text: ProgramText, in work: WorkFolder, timeLimit: Double) throws -> String {
    let key = key(of: text)
    if let stored = cache.find(.programs, key) { return "\(stored)/program" }
    console.progress("compiling \(text.copies.count == 1 ? text.copies[0].source.path : "\(text.copies.count) files")")
    let sources = "\(work.path)/\(Compiler.sourcesFolder)"
    let made = "\(work.path)/made"
    try WholeFile.makeFolder(made)
    let files = try write(text, to: sources)
    let words = Compiler.words(
      sources: files, program: "\(made)/program", installation: installation,
      moduleCache: cache.moduleFolder() ?? "\(work.path)/modules")
    try compile(words, copies: text.copies, sources: sources, timeLimit: max(timeLimit, Self.leastTimeLimit), in: work)
    return "\(cache.store(made, .programs, key))/program"
  }

  /// Writes the copies, each in a folder of its number, and the main file.
  private func write(_ text: ProgramText, to folder: String) throws -> [String] {
    var files: [String] = []
    for (index, copy) in text.copies.enumerated() {
      try WholeFile.makeFolder("\(folder)/\(index)")
      files.append("\(folder)/\(index)/\(copy.source.copyName)")
      try WholeFile.write(Data(copy.text.bytes), to: files[index])
    }
    files.append("\(folder)/GraphDumpProgram.swift")
    try WholeFile.write(Data(text.main.utf8), to: files[files.count - 1])
    return files
  }

  private func compile(
    _ words: [String], copies: [PreparedCopy], sources: String, timeLimit: Double, in work: WorkFolder
  ) throws {
    console.detail("\(compiler.path) \(words.joined(separator: " "))")
    do { try compileOnce(words, copies: copies, sources: sources, timeLimit: timeLimit, in: work) } catch {
      // What the compiler stored may have been broken since; then no mistake stands in the person's own files alone.
      guard case CommandError.compiling(.notCompiled(let messages, _)) = error, Self.speaksOfStore(messages) else {
        throw error
      }
      cache.forgetModules()
      try compileOnce(words, copies: copies, sources: sources, timeLimit: timeLimit, in: work)
    }
  }

  private func compileOnce(
    _ words: [String], copies: [PreparedCopy], sources: String, timeLimit: Double, in work: WorkFolder
  ) throws {
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = work.path
    let process = ChildProcess(
      executable: compiler.path, arguments: words, environment: environment, timeLimit: timeLimit)
    var output = Data()
    let ending = try process.run { output.append($0) }
    let text = String(decoding: output, as: UTF8.self)
    let messages = CompilerMessages(text, folder: sources, copies: copies)
    switch ending {
    case .exited(0): console.detail(messages.text(withWarnings: true))
    case .timedOut: throw CommandError.compiling(.tookTooLong(seconds: timeLimit))
    case .exited, .signalled:
      // Where nothing is understood, the compiler's own words are better than none.
      let isUnderstood = messages.errorCount > 0
      throw CommandError.compiling(
        .notCompiled(
          messages: isUnderstood ? messages.text(withWarnings: console.isVerbose) : text,
          errors: max(1, messages.errorCount)))
    }
  }
}

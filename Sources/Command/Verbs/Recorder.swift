import Foundation
import Recording

/// Makes an input into a recording: by loading it, or by compiling and running a person's source.
struct Recorder: Sendable {
  let arguments: Arguments
  let console: Console

  /// A recording, and what went wrong while it was made.
  struct Recorded: Sendable {
    var recording: Recording
    var name: String
    var failure: CommandError?
  }

  func record(_ word: String) throws -> Recorded {
    let found = try Input.find(word)
    switch found.input {
    case .recording(let data):
      let recording = try load(data, path: found.path)
      return Recorded(recording: recording, name: found.name)
    case .sources(let sources):
      var recorded = try record(sources, path: found.path)
      recorded.name = found.name
      return recorded
    }
  }

  private func load(_ data: Data, path: String) throws -> Recording {
    do {
      let loaded = try Recording.load(data)
      if let warning = loaded.warning { console.warning("\(path): \(warning)") }
      return loaded.recording
    } catch let error as RecordingError {
      throw CommandError.input(.badRecording(path, error))
    }
  }

  private func record(_ sources: [SourceText], path: String) throws -> Recorded {
    let files = try sources.map(SourceFacts.init)
    let directives = files.flatMap(\.directives)
    let request = try RunRequest(arguments: arguments, directives: directives)
    let rootName =
      arguments[.root].last ?? directives.compactMap { if case .root(let name) = $0.meaning { name } else { nil } }.last
    let said = directives.compactMap { if case .stateDefaults(let defaults) = $0.meaning { defaults } else { nil } }
      .last
    let given = arguments[.stateDefaults].last.flatMap(StateDefaults.init)
    let text = ProgramText(
      of: files, root: try RootChoice(files: files).root(named: rootName),
      stateDefaults: given ?? said ?? .eager)
    let cache = try Cache(isUsed: !arguments.has(.noCache), warn: console.warning)
    let builder = ProgramBuilder(
      installation: try Installation.find(), compiler: try Compiler.find(), cache: cache, console: console)
    let key = CacheKey.recording(
      program: builder.key(of: text), words: request.words(declared: text.declared) + [text.title])
    if let stored = cache.find(.recordings, key) {
      if let recorded = try? replayed(stored) { return recorded }
      cache.forget(.recordings, key)
    }
    let work = try cache.makeWorkFolder()
    defer {
      work.remove()
      console.progressEnded()
    }
    let result = try builder.withProgram(text, in: work, timeLimit: request.timeLimit) { program in
      try ProgramRunner(program: program, text: text, request: request, work: work, console: console).run()
    }
    return try finish(result, path: path, cache: cache, key: key, work: work)
  }

  /// What was stored of an earlier run: its recording, and what the program printed.
  private func replayed(_ folder: String) throws -> Recorded {
    let recording = try load(Input.read("\(folder)/recording.jsonl"), path: folder)
    let output = try Input.read("\(folder)/output.txt")
    if !output.isEmpty { console.program(output) }
    return Recorded(recording: recording, name: "")
  }

  private func finish(
    _ result: ProgramRunner.Result, path: String, cache: Cache, key: String, work: WorkFolder
  ) throws -> Recorded {
    let recording: Recording
    do { recording = try Recording.load(result.recording).recording } catch let error as RecordingError {
      // Without a whole header nothing was recorded, and the failure says why.
      throw result.failure ?? CommandError.input(.badRecording(path, error))
    }
    if result.failure == nil {
      let made = "\(work.path)/recorded"
      try WholeFile.makeFolder(made)
      try WholeFile.write(result.recording, to: "\(made)/recording.jsonl")
      try WholeFile.write(result.output, to: "\(made)/output.txt")
      _ = cache.store(made, .recordings, key)
    }
    return Recorded(recording: recording, name: "", failure: result.failure)
  }
}

import Recording

/// Everything that can go wrong between a person's words and their figures. `Message(_:)` words it.
enum CommandError: Error {
  // The words on the command line.
  case unknownVerb(String)
  case unknownOption(String, verb: Verb)
  case missingValue(Option)
  case unwantedValue(Option, String)
  case badValue(Option, String, reason: String, choices: [String])
  case missingInput(verb: Verb)
  case tooManyInputs([String], verb: Verb)
  case badStep(StepError)

  // The input.
  case noSuchInput(String, samples: [String])
  case unreadable(String, reason: String)
  case notASource(String)
  case noSources(folder: String)
  case badRecording(String, RecordingError)
  case badDirective(at: SourceLocation, reason: String)
  case noSamples(looked: [String])

  // The root view.
  case noRoot(path: String, views: [String])
  case unknownRoot(name: String, candidates: [String])
  case rootNeedsArguments(name: String, at: SourceLocation?, needed: [String], others: [String])

  // Compiling.
  case noCompiler
  case noEngine(looked: [String])
  case notCompiled(messages: String, errors: Int)
  case compilerTookTooLong(seconds: Double)

  // Running.
  case notStarted(path: String, reason: String)
  case crashed(Crash)
  case tookTooLong(seconds: Double, during: String?, updates: Int)
  case failed(status: Int32, updates: Int)
  case stepFailed(step: String?, reason: String?, at: SourceLocation?)

  // Output.
  case unwritable(String, reason: String)
  case oneFileForMany(String, count: Int)
  case sameName(String, inputs: [String])
  case drawing(String)
}

/// How a person's program came to its end before its time.
struct Crash: Sendable {
  /// `SIGTRAP`, `SIGSEGV`.
  var signal: String
  /// What the program said: `Index out of range`.
  var message: String?
  /// The line of the person's file in which it happened.
  var location: SourceLocation?
  /// The step during which it happened, where one is known.
  var step: String?
  /// How many updates were recorded before.
  var updates: Int
}

import GraphDump
import Recording

/// Everything that can go wrong between a person's words and their figures. ``message`` words it.
enum CommandError: Error {
  case usage(Usage)
  case input(Input)
  case root(Root)
  case compiling(Compiling)
  case running(Running)
  case output(Output)
  case comparing(Comparing)

  /// The words on the command line.
  enum Usage {
    case unknownVerb(String)
    case unknownOption(String, verb: Verb)
    case missingValue(Option)
    case unwantedValue(Option, String)
    case badValue(Option, String, reason: String, choices: [String])
    case missingInput(verb: Verb)
    case tooManyInputs([String], verb: Verb)
    case badStep(StepError)
    case unknownShell(String, known: [String])
  }

  /// What was given to work on.
  enum Input {
    case noSuchInput(String, samples: [String])
    case unreadable(String, reason: String)
    case empty(String)
    case notASource(String)
    case noSources(folder: String)
    case notUTF8(String, encoding: String?, line: Int?)
    case badRecording(String, RecordingError)
    case badDirective(at: SourceLocation, reason: String)
    case noSamples(looked: [String])
  }

  /// The choice of the root view.
  enum Root {
    case noView(path: String, views: [String])
    case unknown(name: String, candidates: [String])
    case needsArguments(name: String, at: SourceLocation?, needed: [String], others: [String])
  }

  enum Compiling {
    case noCompiler
    case noEngine(looked: [String])
    case notCompiled(messages: String, errors: Int)
    case tookTooLong(seconds: Double)
  }

  /// The run of a person's program.
  enum Running {
    case notStarted(path: String, reason: String)
    case crashed(Crash)
    case tookTooLong(seconds: Double, during: String?, updates: Int)
    /// The person's code ended the program.
    case failed(status: Int32, during: String?, at: SourceLocation?, updates: Int)
    /// The host found nothing to show.
    case refused(String)
    case stepFailed(reason: String, at: SourceLocation?)
  }

  /// What is drawn and written.
  enum Output {
    case unwritable(String, reason: String)
    case oneFileForMany(String, count: Int)
    case sameName(String, inputs: [String])
    case drawing(String)
    case figure(FigureError)
    case noCache(String, reason: String)
    case replacesInput(String, isRead: Bool)
  }

  /// Comparing, checking and explaining.
  enum Comparing {
    case noGit(reason: String)
    case notInGit(path: String, revision: String, reason: String)
    case content(name: String, reason: String)
    case noSuchView(String, candidates: [String])
    case badExpectation(at: SourceLocation, reason: String)
    case nothingToCheck
    case nothingToCompare(String, String)
    case onlyForFiles(Option)
  }
}

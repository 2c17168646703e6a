import Recording

extension CommandError {
  /// The error in words.
  var message: Message {
    switch self {
    case .unknownVerb, .unknownOption, .missingValue, .unwantedValue, .badValue, .missingInput, .tooManyInputs,
      .badStep:
      return usageMessage
    case .noSuchInput, .unreadable, .notASource, .noSources, .badRecording, .badDirective, .noSamples:
      return inputMessage
    case .noRoot, .unknownRoot, .rootNeedsArguments: return rootMessage
    case .noCompiler, .noEngine, .notCompiled, .compilerTookTooLong: return compilerMessage
    case .notStarted, .crashed, .tookTooLong, .failed, .stepFailed: return runMessage
    case .unwritable(let path, let reason):
      return Message("“\(path)” can't be written: \(reason)", advice: "Choose another place with -o.")
    case .oneFileForMany(let path, let count):
      return Message(
        "“\(path)” is one file, and there are \(count) documents to write",
        advice: "Name a folder with -o, or ask for one figure and one format.")
    case .sameName(let name, let inputs):
      return Message(
        "\(inputs.joined(separator: " and ")) would both be written to “\(name)”",
        advice: "Render them into different folders.")
    case .drawing(let reason): return Message("the figure can't be drawn: \(reason)")
    }
  }

  private var usageMessage: Message {
    switch self {
    case .unknownVerb(let word):
      let verbs = Verb.allCases.map(\.rawValue)
      let guess = Spelling.nearest(to: word, among: verbs).map { "Did you mean “\($0)”? " } ?? ""
      return Message(
        "“\(word)” is not a command",
        advice: "\(guess)The commands are \(verbs.joined(separator: ", ")); see graphdump --help.")
    case .unknownOption(let word, let verb):
      let guess =
        Spelling.nearest(to: word, among: verb.options.flatMap(\.names)).map { "Did you mean “\($0)”? " } ?? ""
      return Message(
        "“\(word)” is not an option of \(verb.rawValue)", advice: "\(guess)See graphdump \(verb.rawValue) --help.")
    case .missingValue(let option):
      return Message(
        "\(option.name) needs a value", advice: "Write \(option.name) \(option.value ?? ""): \(option.summary).")
    case .unwantedValue(let option, let value):
      return Message("\(option.name) takes no value, and was given “\(value)”", advice: "Write \(option.name) alone.")
    case .badValue(let option, let value, let reason, let choices):
      let guess = Spelling.nearest(to: value, among: choices).map { "Did you mean “\($0)”? " } ?? ""
      let list = choices.isEmpty ? "" : "It is one of \(choices.joined(separator: ", "))."
      let advice = guess + list
      return Message("“\(value)” does not fit \(option.name): \(reason)", advice: advice.isEmpty ? nil : advice)
    case .missingInput(let verb):
      return Message(
        "\(verb.rawValue) needs an input",
        advice: "Give a Swift file, a folder of them, a sample's name or a recording: graphdump \(verb.usage)")
    case .tooManyInputs(let inputs, let verb):
      let allowed = verb.takesInputs ? "one input" : "no input"
      return Message(
        "\(verb.rawValue) takes \(allowed), and was given \(inputs.joined(separator: ", "))",
        advice: "Write it as: graphdump \(verb.usage)")
    case .badStep(let error):
      return Message(
        error.description,
        advice: error.reason.contains("one of:") ? nil : "Steps: \(Step.forms.joined(separator: ", "))")
    default: return Message("\(self)")
    }
  }

  private var inputMessage: Message {
    switch self {
    case .noSuchInput(let name, let samples):
      let guess = Spelling.nearest(to: name, among: samples).map { "Did you mean the sample “\($0)”?" }
      return Message(
        "there is no file, folder or sample “\(name)”",
        advice: guess ?? "See graphdump samples for the names of the samples.")
    case .unreadable(let path, let reason): return Message("“\(path)” can't be read: \(reason)")
    case .notASource(let path):
      return Message(
        "“\(path)” is neither Swift source nor a recording", advice: "Give a file that ends in .swift or .jsonl.")
    case .noSources(let folder): return Message("there is no Swift file in the folder “\(folder)”")
    case .badRecording(let path, let error):
      return Message("“\(path)” is not a recording: \(error)", advice: "Write one with graphdump record.")
    case .badDirective(let location, let reason):
      return Message(
        "graphdump directive: \(reason)", at: location,
        advice: "Directives: a step, or \(Directive.forms.joined(separator: ", ")); graphdump --help lists the steps.")
    case .noSamples(let looked):
      return Message("the samples are not there", advice: "Looked in \(looked.joined(separator: ", ")).")
    default: return Message("\(self)")
    }
  }

  private var rootMessage: Message {
    switch self {
    case .noRoot(let path, let views):
      guard !views.isEmpty else {
        return Message(
          "“\(path)” declares no view", advice: "Declare a struct that conforms to View, or give another file.")
      }
      return Message(
        "no view in “\(path)” can be made without arguments", at: nil,
        advice: "Views: \(views.joined(separator: ", ")). Show one of them with its arguments in a #Preview.")
    case .unknownRoot(let name, let candidates):
      let guess = Spelling.nearest(to: name, among: candidates).map { "Did you mean “\($0)”? " } ?? ""
      let list = candidates.isEmpty ? "The source has none." : "Candidates: \(candidates.joined(separator: ", "))."
      return Message("there is no view, preview or app “\(name)” to be the root", advice: guess + list)
    case .rootNeedsArguments(let name, let location, let needed, let others):
      let list = needed.isEmpty ? "arguments" : needed.map { "“\($0)”" }.joined(separator: ", ")
      let rest = others.isEmpty ? "" : " Other candidates: \(others.joined(separator: ", "))."
      return Message(
        "\(name) can't be the root: it needs \(list)", at: location,
        advice: "Show it with its arguments in a #Preview.\(rest)")
    default: return Message("\(self)")
    }
  }
}

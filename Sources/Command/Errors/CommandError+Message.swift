import Recording

extension CommandError {
  /// The error in words.
  var message: Message {
    switch self {
    case .usage(let error): error.message
    case .input(let error): error.message
    case .root(let error): error.message
    case .compiling(let error): error.message
    case .running(let error): error.message
    case .output(let error): error.message
    case .comparing(let error): error.message
    }
  }

  /// `Did you mean “X”? `, if there is something near.
  private static func guess(_ word: String, among words: [String]) -> String {
    Spelling.nearest(to: word, among: words).map { "Did you mean “\($0)”? " } ?? ""
  }
}

extension CommandError.Usage {
  fileprivate var message: Message {
    switch self {
    case .unknownVerb(let word):
      let verbs = Verb.allCases.map(\.rawValue)
      let list = "The commands are \(verbs.joined(separator: ", ")); see graphdump --help."
      return Message("“\(word)” is not a command", advice: CommandError.guess(word, among: verbs) + list)
    case .unknownOption(let word, let verb):
      let guess = CommandError.guess(word, among: verb.options.flatMap(\.names))
      return Message(
        "“\(word)” is not an option of \(verb.rawValue)", advice: "\(guess)See graphdump \(verb.rawValue) --help.")
    case .missingValue(let option):
      return Message(
        "\(option.name) needs a value", advice: "Write \(option.name) \(option.value ?? ""): \(option.summary).")
    case .unwantedValue(let option, let value):
      return Message(
        "\(option.name) takes no value, and was given “\(value)”", advice: "Write \(option.name) alone.")
    case .badValue(let option, let value, let reason, let choices):
      let list = choices.isEmpty ? "" : "It is one of \(choices.joined(separator: ", "))."
      let advice = CommandError.guess(value, among: choices) + list
      return Message("“\(value)” does not fit \(option.name): \(reason)", advice: advice.isEmpty ? nil : advice)
    case .missingInput(let verb):
      let wanted =
        ["explain": "an input and a name", "compare": "a baseline and a candidate", "completions": "a shell"][
          verb.rawValue] ?? "an input"
      return Message(
        "\(verb.rawValue) needs \(wanted)",
        advice: "Give a Swift file, a folder of them, a sample's name or a recording: graphdump \(verb.usage)")
    case .tooManyInputs(let inputs, let verb):
      let allowed = ["no input", "one input", "two inputs"][min(verb.inputCounts.upperBound, 2)]
      return Message(
        "\(verb.rawValue) takes \(allowed), and was given \(inputs.joined(separator: ", "))",
        advice: "Write it as: graphdump \(verb.usage)")
    case .unknownShell(let shell, let known):
      return Message(
        "there are no completions for “\(shell)”", advice: "The shells are \(known.joined(separator: ", ")).")
    case .badStep(let error):
      let isListed = error.reason.contains("one of:")
      return Message(error.description, advice: isListed ? nil : "Steps: \(Step.forms.joined(separator: ", "))")
    }
  }
}

extension CommandError.Input {
  fileprivate var message: Message {
    switch self {
    case .noSuchInput(let name, let samples):
      let guess = Spelling.nearest(to: name, among: samples).map { "Did you mean the sample “\($0)”?" }
      return Message(
        "there is no file, folder or sample “\(name)”",
        advice: guess ?? "See graphdump samples for the names of the samples.")
    case .unreadable(let path, let reason):
      return Message("“\(path)” can't be read: \(reason)", advice: "Look at its rights, or give another.")
    case .empty(let path):
      return Message("nothing came through “\(path)”", advice: "Write a Swift source or a recording to it.")
    case .notASource(let path):
      return Message(
        "“\(path)” is neither Swift source nor a recording", advice: "Give a file that ends in .swift or .jsonl.")
    case .noSources(let folder): return Message("there is no Swift file in the folder “\(folder)”")
    case .notUTF8(let path, let encoding, let line):
      return Message(
        encoding.map { "the source is \($0), not UTF-8" } ?? "the source is not UTF-8",
        at: SourceLocation(path: path, line: line ?? 1),
        advice: "Save it as UTF-8: iconv -f \(encoding ?? "LATIN1") -t UTF-8 \(path) > NEW.swift")
    case .badRecording(let path, let error):
      return Message("“\(path)” is not a recording: \(error)", advice: "Write one with graphdump record.")
    case .badDirective(let location, let reason):
      let forms = Directive.forms.joined(separator: ", ")
      return Message(
        "graphdump directive: \(reason)", at: location,
        advice: "Directives: a step, or \(forms); graphdump --help lists the steps.")
    case .noSamples(let looked):
      return Message("the samples are not there", advice: "Looked in \(looked.joined(separator: ", ")).")
    }
  }
}

extension CommandError.Root {
  fileprivate var message: Message {
    switch self {
    case .noView(let path, let views) where views.isEmpty:
      return Message(
        "“\(path)” declares no view", advice: "Declare a struct that conforms to View, or give another file.")
    case .noView(let path, let views):
      return Message(
        "no view in “\(path)” can be made without arguments",
        advice: "Views: \(views.joined(separator: ", ")). Show one of them with its arguments in a #Preview.")
    case .unknown(let name, let candidates):
      let list = candidates.isEmpty ? "The source has none." : "Candidates: \(candidates.joined(separator: ", "))."
      return Message(
        "there is no view, preview or app “\(name)” to be the root",
        advice: CommandError.guess(name, among: candidates) + list)
    case .needsArguments(let name, let location, let needed, let others):
      let list = needed.isEmpty ? "arguments" : needed.map { "“\($0)”" }.joined(separator: ", ")
      let rest = others.isEmpty ? "" : " Other candidates: \(others.joined(separator: ", "))."
      return Message(
        "\(name) can't be the root: it needs \(list)", at: location,
        advice: "Show it with its arguments in a #Preview.\(rest)")
    }
  }
}

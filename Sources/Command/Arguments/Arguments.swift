/// The words of the command line, sorted.
struct Arguments: Sendable {
  var verb: Verb
  var inputs: [String] = []
  private var values: [Option.Name: [String]] = [:]

  /// Sorts the words after the verb; throws for one that is not understood.
  init(verb: Verb, words: [String]) throws {
    self.verb = verb
    var rest = words[...]
    var onlyInputs = false
    while let word = rest.popFirst() {
      if onlyInputs || word == "-" || !word.hasPrefix("-") {
        inputs.append(word)
      } else if word == "--" {
        onlyInputs = true
      } else {
        try take(word, &rest)
      }
    }
    guard self[.help].isEmpty else { return }
    let counts = verb.inputCounts
    if inputs.count < (verb == .compare && !has(.git) ? 2 : counts.lowerBound) {
      throw CommandError.usage(.missingInput(verb: verb))
    }
    if inputs.count > (verb == .compare && has(.git) ? 1 : counts.upperBound) {
      throw CommandError.usage(.tooManyInputs(inputs, verb: verb))
    }
  }

  /// What was given for an option, in order; a switch that was given has one empty value.
  subscript(_ key: Option.Name) -> [String] { values[key] ?? [] }

  /// Whether a switch was given.
  func has(_ key: Option.Name) -> Bool { values[key] != nil }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws {
    let (name, attached) = Self.split(word)
    guard let option = verb.options.first(where: { $0.names.contains(name) }) else {
      throw CommandError.usage(.unknownOption(name, verb: verb))
    }
    guard option.value != nil else {
      if let attached { throw CommandError.usage(.unwantedValue(option, attached)) }
      values[option.key] = [""]
      return
    }
    // A lone `-` is a value (standard output); another word that begins with one may be a negative number or a mistake.
    guard let value = attached ?? rest.popFirst(), !(attached == nil && value.hasPrefix("--")) else {
      throw CommandError.usage(.missingValue(option))
    }
    // Several formats may be given with commas.
    let isList = option.key == .format || option.key == .figure
    let given = isList ? value.split(separator: ",").map(String.init) : [value]
    for value in given where !option.choices.isEmpty && !option.choices.contains(value) {
      throw CommandError.usage(
        .badValue(
          option, value, reason: "there is no such \(option.key.rawValue)", choices: option.choices))
    }
    values[option.key] = option.repeats ? self[option.key] + given : given
  }

  /// `--name=value` and `-nvalue` are split.
  private static func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
    return word.count > 2 ? (String(word.prefix(2)), String(word.dropFirst(2))) : (word, nil)
  }
}

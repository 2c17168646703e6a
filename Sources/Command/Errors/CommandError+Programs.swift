extension CommandError.Compiling {
  var message: Message {
    switch self {
    case .noCompiler:
      return Message(
        "no Swift compiler was found",
        advice: "Install Swift, and have swiftc in PATH; or set SWIFTC to its path.")
    case .noEngine(let looked):
      return Message(
        "the engine that programs are linked against was not found",
        advice:
          "Looked in \(looked.joined(separator: ", ")). Build the whole package (swift build), or install it again.")
    case .notCompiled(let messages, let errors):
      let count = errors == 1 ? "1 error" : "\(errors) errors"
      return Message("the source does not compile (\(count))\(messages.isEmpty ? "" : ":\n\(messages)")")
    case .tookTooLong(let seconds):
      return Message(
        "the compiler did not finish within \(Duration.words(seconds))", advice: "Give it longer with --time-limit.")
    }
  }
}

extension CommandError.Running {
  var message: Message {
    switch self {
    case .notStarted(let path, let reason):
      return Message(
        "the program “\(path)” can't be started: \(reason)",
        advice: "Set XDG_CACHE_HOME to a folder of yours that programs may be run from.")
    case .crashed(let crash):
      let during = crash.step.map { " during “\($0)”" } ?? ""
      let words = crash.message.map { ": \($0)" } ?? ""
      return Message(
        "the program crashed\(during) (\(crash.signal))\(words)", at: crash.location, advice: Self.kept(crash.updates))
    case .tookTooLong(let seconds, let step, let updates):
      let during = step.map { " during “\($0)”" } ?? ""
      return Message(
        "the program was stopped: it did not finish within \(Duration.words(seconds))\(during)",
        advice: "\(Self.kept(updates)) Look for an endless loop; or give it longer with --time-limit.")
    case .failed(let status, let step, let location, let updates):
      let during = step.map { " during “\($0)”" } ?? ""
      return Message(
        "the program ended by itself with status \(status)\(during)", at: location,
        advice: "\(Self.kept(updates)) Look for a call of exit in its code.")
    case .refused(let reason): return Message(reason, advice: "Give another view or app with --root.")
    case .stepFailed(let reason, let location):
      return Message(reason, at: location, advice: "Write another label, or #id; graphdump --help lists the steps.")
    }
  }

  private static func kept(_ updates: Int) -> String {
    switch updates {
    case 0: "Nothing was recorded before."
    case 1: "The update recorded before is kept."
    default: "The \(updates) updates recorded before are kept."
    }
  }
}

extension CommandError.Output {
  var message: Message {
    switch self {
    case .unwritable(let path, let reason):
      return Message("“\(path)” can't be written: \(reason)", advice: "Choose another place with -o.")
    case .oneFileForMany(let path, let count):
      return Message(
        "“\(path)” is one file, and there are \(count) documents to write",
        advice: "Name a folder with -o, or ask for one figure and one format.")
    case .sameName(let name, let inputs):
      return Message(
        "\(inputs.joined(separator: " and ")) are both called “\(name)”: their figures would replace each other",
        advice: "Render them into different folders.")
    case .drawing(let reason): return Message("the figure can't be drawn: \(reason)")
    case .figure(let error):
      let advice: String? =
        switch error {
        case .emptyRecording: nil
        case .noSuchUpdate(_, let available):
          "Choose with --update from \(available.lowerBound) to \(available.upperBound)."
        case .nothingInFocus: "Choose another name with --focus."
        }
      return Message("the figure can't be drawn: \(error)", advice: advice)
    case .noCache(let path, let reason):
      return Message(
        "there is no folder to work in: “\(path)” can't be used: \(reason)",
        advice: "Set XDG_CACHE_HOME to a folder of yours, or TMPDIR to one that can be written.")
    case .replacesInput(let path, let isRead):
      return Message(
        "“\(path)” is \(isRead ? "what was given to work on" : "Swift source"), and would be replaced",
        advice: "Nothing was written there. Choose another place: a name that is not taken, or a folder.")
    }
  }
}

extension Duration {
  /// `20 s`.
  fileprivate static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}

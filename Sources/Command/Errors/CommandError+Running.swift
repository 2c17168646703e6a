extension CommandError {
  var compilerMessage: Message {
    switch self {
    case .noCompiler:
      return Message(
        "no Swift compiler was found", advice: "Install Swift, and have swiftc in PATH; or set SWIFTC to its path.")
    case .noEngine(let looked):
      return Message(
        "the engine that programs are linked against was not found",
        advice:
          "Looked in \(looked.joined(separator: ", ")). Build the whole package (swift build), or install it again.")
    case .notCompiled(let messages, let errors):
      return Message(
        "the source does not compile (\(errors == 1 ? "1 error" : "\(errors) errors"))\(messages.isEmpty ? "" : ":\n\(messages)")"
      )
    case .compilerTookTooLong(let seconds):
      return Message(
        "the compiler did not finish within \(Self.words(seconds))", advice: "Give it longer with --time-limit.")
    default: return Message("\(self)")
    }
  }

  var runMessage: Message {
    switch self {
    case .notStarted(let path, let reason): return Message("the program “\(path)” can't be started: \(reason)")
    case .crashed(let crash):
      let during = crash.step.map { " during “\($0)”" } ?? ""
      let words = crash.message.map { ": \($0)" } ?? ""
      return Message(
        "the program crashed\(during) (\(crash.signal))\(words)", at: crash.location, advice: Self.kept(crash.updates))
    case .tookTooLong(let seconds, let step, let updates):
      let during = step.map { " during “\($0)”" } ?? ""
      return Message(
        "the program was stopped: it did not finish within \(Self.words(seconds))\(during)",
        advice: "\(Self.kept(updates)) Look for an endless loop; or give it longer with --time-limit.")
    case .failed(let status, let updates):
      return Message("the program ended by itself with status \(status)", advice: Self.kept(updates))
    case .stepFailed(let step, let reason, let location):
      let words = reason ?? step.map { "the step “\($0)” can't be taken" } ?? "a step can't be taken"
      return Message(words, at: location, advice: "Write another label, or #id; graphdump --help lists the steps.")
    default: return Message("\(self)")
    }
  }

  private static func words(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }

  private static func kept(_ updates: Int) -> String {
    switch updates {
    case 0: "Nothing was recorded before."
    case 1: "The update recorded before is kept."
    default: "The \(updates) updates recorded before are kept."
    }
  }
}

import Foundation

/// The `graphdump` command.
@main
enum GraphDumpCommand {
  static func main() {
    let watched = Interruption.watch()
    let status = withExtendedLifetime(watched) { run(Array(CommandLine.arguments.dropFirst())) }
    WorkFolder.removeAll()
    exit(status)
  }

  /// Runs the command with these words; gives the exit status.
  static func run(_ words: [String]) -> Int32 {
    do {
      guard let first = words.first else {
        try WholeFile.write(Data(Help.general.utf8), to: STDERR_FILENO, "standard error")
        return 2
      }
      switch first {
      case "--help", "-h", "help":
        if words.count > 1, let verb = Verb(rawValue: words[1]) {
          try StandardOutput.write(Help.of(verb))
        } else {
          try StandardOutput.write(Help.general)
        }
        return 0
      case "--version":
        try StandardOutput.write("graphdump \(Help.version)\n")
        return 0
      default: break
      }
      guard let verb = Verb(rawValue: first) else { throw CommandError.usage(.unknownVerb(first)) }
      return try Verb.run(Arguments(verb: verb, words: Array(words.dropFirst())))
    } catch let error as CommandError {
      Console().error(error.message)
    } catch {
      Console().error(Message("\(error)"))
    }
    return 2
  }
}

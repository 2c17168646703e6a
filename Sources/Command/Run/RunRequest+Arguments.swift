import Recording

extension RunRequest {
  /// What the command line asks for, else what the source's directives do, else what is usual.
  init(arguments: Arguments, directives: [Directive]) throws {
    size = Self.usualSize
    seed = 0
    isTiming = arguments.has(.timings)
    steps = []
    for directive in directives {
      switch directive.meaning {
      case .step(_, let text): steps.append((text, directive.location))
      case .dialect(let dialect): self.dialect = dialect
      case .size(let width, let height): size = Size(width: width, height: height)
      case .seed(let number): seed = number
      case .tableIdentity(let name): tableIdentity = name
      case .root, .stateDefaults: break
      }
    }
    if let given = try arguments.steps() { steps = given.map { ($0, nil) } }
    if let given = try arguments.size() { size = given }
    if let given = try arguments.counts(.seed, in: 0...Int.max, reason: "a seed is a whole number, from 0").last {
      seed = given
    }
    timeLimit =
      try arguments.number(.timeLimit, in: 0.1...86_400, reason: "write seconds, from 0.1 to 86400")
      ?? Self.usualTimeLimit
  }
}

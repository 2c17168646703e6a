extension CommandError.Comparing {
  var message: Message {
    switch self {
    case .noGit(let reason):
      return Message("git can't be run: \(reason)", advice: "Install git, and have it in PATH.")
    case .notInGit(let path, let revision, let reason):
      return Message(
        "“\(path)” can't be had as it was at “\(revision)”: \(reason)",
        advice: "Give a revision that holds the file: git log --oneline -- \(path)")
    case .content(let name, let reason):
      return Message("“\(name)” can't be compared: \(reason)", advice: "Make the file again, or leave it out.")
    case .noSuchView(let name, let candidates):
      let guess = Spelling.nearest(to: name, among: candidates).map { "Did you mean “\($0)”? " } ?? ""
      let list = candidates.isEmpty ? "The recording has none." : "Views: \(candidates.joined(separator: ", "))."
      return Message("nothing is called “\(name)” in the recording", advice: guess + list)
    case .badExpectation(let location, let reason):
      return Message(
        "expectation: \(reason)", at: location,
        advice: "Lines are: update N: STEP, bodies N, ran VIEW, recreated VIEW, lost VIEW NAME, finding RULE VIEW, …")
    case .onlyForFiles(let option):
      return Message(
        "\(option.name) is for files, and two sources are compared",
        advice:
          "For a baseline that can be kept: graphdump record MyView.swift -o MyView.jsonl, then graphdump compare "
          + "MyView.jsonl MyView.swift.")
    case .nothingToCompare(let baseline, let candidate):
      return Message(
        "there is nothing to compare in “\(baseline)” and “\(candidate)”",
        advice: "Recordings (.jsonl), figures (.svg, .dot, .gv, .json, .md) and images (.png) are.")
    case .nothingToCheck:
      return Message(
        "check was given nothing to hold the updates to",
        advice: "Give a budget (--max-bodies N, --no-recreated, …), or an expectation file: --expect FILE.")
    }
  }
}

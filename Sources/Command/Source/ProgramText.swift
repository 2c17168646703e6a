/// The text of the program that is made from a person's sources: their prepared copies and a main file.
struct ProgramText: Sendable {
  var root: Root
  /// What the root is called in the recording.
  var title: String
  var copies: [PreparedCopy]
  var main: String
  /// The types that the sources declare.
  var declared: [String]

  /// - Parameter stateDefaults: when states make their defaults (C2).
  init(of files: [SourceFacts], root: Root, stateDefaults: StateDefaults = .eager) {
    let choice = RootChoice(files: files)
    let declared = files.flatMap(\.declarations).filter { $0.keyword != .extension && $0.keyword != .protocol }.map(
      \.name)
    let taken = Set(declared)
    let names = files.enumerated().map { file, facts in
      facts.previews.indices.map { index in
        Self.free("Preview\(files.count > 1 ? "\(file + 1)_" : "")\(index + 1)", taken)
      }
    }
    var title = root.name
    var expression = "\(root.name)()"
    if case .preview(let index) = root.kind {
      title = choice.title(of: files[root.file].previews[index])
      expression = "\(names[root.file][index])()"
    }
    let start = Self.start(root, expression: expression, title: title)
    self.root = root
    self.title = title
    self.declared = declared
    self.main = Self.main(
      root.isPrivate ? "graphdumpStart()" : start,
      Set(files.flatMap(\.declarations).filter { $0.keyword != .extension }.map(\.name)))
    self.copies = files.enumerated().map { file, facts in
      // After a brace that is not closed, what is appended would only add to the compiler's messages.
      let appended =
        root.isPrivate && root.file == file && facts.isBalanced
        ? "@MainActor func graphdumpStart() { \(start) }\n" : nil
      return PreparedCopy(facts, previewNames: names[file], appending: appended, stateDefaults: stateDefaults)
    }
  }

  private static func free(_ name: String, _ taken: Set<String>) -> String {
    taken.contains(name) ? free(name + "_", taken) : name
  }

  private static func start(_ root: Root, expression: String, title: String) -> String {
    let configuration = "configuration: SwiftUI.HostConfiguration.fromCommandLine()"
    switch root.kind {
    case .app: return "SwiftUI.GraphDumpHost.run(app: \(root.name).self, \(configuration))"
    case .previewProvider: return "SwiftUI.GraphDumpHost.run(previews: \(root.name).self, \(configuration))"
    case .preview, .view:
      return "SwiftUI.GraphDumpHost.run(root: \(expression), rootName: \(quoted(title)), \(configuration))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) } + "\""
  }

  /// Types of Foundation that keep what one run leaves for the next: the engine's stand in for them, unless the sources
  /// have a type of the name.
  private static let standIns = [
    "UserDefaults", "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask",
    "URLSessionDownloadTask",
  ]

  private static func main(_ start: String, _ taken: Set<String>) -> String {
    """
    import SwiftUI

    \(standIns.filter { !taken.contains($0) }.map { "typealias \($0) = SwiftUI.StandIns.\($0)\n" }.joined())
    @main enum GraphDumpProgram {
      @MainActor static func main() { \(start) }
    }

    """
  }
}

import Foundation
import Recording
import Testing

@testable import Command

/// Programs of persons who are not careful.
@Suite(.serialized) struct ProgramTests {
  /// Runs the command on a file `My.swift` with this text, in the folder of the file.
  private func run(
    _ source: String, _ words: [String] = ["changes", "My.swift"], check: (BuiltCommand.Result, String) throws -> Void
  ) throws {
    try inTemporaryFolder { (home: String) throws in
      try WholeFile.write(Data(source.utf8), to: "\(home)/My.swift")
      try check(try BuiltCommand.run(words, home: home, in: home), home)
    }
  }

  private func counter(_ action: String, steps: [String] = ["tap \"Add\""]) -> String {
    """
    \(steps.map { "// graphdump: \($0)\n" }.joined())import SwiftUI

    struct ContentView: View {
      @State private var count = 0

      var body: some View {
        let values = [1, 2]
        VStack {
          Text("\\(values[count])")
          Button("Add") { \(action) }
        }
      }
    }

    """
  }

  @Test func aMistakeGivesTheCompilersMessageAtItsPlace() throws {
    let source =
      "import SwiftUI\n#Preview(\"A\") { Nothing() }\nstruct A: View { var body: some View { Text(\"\").nothing } }\n"
    try run(source) { result, _ in
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.contains("My.swift:2:17: error: cannot find 'Nothing' in scope"))
      #expect(result.errors.contains("My.swift:3:49: error: value of type 'Text' has no member 'nothing'"))
    }
  }

  @Test func defaultsOfStatesAreEagerUnlessTheSourceOrTheOptionSaysLazy() throws {
    let source = """
      // graphdump: tap "Go 0"
      import SwiftUI
      final class Made {}
      struct Root: View {
        @State private var count = 0
        @State var given: Int?
        var body: some View { VStack { Child(); Button("Go \\(count)") { count += 1 } } }
      }
      struct Child: View {
        @State private var made = Made()
        @State private var number: Int
        init() { _number = State(initialValue: 1) }
        var body: some View { Text("\\(number)") }
      }
      #Preview { Root() }

      """
    let eager = "Root: _count changed.\nChild: @self changed.\n"
    try run(source) { result, _ in #expect(result.errors == "" && result.output.hasSuffix(eager)) }
    let lazy = "# update 1: tap \"Go 0\"\nRoot: _count changed.\n"
    try run(source, ["changes", "My.swift", "--state-defaults", "lazy"]) { result, _ in
      #expect(result.errors == "" && result.output.hasSuffix(lazy), "\(result)")
    }
    try run("// graphdump: state-defaults lazy\n" + source) { result, _ in
      #expect(result.output.hasSuffix(lazy))
    }
  }

  @Test func aModelThatImportsObservationIsTracked() throws {
    let source = """
      import Observation
      import SwiftUI
      // graphdump: tap "Add"
      @Observable final class Model { var count = 0 }
      extension EnvironmentValues { @Entry var unit = "apples" }
      struct ContentView: View {
        @State private var model = Model()
        @Environment(\\.unit) private var unit
        var body: some View { Button("Add") { model.count += 1 }; CountView(model: model) }
      }
      struct CountView: View {
        let model: Model
        var body: some View { Text("\\(model.count)") }
      }

      """
    try run(source) { result, _ in
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasSuffix("# update 1: tap \"Add\"\nCountView: \\Model.count changed.\n"))
    }
  }

  @Test func aCrashKeepsTheUpdatesBefore() throws {
    let steps = Array(repeating: "tap \"Add\"", count: 3)
    try run(counter("count += 1", steps: steps)) { result, _ in
      #expect(result.status == 2)
      #expect(
        result.output.hasPrefix("# update 0: appear\nContentView: @self, @identity, _count changed.\n# update 1:"))
      #expect(!result.output.contains("# update 2"))
      #expect(result.errors.contains("Index out of range"))
      #expect(result.errors.hasPrefix("My.swift:12"))
    }
  }

  @Test func aCrashIsDrawnAsFarAsItCame() throws {
    let steps = Array(repeating: "tap \"Add\"", count: 3)
    try run(counter("count += 1", steps: steps), ["render", "My.swift", "-o", "out"]) { result, home in
      #expect(result.status == 2)
      #expect(FileManager.default.fileExists(atPath: "\(home)/out/My-view-graph.svg"))
    }
  }

  @Test func anEndlessLoopIsStopped() throws {
    try run(counter("while true { count += 0 }"), ["changes", "My.swift", "--time-limit", "2"]) { result, _ in
      #expect(result.status == 2)
      #expect(result.output == "# update 0: appear\nContentView: @self, @identity, _count changed.\n")
      #expect(result.errors.contains("did not finish within 2 s during “tap \"Add\"”"))
    }
  }

  @Test func endlessPrintingIsStopped() throws {
    try run(counter("while true { print(\"again\") }"), ["changes", "My.swift", "--time-limit", "2"]) { result, _ in
      #expect(result.status == 2)
      #expect(result.errors.utf8.count < 4 * ProgramOutput.limit)
    }
  }

  #if os(Linux)
    @Test func endlessAllocationFails() throws {
      try run(counter("var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1 << 22)) }")) {
        result, _ in
        #expect(result.status == 2)
        #expect(result.errors.contains("the program crashed during “tap \"Add\"”"))
      }
    }
  #endif

  @Test func aStepThatFindsNothingTellsItsPlace() throws {
    try run(counter("count += 1", steps: ["tap \"Ad\""])) { result, _ in
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("My.swift:1:15: error: step “tap \"Ad\"”: "))
      #expect(result.errors.contains("“Add”"))
    }
  }

  @Test func aProgramThatEndsBeforeItsStepsIsAnError() throws {
    try run("import Foundation\n" + counter("exit(0)")) { result, _ in
      #expect(result.status == 2)
      #expect(result.errors.contains("the program ended by itself with status 0"))
    }
  }

  @Test(arguments: [0, 1, 2, 3, 77]) func theProgramsOwnEndIsToldFromAStepThatFindsNothing(status: Int) throws {
    try run("import Foundation\n" + counter("exit(\(status))")) { result, _ in
      #expect(result.status == 2)
      #expect(
        result.errors.hasPrefix(
          "My.swift:2:15: error: the program ended by itself with status \(status) during “tap \"Add\"”\n"))
    }
  }

  @Test func whyAStepFailedIsOneErrorHoweverTheProgramPrints() throws {
    let source = counter("print(\"tapped\")", steps: ["tap \"Add\"", "tap \"Ad\""]).replacing(
      "let values", with: "let _ = print(\"step “x”: body\"); let values")
    try run(source) { result, _ in
      #expect(
        result.errors
          == """
          step “x”: body
          tapped
          My.swift:2:15: error: step “tap "Ad"”: nothing labelled “Ad” takes it; there is “Add”
            Write another label, or #id; graphdump --help lists the steps.

          """)
    }
  }

  @Test func endlessRecursionIsSaid() throws {
    let views = "struct A: View { var body: some View { VStack { Text(\"\"); AnyView(A()) } } }\n"
    let calls = "func f(_ n: Int) -> Int { n == -1 ? 0 : 1 + f(n + 1) }\n"
    let text = "struct A: View { var body: some View { Text(\"\\(f(0))\") } }\n"
    for source in [views, calls + text] {
      try run("import SwiftUI\n" + source) { result, _ in
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("My.swift:2"))
        #expect(result.errors.contains("the stack is full"))
      }
    }
  }

  @Test func aModelThatIsMissingTellsWhereItIsAskedFor() throws {
    let source = """
      import SwiftUI
      @Observable final class Model { var count = 1 }
      struct Row: View {
        @Environment(Model.self) var model
        var body: some View { Text("\\(model.count)") }
      }
      struct ContentView: View { var body: some View { Row() } }

      """
    try run(source) { result, _ in
      #expect(result.errors.hasPrefix("My.swift:4:4: error: "))
      #expect(result.errors.contains("No Observable object of type Model found"))
    }
  }

  @Test func anElementWithoutALabelIsCalledByItsType() throws {
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var text = ""
        var body: some View { TextEditor(text: $text) }
      }

      """
    try run(source, ["changes", "My.swift", "--step", "type \"a\" into \"Name\""]) { result, _ in
      #expect(result.errors.contains("nothing labelled “Name” takes it; there is “TextEditor”"))
    }
    try run(source, ["changes", "My.swift", "--step", "type \"a\" into \"TextEditor\""]) { result, _ in
      #expect(result.status == 0)
    }
  }

  /// When an entry of the cache was made.
  private func made(_ path: String) -> Date {
    (try? FileManager.default.attributesOfItem(atPath: "\(path)/program")[.modificationDate] as? Date) ?? .distantPast
  }

  @Test func aStoredProgramThatIsBrokenIsMadeAgain() throws {
    try run(counter("count += 1").replacing("count", with: "sum\(UInt32.random(in: 0 ... .max))")) { first, home in
      #expect(first.status == 0)
      let programs = "\(BuiltCommand.folder)/test-cache/graphdump/v1/programs"
      let names = try FileManager.default.contentsOfDirectory(atPath: programs)
      let newest = try #require(
        names.max { made("\(programs)/\($0)") < made("\(programs)/\($1)") })
      for damage in [Data(), Data("#!/no/such/program\n".utf8)] {
        try damage.write(to: URL(fileURLWithPath: "\(programs)/\(newest)/program"))
        let again = try BuiltCommand.run(["changes", "My.swift", "--seed", "\(damage.count)"], home: home, in: home)
        #expect(again.errors == "")
        #expect(again.output == first.output)
      }
    }
  }

  @Test func withoutAPlaceFiguresAreWrittenIntoTheWorkingFolder() throws {
    try run(counter("count += 1"), ["render", "My.swift"]) { result, home in
      #expect(result.errors == "wrote My-view-graph.svg\n")
      #expect(FileManager.default.fileExists(atPath: "\(home)/My-view-graph.svg"))
      for (words, reason) in [
        (["--update", "9"], "there is no update 9"), (["--update", "1-9223372036854775807"], "there is no update 92"),
        (["--jobs", "0"], "from 1 to 256"), (["-j", "-1"], "from 1 to 256"),
      ] {
        let result = try BuiltCommand.run(["render", "My.swift"] + words, home: home, in: home)
        #expect(result.status == 2)
        #expect(result.errors.contains(reason))
      }
    }
  }

  @Test func anOutputNeverReplacesTheSource() throws {
    let source = counter("count += 1")
    for words in [
      ["record", "My.swift", "-o", "My.swift"], ["check", "My.swift", "--expect", "My.swift", "--write"],
      ["render", "My.swift", "--depfile", "./My.swift"],
    ] {
      try run(source, words) { result, home throws in
        #expect(result.status == 2)
        #expect(result.errors.contains("and would be replaced"))
        let after = try String(contentsOfFile: "\(home)/My.swift", encoding: .utf8)
        #expect(after == source)
      }
    }
  }

  @Test func whatTheProgramPrintsGoesToStandardError() throws {
    try run(counter("print(\"tapped\")")) { result, _ in
      #expect(result.status == 0)
      #expect(
        result.output == "# update 0: appear\nContentView: @self, @identity, _count changed.\n# update 1: tap \"Add\"\n"
      )
      #expect(result.errors == "tapped\n")
    }
  }

  @Test func chanceAndTimeRepeat() throws {
    let source = """
      import SwiftUI

      struct ContentView: View {
        @State private var number = Int.random(in: 0...1_000_000)
        private let names = Set(["a", "b", "c", "d", "e", "f"])

        var body: some View {
          VStack {
            Text("\\(number) \\(UUID()) \\(Date().timeIntervalSince1970)")
            Text("\\(names.map { $0 }) \\([1, 2, 3, 4, 5, 6].shuffled())")
          }
        }
      }

      """
    try run(source, ["record", "My.swift", "--no-cache"]) { first, _ in
      #expect(first.status == 0)
      try run(source, ["record", "My.swift", "--no-cache"]) { second, _ in #expect(first.output == second.output) }
      try run(source, ["record", "My.swift", "--no-cache", "--seed", "2"]) { other, _ in
        #expect(first.output != other.output)
      }
    }
  }

  @Test func aFileByANewUserWorksAsItIs() throws {
    let source = try String(
      contentsOfFile: "\(BuiltCommand.package)/Tests/CommandTests/Fixtures/Habits.swift", encoding: .utf8)
    try run(source, ["changes", "My.swift", "--step", "tap \"Add a habit\""]) { result, _ in
      #expect(result.status == 0)
      #expect(result.errors == "")
      #expect(result.output.contains("# update 1: tap \"Add a habit\""))
    }
  }

  @Test func aFolderIsOneModule() throws {
    try inTemporaryFolder { (home: String) throws in
      let files = [
        "App.swift": "import SwiftUI\n@main struct TheApp: App { var body: some Scene { WindowGroup { Row() } } }\n",
        "Views/Row.swift": "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n",
      ]
      for (name, text) in files.sorted(by: { $0.key < $1.key }) {
        let path = "\(home)/app/\(name)"
        try WholeFile.makeFolder((path as NSString).deletingLastPathComponent)
        try WholeFile.write(Data(text.utf8), to: path)
      }
      let result = try BuiltCommand.run(["changes", "app"], home: home, in: home)
      #expect(result.errors == "")
      #expect(result.output == "# update 0: appear\nRow: @self changed.\n")
    }
  }
}

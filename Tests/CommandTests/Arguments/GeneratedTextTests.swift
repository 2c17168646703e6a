import Foundation
import Testing

@testable import Command

@Suite struct GeneratedTextTests {
  /// What a program prints for what it is given; `nil` where it is not installed.
  private func run(_ words: [String], input: String) throws -> (status: Int32, output: String)? {
    let places = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    guard let path = places.map({ "\($0)/\(words[0])" }).first(where: FileManager.default.isExecutableFile) else {
      return nil
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = Array(words.dropFirst())
    let (toProgram, fromProgram) = (Pipe(), Pipe())
    process.standardInput = toProgram
    process.standardOutput = fromProgram
    process.standardError = fromProgram
    try process.run()
    try toProgram.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try toProgram.fileHandleForWriting.close()
    let output = String(decoding: fromProgram.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private func script(_ shell: String) throws -> String { try #require(Completions.script(for: shell)) }

  @Test func bashCompletesVerbsOptionsAndChoices() throws {
    let words =
      try script("bash") + """
        t() { COMP_WORDS=(graphdump "$@"); COMP_CWORD=$#; _graphdump; echo "${COMPREPLY[@]}"; }
        t comp; t compare --mo; t compare --mode ""; t completions z

        """
    guard let result = try run(["bash"], input: words) else { return }
    #expect(result.output == "compare completions\n--mode\nall missing never failed\nzsh\n")
  }

  @Test func zshLoadsItsCompletions() throws {
    let words = "autoload -Uz compinit; compinit -u -D\n" + (try script("zsh")) + "echo $_comps[graphdump]\n"
    guard let result = try run(["zsh", "-f", "-s"], input: words) else { return }
    #expect(result.output == "_graphdump\n")
  }

  @Test func fishCompletesOptions() throws {
    let words = try script("fish") + "complete -C 'graphdump compare --mod'\n"
    guard let result = try run(["fish", "--no-config"], input: words) else { return }
    #expect(result.output == "--mode\twhich baselines are written: all, missing, never or failed\n")
  }

  @Test func theManualPageHasNoWarnings() throws {
    guard let result = try run(["groff", "-man", "-ww", "-Tutf8", "-z"], input: ManualPage.text) else { return }
    #expect(result.status == 0)
    #expect(result.output == "")
  }

  @Test func theManualPageNamesEveryVerb() {
    for verb in Verb.allCases { #expect(ManualPage.text.contains(".SS \(verb.rawValue)\n")) }
  }

  @Test func aDependencyFileIsInMakesLanguage() {
    let file = DependencyFile()
    file.add(outputs: ["out/b.svg", "out/a b.svg"], input: "nowhere/b.swift")
    file.add(outputs: [], input: "nowhere/c.swift")
    #expect(file.text == "out/a\\ b.svg out/b.svg: nowhere/b.swift\n")
  }
}

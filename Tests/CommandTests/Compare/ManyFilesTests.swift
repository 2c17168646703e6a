import Foundation
import Testing

@testable import Command

@Suite(.serialized) struct ManyFilesTests {
  /// What the command says on a terminal, which `script` makes; `nil` where that is not installed.
  private func onTerminal(_ words: [String], _ home: String) throws -> (status: Int32, said: String)? {
    let script = "/usr/bin/script"
    guard FileManager.default.isExecutableFile(atPath: script) else { return nil }
    let process = BuiltCommand.process([])
    let command = "\(BuiltCommand.folder)/graphdump"
    process.executableURL = URL(fileURLWithPath: script)
    #if os(macOS)
      process.arguments = ["-q", "/dev/null", command] + words
    #else
      process.arguments = ["-qec", ([command] + words).map(ShellWord.quoted).joined(separator: " "), "/dev/null"]
    #endif
    let path = "\(home)/said"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: path, encoding: .utf8))
  }

  @Test func fiveHundredFiguresAreComparedInOneRunWithAnUnreadableOneAmongThem() throws {
    try withFilePairs { pairs in
      let files = Dictionary(uniqueKeysWithValues: (0..<500).map { ("\($0 % 7)/f\($0).svg", FilePairs.svg("ran")) })
      var changed = files
      changed["3/f3.svg"] = FilePairs.svg("skipped")
      try pairs.write(old: files, new: changed)
      // A link to itself can be read by nobody, whatever rights one has.
      try FileManager.default.removeItem(atPath: "\(pairs.new)/0/f7.svg")
      try FileManager.default.createSymbolicLink(atPath: "\(pairs.new)/0/f7.svg", withDestinationPath: "f7.svg")
      let result = try pairs.compare(["--mode", "never"])
      #expect(result.status == 2)
      #expect(
        result.output == """
          unreadable 0/f7.svg
            “\(pairs.new)/0/f7.svg” can't be read: Too many levels of symbolic links
          changed    3/f3.svg: behaviour
            in update 1: `A` was re-evaluated, is skipped
          500 compared: 498 same, 1 changed, 1 unreadable

          """)
      if let run = try onTerminal(["compare", pairs.old, pairs.new, "--mode", "never"], pairs.home) {
        #expect(run.status == 2)
        #expect(run.said.contains("compared 1 of 500…") && run.said.contains("compared 500 of 500…"))
      }
    }
  }

  @Test func foldersBehindLinksAreLookedThroughOnce() throws {
    try withFilePairs { pairs in
      try pairs.write(old: ["a/x.svg": FilePairs.svg("ran")], new: ["a/x.svg": FilePairs.svg("ran")])
      for folder in [pairs.old, pairs.new] {
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/a/loop", withDestinationPath: "..")
        try FilePairs.write(["y.svg": FilePairs.svg("ran")], to: "\(folder)-elsewhere")
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/linked", withDestinationPath: "\(folder)-elsewhere")
        // What has a figure's name and is no file.
        try FileManager.default.createDirectory(atPath: "\(folder)/folder.svg", withIntermediateDirectories: true)
        #expect(mkfifo("\(folder)/pipe.svg", 0o600) == 0)
      }
      let result = try pairs.compare(["--mode", "never"])
      #expect(result.output == "2 compared: 2 same\n")
      #expect(result.status == 0)
    }
  }

  @Test(arguments: ["a b.svg", "a\nb.svg", "ä–☃.svg", "'quoted'.svg", "-o.svg", "$(x).svg", "a\u{1B}[31mb.svg"])
  func namesAreWhateverTheyAre(name: String) throws {
    try withFilePairs { pairs in
      try pairs.write(old: [name: FilePairs.svg("ran")], new: [name: FilePairs.svg("skipped")])
      let report = "\(pairs.home)/report"
      let result = try pairs.compare(["--mode", "never", "--report", report])
      #expect(result.status == 1)
      let lines = result.output.components(separatedBy: "\n")
      #expect(lines.count == 4)
      #expect(lines[0].hasPrefix("changed    ") && lines[0].hasSuffix(": behaviour"))
      #expect(!result.output.contains("\u{1B}"))
      #expect(try pairs.compare(["--accept"]).status == 0)
      #expect(try pairs.baselines() == [name])
      #expect(try pairs.baseline(name) == FilePairs.svg("skipped"))
    }
  }

  @Test func foldersWithoutAnythingToCompareAreTrouble() throws {
    try withFilePairs { pairs in
      try pairs.write(old: ["notes.txt": "x"], new: ["notes.txt": "x"])
      let result = try pairs.compare()
      #expect(result.status == 2)
      #expect(result.errors.contains("there is nothing to compare in “\(pairs.old)” and “\(pairs.new)”"))
    }
  }

  /// What is cut off, empty or of another kind never becomes a baseline, whatever is accepted.
  @Test(arguments: [
    ("a.svg", "", "it holds no <svg> element"),
    ("a.svg", "<svg>", "its <svg> element is not closed: the file is cut off"),
    ("a.json", "{\"a\": [1,", "it is not JSON, or is nested too deeply"),
    ("a.dot", "digraph\0{}", "it is not UTF-8 text"),
    ("a.png", "", "it does not begin as a PNG file does"),
    ("a.jsonl", "", "the recording is empty: it has not even a header line"),
  ])
  func aBrokenFileBecomesNoBaseline(name: String, text: String, reason: String) throws {
    try withFilePairs { pairs in
      try pairs.write(old: [:], new: [name: text, "good.svg": FilePairs.svg("ran")])
      let result = try pairs.compare(["--accept"])
      #expect(result.status == 2)
      #expect(result.output.contains("unreadable \(name)\n  the candidate can't be read: \(reason)\n"))
      #expect(try pairs.baselines() == ["good.svg"])
    }
  }

  @Test func aCandidateThatIsNotThereIsNamed() throws {
    try withFilePairs { pairs in
      try pairs.write(old: ["a.svg": FilePairs.svg("ran")], new: [:])
      let result = try pairs.compare()
      #expect(result.status == 2)
      #expect(result.errors.contains("there is no file, folder or sample “\(pairs.new)”"))
    }
  }

  #if os(Linux)
    /// Elsewhere file systems take them for one name, or do not take them at all.
    @Test func namesAreToldApartByTheirBytes() throws {
      try withFilePairs { pairs in
        try pairs.write(old: ["a\u{308}.svg": FilePairs.svg("ran")], new: ["\u{E4}.svg": FilePairs.svg("ran")])
        let bytes: [CChar] = Array("\(pairs.new)/".utf8CString.dropLast()) + [-1, -2] + Array(".svg".utf8CString)
        let file = open(bytes, O_WRONLY | O_CREAT, 0o600)
        #expect(file >= 0)
        close(file)
        let result = try pairs.compare(["--mode", "never"])
        #expect(result.status == 2)
        #expect(result.output.contains("obsolete   a\u{308}.svg\n"))
        #expect(result.output.contains("missing    \u{E4}.svg\n"))
        #expect(result.output.contains("can't be read: it has just gone, or its name is not UTF-8\n"))
        #expect(result.output.hasSuffix("3 compared: 0 same, 1 missing, 1 obsolete, 1 unreadable\n"))
      }
    }
  #endif
}

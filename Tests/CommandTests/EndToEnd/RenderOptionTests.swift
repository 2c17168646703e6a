import Foundation
import GraphDump
import Testing

@testable import Command

/// What the options of `render` do to its documents.
@Suite(.serialized) struct RenderOptionTests {
  private func render(_ words: String..., in folder: String? = nil) throws -> BuiltCommand.Result {
    try inTemporaryFolder { (home: String) throws in
      try BuiltCommand.run(["render"] + words, home: home, in: folder ?? home)
    }
  }

  private func width(of svg: String) -> Double? {
    svg.range(of: " width=\"").flatMap { Double(svg[$0.upperBound...].prefix { $0 != "\"" }) }
  }

  @Test func aTitleStandsInPlaceOfTheUsualOne() throws {
    let result = try render("01-state-in-body", "--title", "A <light> & its switch", "-o", "-")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains(">A &lt;light&gt; &amp; its switch</text>"))
    #expect(!result.output.contains("updates 1 to 2 of 2"))
  }

  @Test func aFigureIsNoWiderThanItsWidth() throws {
    let usual = try #require(width(of: render("16-lifetime", "-o", "-").output))
    #expect(usual > 700)
    let narrow = try render("16-lifetime", "--width", "700", "-o", "-").output
    #expect(try #require(width(of: narrow)) <= 700)
    let wrong = try render("16-lifetime", "--width", "3", "-o", "-")
    #expect(wrong.status == 2 && wrong.output == "" && wrong.errors.contains("--width"))
  }

  /// Down a tree, what is below has the greater y; to the right, the greater x.
  @Test func theDirectionIsTheOneAskedFor() throws {
    let down = try render("01-state-in-body", "--direction", "down", "--format", "dot", "-o", "-").output
    let right = try render("01-state-in-body", "--direction", "right", "--format", "dot", "-o", "-").output
    #expect(down.contains("rankdir=TB") && right.contains("rankdir=LR"))
    #expect(
      try render("01-state-in-body", "--direction", "down", "-o", "-").output
        != render("01-state-in-body", "--direction", "right", "-o", "-").output)
    #expect(try render("01-state-in-body", "--direction", "up", "-o", "-").status == 2)
  }

  @Test func theLegendCanBeLeftOut() throws {
    #expect(try render("01-state-in-body", "-o", "-").output.contains("class=\"legend\""))
    #expect(try !render("01-state-in-body", "--no-legend", "-o", "-").output.contains("class=\"legend\""))
  }

  @Test func oneFileIsWrittenInTheFormatOfItsName() throws {
    try inTemporaryFolder { (home: String) throws in
      for (file, start) in [("a.svg", "<svg "), ("b.dot", "digraph "), ("c.html", "<!DOCTYPE html>"), ("d.mmd", "---")]
      {
        let result = try BuiltCommand.run(["render", "04-binding", "-q", "-o", file], home: home, in: home)
        #expect(result.status == 0 && result.output == "" && result.errors == "")
        #expect(try String(contentsOfFile: "\(home)/\(file)", encoding: .utf8).hasPrefix(start), "\(file)")
      }
      let many = try BuiltCommand.run(
        ["render", "04-binding", "01-state-in-body", "-o", "e.svg"], home: home, in: home)
      #expect(many.status == 2 && !FileManager.default.fileExists(atPath: "\(home)/e.svg"))
    }
  }

  /// What has no extent has no room for its words, and is drawn all the same.
  @Test func aScreenWithAnEmptyTextIsDrawn() throws {
    try inTemporaryFolder { (home: String) throws in
      let source = "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }\n#Preview { A() }\n"
      try source.write(toFile: "\(home)/a.swift", atomically: true, encoding: .utf8)
      let result = try BuiltCommand.run(
        ["render", "a.swift", "--figure", "screen", "-o", "a.svg"], home: home, in: home)
      #expect(result.status == 0, "\(result.errors)")
      #expect(FileManager.default.fileExists(atPath: "\(home)/a.svg"))
    }
  }

  /// Whatever the order in which they would be drawn, neither is.
  @Test func twoInputsOfOneNameAreRefusedBeforeAnythingIsDrawn() throws {
    try inTemporaryFolder { (home: String) throws in
      let source = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n#Preview { A() }\n"
      for folder in ["d1", "d2"] {
        try FileManager.default.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
        try source.write(toFile: "\(home)/\(folder)/a.swift", atomically: true, encoding: .utf8)
      }
      let result = try BuiltCommand.run(
        ["render", "d1/a.swift", "d2/a.swift", "-o", "same"], home: home, in: home)
      #expect(result.status == 2 && result.output == "")
      #expect(result.errors.contains("d1/a.swift and d2/a.swift are both called “a”"))
      #expect(!FileManager.default.fileExists(atPath: "\(home)/same"))
      // One input given twice is one.
      let twice = try BuiltCommand.run(["render", "d1/a.swift", "d1/a.swift", "-o", "same"], home: home, in: home)
      #expect(twice.status == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home)/same") == ["a-view-graph.svg"])
    }
  }

  @Test func standardOutputHoldsTheDocumentAndNothingElse() throws {
    let result = try render("04-binding", "-o", "-")
    #expect(result.output.hasPrefix("<svg ") && result.output.hasSuffix("</svg>\n"))
    #expect(try render("04-binding", "-f", "cause", "-f", "phases", "-o", "-").status == 2)
  }

  @Test func timesAreToldOnlyWhereTheyAreAskedFor() throws {
    let plain = try render("04-binding", "-u", "1", "-o", "-").output
    let timed = try render("04-binding", "-u", "1", "--timings", "-o", "-").output
    #expect(!plain.contains(" ms, of these "))
    #expect(timed.contains(" ms, of these ") && timed.contains(" in bodies and "))
  }

  /// The figure is drawn again after the source changed, and a mistake in it does not end the watch.
  @Test func aChangedSourceIsDrawnAgain() throws {
    try inTemporaryFolder { (home: String) throws in
      func write(_ text: String) throws {
        let source = "import SwiftUI\n\nstruct WatchedView: View {\n  var body: some View { \(text) }\n}\n"
        try Data(source.utf8).write(to: URL(fileURLWithPath: "\(home)/Watched.swift"))
      }
      try write("Text(\"first\")")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "\(BuiltCommand.folder)/graphdump")
      process.arguments = ["render", "Watched.swift", "--watch", "-o", "watched.svg"]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["XDG_CACHE_HOME": "\(BuiltCommand.folder)/test-cache"]) { $1 }
      process.currentDirectoryURL = URL(fileURLWithPath: home)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer {
        process.terminate()
        process.waitUntilExit()
      }
      func isDrawn(_ word: String) -> Bool {
        let end = Date().addingTimeInterval(90)
        while Date() < end {
          let text = try? String(contentsOfFile: "\(home)/watched.svg", encoding: .utf8)
          if text?.contains(word) == true { return true }
          Thread.sleep(forTimeInterval: 0.1)
        }
        return false
      }
      try #require(isDrawn("first"))
      try write("Text(\"unfinished")
      Thread.sleep(forTimeInterval: 2)
      try write("Text(\"second\")")
      #expect(isDrawn("second"))
      #expect(process.isRunning)
    }
  }

  /// The same of every kind of figure of every sample, drawn one after the other and side by side.
  @Test func allFiguresOfAllSamplesAreTheSameOnEveryMachine() throws {
    try inTemporaryFolder { (home: String) throws in
      let samples = try Samples.all().map(\.name)
      let kinds = FigureKind.allCases.flatMap { ["-f", $0.rawValue] }
      let fonts = "\(home)/none.conf"
      try Data("<fontconfig></fontconfig>".utf8).write(to: URL(fileURLWithPath: fonts))
      let machines: [(name: String, folder: String, jobs: String, environment: [String: String])] = [
        ("one", home, "1", [:]),
        (
          "two", "/", "8",
          ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Pacific/Chatham", "FONTCONFIG_FILE": fonts]
        ),
      ]
      for machine in machines {
        let words = ["-q", "--format", "svg,json", "--theme", "auto", "--jobs", machine.jobs]
        let result = try BuiltCommand.run(
          ["render"] + samples + words + kinds + ["-o", "\(home)/\(machine.name)"], home: home, in: machine.folder,
          environment: machine.environment)
        #expect(result.status == 0, "\(result.errors)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(home)/one").sorted()
      #expect(names.count == samples.count * FigureKind.allCases.count * 2)
      for name in names {
        let files = try machines.map { try Data(contentsOf: URL(fileURLWithPath: "\(home)/\($0.name)/\(name)")) }
        #expect(files[0] == files[1], "\(name)")
      }
    }
  }

  /// Neither language, nor time zone, nor folder, nor fonts, nor the number of jobs show in a figure.
  @Test func aFigureIsTheSameOnEveryMachine() throws {
    try inTemporaryFolder { (home: String) throws in
      let fonts = "\(home)/fonts.conf"
      try Data("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>".utf8)
        .write(to: URL(fileURLWithPath: fonts))
      let machines: [(name: String, folder: String, environment: [String: String])] = [
        ("one", home, [:]),
        (
          "two", "/",
          [
            "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kolkata", "FONTCONFIG_FILE": fonts,
            "FONTCONFIG_PATH": home, "COLUMNS": "40",
          ]
        ),
      ]
      let kinds = FigureKind.allCases.flatMap { ["-f", $0.rawValue] }
      for machine in machines {
        let result = try BuiltCommand.run(
          ["render", "07-foreach-identity", "--no-cache", "-q", "--format", "svg,dot,json,html,md,mermaid"] + kinds
            + ["-o", "\(home)/\(machine.name)"], home: home, in: machine.folder, environment: machine.environment)
        #expect(result.status == 0, "\(result.errors)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(home)/one").sorted()
      #expect(names.count == FigureKind.allCases.count * 6)
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(home)/two").sorted() == names)
      for name in names {
        let files = try machines.map { try Data(contentsOf: URL(fileURLWithPath: "\(home)/\($0.name)/\(name)")) }
        #expect(files[0] == files[1], "\(name)")
      }
    }
  }
}

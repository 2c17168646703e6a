import Foundation
import Recording

/// The cost of drawing, as ratios to the `dot` command on the same figure, each a process of its own.
struct RenderBenchmark {
  let command: String
  let folder: URL
  let runs: Int
  let isSmoke: Bool
  var checks: [Check] = []

  /// - Parameter command: the path of `graphdump`.
  init(command: String, smoke: Bool) throws {
    self.command = command
    runs = smoke ? 3 : 9
    isSmoke = smoke
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("graphdump-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  mutating func run() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // First, while the process is small.
    try keepMemory()
    try compareWithDot(nodes: 50, most: 1)
    try compareWithDot(nodes: 2_000, most: 1.2)
    try renderMany()
    try renderTwice()
    try drawLarge()
    try drawDependencies()
  }

  private mutating func compareWithDot(nodes: Int, most: Double) throws {
    let recording = folder.appendingPathComponent("tree-\(nodes).jsonl")
    try Drawn.tree(of: nodes).encoded().write(to: recording)
    let render = [command, "render", recording.path, "--all", "--quiet", "--update", "1"]
    try Child.run(render + ["--format", "dot", "-o", folder.path])
    guard
      let dot = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .first(where: { $0.hasPrefix("tree-\(nodes)-") && $0.hasSuffix(".dot") })
    else { throw ChildError(words: render, status: 0) }
    let figure = folder.appendingPathComponent("tree-\(nodes).svg").path
    let drawing = [
      "dot", "-Tsvg", "-o", folder.appendingPathComponent("dot.svg").path, folder.appendingPathComponent(dot).path,
    ]
    var (ours, theirs) = (Double.infinity, Double.infinity)
    for _ in 0..<runs {
      ours = min(ours, try Child.time(render + ["-o", figure]))
      theirs = min(theirs, try Child.time(drawing))
    }
    print("\(nodes) nodes: graphdump \(Clock.words(ours)), dot \(Clock.words(theirs))")
    checks.append(Check(name: "drawing \(nodes) nodes, graphdump to dot", ratio: ours / theirs, most: most))
  }

  /// The second rendering of a source finds the program and its recording in the cache.
  private mutating func renderTwice() throws {
    let source = folder.appendingPathComponent("Counter.swift")
    try """
    import SwiftUI

    // graphdump: tap "Add"
    struct CounterView: View {
      @State private var count = \(getpid())

      var body: some View {
        VStack {
          Text("\\(count)")
          Button("Add") { count += 1 }
        }
      }
    }
    """.write(to: source, atomically: true, encoding: .utf8)
    let words = [command, "render", source.path, "--quiet", "-o", folder.appendingPathComponent("counter.svg").path]
    let first = try Child.time(words)
    var second = Double.infinity
    for _ in 0..<runs { second = min(second, try Child.time(words)) }
    print("a source: first \(Clock.words(first)), again \(Clock.words(second))")
    checks.append(
      Check(name: "rendering an unchanged source again, to the first time", ratio: second / first, most: 0.1))
  }
}

import Foundation
import Recording

/// The cost of drawing, as ratios to the `dot` command on the same figure, each a process of its own.
struct RenderBenchmark {
  let command: String
  let folder: URL
  let runs: Int
  private(set) var checks: [Check] = []

  /// - Parameter command: the path of `graphdump`.
  init(command: String, smoke: Bool) throws {
    self.command = command
    runs = smoke ? 3 : 9
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("graphdump-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  mutating func run() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try compareWithDot(nodes: 50, most: 1)
    try compareWithDot(nodes: 2_000, most: 1.2)
    try renderTwice()
  }

  private mutating func compareWithDot(nodes: Int, most: Double) throws {
    let recording = folder.appendingPathComponent("tree-\(nodes).jsonl")
    try tree(of: nodes).encoded().write(to: recording)
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

  /// A tree of rows in which one body runs.
  private func tree(of count: Int) -> Recording {
    var appear = Update(index: 0, step: "appear")
    var nodes = [
      Node(id: NodeID(0), kind: .composed, type: "RootView", isUserDefined: true),
      Node(id: NodeID(1), parent: NodeID(0), kind: .container, type: "VStack"),
    ]
    var row = 0
    while nodes.count + 3 < count {
      let first = nodes.count
      nodes.append(
        Node(
          id: NodeID(first), parent: NodeID(1), position: row, kind: .composed, type: "Row\(row % 7)",
          isUserDefined: true))
      nodes.append(Node(id: NodeID(first + 1), parent: NodeID(first), kind: .container, type: "HStack"))
      nodes.append(
        Node(id: NodeID(first + 2), parent: NodeID(first + 1), kind: .unary, type: "Text", name: "Row \(row)"))
      nodes.append(
        Node(
          id: NodeID(first + 3), parent: NodeID(first + 1), position: 1, kind: .unary, type: "Text", name: "\(row * 37)"
        ))
      row += 1
    }
    appear.nodes = nodes.map { NodeChange(id: $0.id, existence: .inserted, node: $0) }
    appear.sources = [Source(id: SourceID(0), kind: .state, name: "count", owner: NodeID(2), value: "0")]
    appear.dependencies = [Dependency(source: SourceID(0), reader: NodeID(2), property: "_count")]
    var tap = Update(index: 1, step: "tap \"Add\"")
    tap.writes = [SourceWrite(source: SourceID(0), old: "0", new: "1")]
    tap.nodes = [
      NodeChange(id: NodeID(2), evaluation: .ran, runs: [Run(pass: 1, order: 0, causes: [.property("_count")])]),
      NodeChange(id: NodeID(4), evaluation: .ran, values: [ValueChange(name: "value", old: "Row 0", new: "Row 1")]),
    ]
    return Recording(header: Header(root: "RootView", engine: "benchmark"), updates: [appear, tap])
  }
}

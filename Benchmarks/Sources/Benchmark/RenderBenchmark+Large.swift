import Foundation
import GraphDump
import Recording

extension RenderBenchmark {
  /// The default figure of a recording of 100,000 nodes in which three bodies ran, to reading it.
  mutating func drawLarge() throws {
    let count = isSmoke ? 20_000 : 100_000
    let data = try Drawn.tree(of: count, bodies: 3).encoded()
    var (reading, both) = (Double.infinity, Double.infinity)
    for _ in 0..<(isSmoke ? 2 : 5) {
      reading = min(reading, try Child.computing { _ = try Recording.load(data) })
      both = min(
        both,
        try Child.computing {
          _ = try render(Recording.load(data).recording, name: "large")
        })
    }
    let figure = try Figure.of(Recording.load(data).recording, name: "large", request: FigureRequest())
    let nodes = figure.nodes.count
    let note = figure.notes.first { $0.contains("drawn as piles") } ?? "nothing said of what was left out"
    print("\(count) nodes: read \(Clock.words(reading)), read and drawn \(Clock.words(both)), \(nodes) nodes: \(note)")
    checks.append(Check(name: "reading and drawing \(count) nodes, to reading", ratio: both / reading, most: 2))
    checks.append(Check(name: "nodes in the default figure, to 60", ratio: Double(nodes) / 60, most: 1))
  }

  /// 1,000 nodes with 4,000 edges of dependency, whole.
  mutating func drawDependencies() throws {
    let recording = Drawn.web(nodes: 1_000, dependencies: 4_000)
    for kind in [FigureKind.viewGraph, .dependencies] {
      let seconds = try Child.computing {
        _ = try render(recording, name: "web", request: FigureRequest(kind: kind, updates: .one(1), all: true))
      }
      print("1000 nodes with 4000 dependencies, \(kind.rawValue): \(Clock.words(seconds))")
      checks.append(Check(name: "\(kind.rawValue) of 4000 dependencies, to 2 s", ratio: seconds / 2, most: 1))
    }
  }

  /// A thousand figures, after a first hundred.
  mutating func keepMemory() throws {
    let recordings = (0..<10).map { Drawn.tree(of: 20 + $0) }
    func draw(_ count: Int) throws {
      for index in 0..<count {
        let request = FigureRequest(kind: FigureKind.allCases[index % FigureKind.allCases.count])
        _ = try render(recordings[index % recordings.count], name: "figure", request: request)
      }
    }
    try draw(isSmoke ? 20 : 100)
    let before = Memory.resident
    try draw(isSmoke ? 100 : 1_000)
    let after = Memory.resident
    print("memory before \(before / 1024) KB, after \(isSmoke ? 100 : 1_000) figures more \(after / 1024) KB")
    guard before > 0 else { return }
    checks.append(
      Check(name: "memory after 1000 figures, to before", ratio: Double(after) / Double(before), most: 1.05))
  }

  /// 200 figures of about 20 nodes in one call, to 200 runs of `dot` on the same figures.
  mutating func renderMany() throws {
    let count = isSmoke ? 20 : 200
    let (inputs, outputs) = (folder.appendingPathComponent("inputs"), folder.appendingPathComponent("outputs"))
    for place in [inputs, outputs] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    var files: [String] = []
    for index in 0..<count {
      let file = inputs.appendingPathComponent("f\(index).jsonl")
      try Drawn.tree(of: 18 + index % 5).encoded().write(to: file)
      files.append(file.path)
    }
    let words = [command, "render", "--quiet", "--all", "--update", "1", "-o", outputs.path] + files
    try Child.run(words + ["--format", "dot"])
    let graphs = try FileManager.default.contentsOfDirectory(atPath: outputs.path).filter { $0.hasSuffix(".dot") }
    guard graphs.count == count else { throw ChildError(words: words, status: 0) }
    var (ours, theirs) = (Double.infinity, Double.infinity)
    for _ in 0..<(isSmoke ? 1 : 3) {
      ours = min(ours, try Child.time(words))
      theirs = min(
        theirs,
        try Child.seconds {
          for graph in graphs.sorted() {
            let path = outputs.appendingPathComponent(graph).path
            try Child.run(["dot", "-Tsvg", "-o", path + ".svg", path])
          }
        })
    }
    print("\(count) figures: graphdump \(Clock.words(ours)), dot \(Clock.words(theirs))")
    checks.append(Check(name: "\(count) figures in one call, to as many runs of dot", ratio: ours / theirs, most: 0.2))
  }
}

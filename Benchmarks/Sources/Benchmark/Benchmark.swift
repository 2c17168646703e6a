import Foundation

/// Measures the promised ratios of the engine (`--only-engine`) and of drawing (`--only-render`, with the `graphdump` to
/// measure after `--command`). `--smoke` measures less and never fails for a ratio; `--profile state` (or `array`,
/// `build`, `recorded-…`) does one kind of work again and again, for a profiler.
@main struct Benchmark {
  @MainActor static func main() {
    let words = CommandLine.arguments
    let smoke = words.contains("--smoke")
    var checks: [Check] = []
    if let kind = words.firstIndex(of: "--profile").map({ words[$0 + 1] }) {
      EngineBenchmark(smoke: true).profile(kind)
      return
    }
    if !words.contains("--only-render") {
      var engine = EngineBenchmark(smoke: smoke)
      engine.run()
      checks += engine.checks
    }
    if !words.contains("--only-engine") {
      do {
        let command = words.firstIndex(of: "--command").map { words[$0 + 1] } ?? "../.build/release/graphdump"
        var render = try RenderBenchmark(command: command, smoke: smoke)
        try render.run()
        checks += render.checks
      } catch {
        print("drawing could not be measured: \(error)")
        exit(1)
      }
    }
    for check in checks { check.print() }
    if !smoke, checks.contains(where: { !$0.isMet }) { exit(1) }
  }
}

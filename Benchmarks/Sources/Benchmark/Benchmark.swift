import Foundation

/// Measures the promised ratios. `--smoke` measures less and never fails for a ratio; `--profile state` (or `array`,
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
    for check in checks { check.print() }
    if !smoke, checks.contains(where: { !$0.isMet }) { exit(1) }
  }
}

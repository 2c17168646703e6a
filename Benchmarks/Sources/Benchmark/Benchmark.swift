import Foundation

/// Measures the promised ratios of the engine (`--only-engine`), of comparing images (`--only-pixels`) and of drawing
/// (`--only-render`), the latter two with the `graphdump` to measure after `--command`. `--smoke` measures less and never fails for a ratio; `--profile state` (or `array`,
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
    if let folder = words.firstIndex(of: "--make-pixels").map({ words[$0 + 1] }) {
      do { try PixelBenchmark.write(to: folder) } catch { exit(1) }
      return
    }
    let only = ["--only-engine", "--only-pixels", "--only-render"].first(where: words.contains)
    func isWanted(_ part: String) -> Bool { only == nil || only == part }
    let command = words.firstIndex(of: "--command").map { words[$0 + 1] } ?? "../.build/release/graphdump"
    do {
      // First, while this process is small.
      if isWanted("--only-pixels") {
        var pixels = PixelBenchmark(command: command, smoke: smoke)
        try pixels.run()
        checks += pixels.checks
      }
      if isWanted("--only-engine") {
        var engine = EngineBenchmark(smoke: smoke)
        engine.run()
        checks += engine.checks
      }
      if isWanted("--only-render") {
        var render = try RenderBenchmark(command: command, smoke: smoke)
        try render.run()
        checks += render.checks
      }
    } catch {
      print("the command could not be measured: \(error)")
      exit(1)
    }
    for check in checks { check.print() }
    if !smoke, checks.contains(where: { !$0.isMet }) { exit(1) }
  }
}

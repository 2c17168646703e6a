/// Times work in one process, for ratios within one run.
enum Clock {
  /// The least time of several runs, in seconds: the least is what noise disturbs least.
  @MainActor static func least(_ runs: Int, _ body: () -> Void) -> Double {
    withoutActuallyEscaping(body) { least(runs, [$0])[0] }
  }

  /// The least time of each of several works, which take turns, so that what else the machine does meets them alike;
  /// of the processor, so that what it does for others is not counted.
  @MainActor static func least(_ runs: Int, _ works: [() -> Void]) -> [Double] {
    var best = Array(repeating: Double.infinity, count: works.count)
    for _ in 0..<runs {
      for (index, work) in works.enumerated() {
        best[index] = min(best[index], Child.computing(work))
      }
    }
    return best
  }

  static func words(_ seconds: Double) -> String {
    let micro = seconds * 1e6
    if micro < 1000 { return "\((micro * 100).rounded() / 100) µs" }
    return "\((micro / 10).rounded() / 100) ms"
  }
}

/// A ratio and what it may be at the most.
struct Check {
  var name: String
  var ratio: Double
  var most: Double
  var isMet: Bool { ratio <= most }

  func print() {
    let value = (ratio * 100).rounded() / 100
    Swift.print("\(isMet ? "ok  " : "OVER") \(name): \(value)× (at most \(most)×)")
  }
}

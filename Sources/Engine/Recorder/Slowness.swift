import Recording

/// Measures bodies, initialisers and layout, and tells which of them were slow (L).
///
/// Times differ from run to run, so they are taken only where somebody asks for them, and never compared.
@MainActor final class Slowness {
  /// How long a body or an initialiser may take, in seconds: a frame at sixty in a second.
  static let threshold = 0.016

  private let now: () -> Double
  private var began: Double
  private var bodies = 0.0
  private var layouts = 0.0
  private var slowBodies: [(node: _ViewNode, seconds: Double)] = []
  private var slowIdentifications: [(node: _ViewNode, count: Int, seconds: Double)] = []
  private var slowInitialisers: [(node: _ViewNode, property: String, seconds: Double)] = []

  /// - Parameter now: a clock that only goes forward, in seconds.
  init(now: @escaping () -> Double) {
    self.now = now
    began = now()
  }

  /// Measures by the machine's clock.
  convenience init() {
    let start = ContinuousClock.now
    self.init {
      let passed = start.duration(to: .now).components
      return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
  }

  func beginUpdate() { began = now() }

  func body<T>(of node: _ViewNode, _ evaluate: () -> T) -> T {
    let start = now()
    let result = evaluate()
    let seconds = now() - start
    bodies += seconds
    guard seconds > Slowness.threshold else { return result }
    if let known = slowBodies.firstIndex(where: { $0.node === node }) {
      slowBodies[known].seconds = max(slowBodies[known].seconds, seconds)
    } else {
      slowBodies.append((node, seconds))
    }
    return result
  }

  func initialiser<T>(of property: String, in node: _ViewNode, _ make: () -> T) -> T {
    let start = now()
    let result = make()
    let seconds = now() - start
    if seconds > Slowness.threshold { slowInitialisers.append((node, property, seconds)) }
    return result
  }

  /// The ids of `count` rows are collected.
  func identification(of count: Int, in node: _ViewNode, _ collect: () -> Void) {
    let start = now()
    collect()
    let seconds = now() - start
    if seconds > Slowness.threshold { slowIdentifications.append((node, count, seconds)) }
  }

  func layout(_ layOut: () -> Void) {
    let start = now()
    layOut()
    layouts += now() - start
  }

  func takeFindings() -> [(rule: String, node: _ViewNode, evidence: String)] {
    defer { (slowBodies, slowInitialisers, slowIdentifications) = ([], [], []) }
    let limit = "more than \(Slowness.words(Slowness.threshold))"
    let identifications = slowIdentifications.map { slow in
      (
        "slow-identification", slow.node,
        "to collect the ids of \(slow.count) rows took \(Slowness.words(slow.seconds)), \(limit)"
      )
    }
    let initialisers = slowInitialisers.map { slow in
      let name = slow.property.hasPrefix("_") ? String(slow.property.dropFirst()) : slow.property
      return ("slow-init", slow.node, "to make “\(name)” took \(Slowness.words(slow.seconds)), \(limit)")
    }
    return initialisers + identifications
      + slowBodies.map { slow in ("slow-body", slow.node, "its body took \(Slowness.words(slow.seconds)), \(limit)") }
  }

  func takeTimings() -> Timings {
    defer { (bodies, layouts) = (0, 0) }
    return Timings(body: bodies, layout: layouts, total: now() - began)
  }

  private static func words(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }
}

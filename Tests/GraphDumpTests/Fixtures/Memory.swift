#if os(Linux)
  import Foundation
  import Testing

  /// How much memory the process holds.
  enum Memory {
    /// Does `work` again and again, until one round leaves memory where it was.
    ///
    /// What other tests take meanwhile comes and goes; a leak grows in every round.
    static func expectNoGrowth(rounds: Int = 12, _ work: () throws -> Void) throws {
      try work()
      for _ in 0..<rounds {
        let before = try residentPages()
        try work()
        if try residentPages() <= before + 64 { return }
      }
      Issue.record("memory grew in each of \(rounds) rounds")
    }

    private static func residentPages() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return Int(text.split(separator: " ")[1]) ?? 0
    }
  }
#endif

import Engine
import Foundation
import Recording
import Rows
import Twin

/// The costs of updates, as ratios between sizes, with and without recording, and to a twin written by hand.
@MainActor struct EngineBenchmark {
  let sizes: [Int]
  let runs: Int
  private(set) var checks: [Check] = []

  init(smoke: Bool) {
    sizes = smoke ? [1_000, 10_000] : [1_000, 10_000, 100_000]
    runs = smoke ? 3 : 7
  }

  mutating func run() {
    stateChange()
    arrayChange()
    build()
  }

  /// One kind of work, again and again.
  func profile(_ kind: String) {
    let isRecorded = kind.hasPrefix("recorded-")
    switch kind.split(separator: "-").last {
    case "state": _ = changeStates(session(1_000, recording: isRecorded), 1_000, 30_000)
    case "array":
      let session = session(1_000, recording: isRecorded)
      for round in 0..<3_000 {
        session.update { Handles.array?.wrappedValue[round % 1_000].title = "Changed \(round % 97)" }
      }
    default: for _ in 0..<30 { _ = session(1_000, recording: isRecorded) }
    }
  }

  private func session(_ count: Int, recording: Bool = false) -> Session {
    Handles.rows = [:]
    return Session(RowList(count: count), isRecording: recording)
  }

  /// A state in one of N rows: two digits stay two digits, so the row's height stays.
  private func changeStates(_ session: Session, _ count: Int, _ rounds: Int = 200) -> Double {
    var value = 10
    var row = 0
    return Clock.least(runs) {
      for _ in 0..<rounds {
        row = (row + 7919) % count
        value = value == 99 ? 10 : value + 1
        session.update { Handles.rows[row]?.wrappedValue = value }
      }
    } / Double(rounds)
  }

  private mutating func stateChange() {
    var times: [Double] = []
    for size in sizes {
      let session = session(size)
      let (evaluations, sizings) = (session.evaluationCount, session.sizingCount)
      let value = Handles.rows[0]?.wrappedValue ?? 0
      session.update { Handles.rows[0]?.wrappedValue = value + 1 }
      times.append(changeStates(session, size))
      print(
        "state of one of \(size) rows: \(Clock.words(times[times.count - 1])), "
          + "\(1) update ran \(session.evaluationCount > evaluations ? 1 : 0) body first;",
        "\(session.attributeCount / size) attributes a row, \(sizings / size) sizes a row at first")
    }
    checks.append(
      Check(
        name: "state of one row, \(sizes[sizes.count - 1]) rows to 1000", ratio: times[times.count - 1] / times[0],
        most: 1.5))
    let recorded = changeStates(session(1_000, recording: true), 1_000)
    let plain = changeStates(session(1_000), 1_000)
    checks.append(Check(name: "state of one row, recording on to off", ratio: recorded / plain, most: 2))
    let twin = TwinList(count: 1_000)
    var value = 10
    var row = 0
    let byHand =
      Clock.least(runs) {
        for _ in 0..<1000 {
          row = (row + 7919) % 1_000
          value = value == 99 ? 10 : value + 1
          twin.setCount(value, row: row)
        }
      } / 1000
    print("by hand: \(Clock.words(byHand)); recorded: \(Clock.words(recorded))")
    checks.append(Check(name: "state of one row, to the twin", ratio: plain / byHand, most: 20))
  }

  private func changeArray(_ session: Session, _ count: Int) -> Double {
    var round = 0
    return Clock.least(runs * 3) {
      round += 1
      session.update { Handles.array?.wrappedValue[round % count].title = "Changed \(round % 90 + 10)" }
    }
  }

  private mutating func arrayChange() {
    let session = session(1_000)
    Handles.bodies = 0
    session.update { Handles.array?.wrappedValue[500].title = "Row five hundred" }
    checks.append(
      Check(
        name: "bodies for one changed element of 1000, beyond the row’s and the owner’s",
        ratio: Double(abs(Handles.bodies - 2)), most: 0))
    let plain = changeArray(session, 1_000)
    let recorded = changeArray(self.session(1_000, recording: true), 1_000)
    let twin = TwinList(count: 1_000)
    var titles = (0..<1_000).map { "Row \($0)" }
    var round = 0
    let byHand = Clock.least(runs * 3) {
      round += 1
      titles[round % 1_000] = "Changed \(round % 90 + 10)"
      twin.setTitles(titles)
    }
    print("array of 1000: \(Clock.words(plain)), recorded \(Clock.words(recorded)), by hand \(Clock.words(byHand))")
    checks.append(Check(name: "array of 1000 rows, recording on to off", ratio: recorded / plain, most: 1.5))
    checks.append(Check(name: "array of 1000 rows, to the twin", ratio: plain / byHand, most: 15))
  }

  private mutating func build() {
    var times: [Double] = []
    for size in sizes {
      var kept: [Session] = []
      let before = Memory.resident
      times.append(Clock.least(size > 10_000 ? 1 : 3) { kept.append(session(size)) })
      let bytes = (Memory.resident - before) / (size * kept.count)
      print("build \(size) rows: \(Clock.words(times[times.count - 1])), \(bytes) bytes a row")
    }
    for index in 1..<sizes.count {
      let growth = times[index] / times[index - 1] / 10
      checks.append(
        Check(name: "build, \(sizes[index]) rows to \(sizes[index - 1]), per row", ratio: growth, most: 1.3))
    }
    let byHand = Clock.least(runs) { _ = TwinList(count: 1_000) }
    var kept: [Session] = []
    let recorded = Clock.least(3) { kept.append(session(1_000, recording: true)) }
    print("build by hand: \(Clock.words(byHand)), recorded \(Clock.words(recorded))")
    checks.append(Check(name: "build 1000 rows, to the twin", ratio: times[0] / byHand, most: 25))
    checks.append(Check(name: "build 1000 rows, recording on to off", ratio: recorded / times[0], most: 1.5))
  }
}

/// The memory of the process.
enum Memory {
  /// Bytes in use, from the kernel; 0 where it does not tell.
  static var resident: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let words = text.split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * 4096 : 0
  }
}

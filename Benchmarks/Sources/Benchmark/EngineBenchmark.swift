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
    runs = smoke ? 3 : 25
  }

  mutating func run() {
    memory()
    stateChange()
    arrayChange()
    build()
  }

  private mutating func check(_ name: String, _ ratio: Double, most: Double) {
    checks.append(Check(name: name, ratio: ratio, most: most))
  }

  /// One kind of work, again and again.
  func profile(_ kind: String) {
    let isRecorded = kind.hasPrefix("recorded-")
    switch kind.split(separator: "-").last {
    case "state":
      let screen = Screen(1_000, isRecording: isRecorded)
      for _ in 0..<300 { screen.changeStates() }
    case "array":
      let screen = Screen(1_000, isRecording: isRecorded)
      for _ in 0..<3_000 { screen.changeArray() }
    default: for _ in 0..<30 { _ = Screen(1_000, isRecording: isRecorded) }
    }
  }

  /// What a row holds, while nothing was let go of that could be taken again.
  private mutating func memory() {
    let before = Memory.resident
    let screen = Screen(sizes[1])
    let bytes = (Memory.resident - before) / screen.count
    print(
      "\(bytes) bytes a row, \(Double(bytes * screen.count) / Double(screen.session.nodeCount)) a node of the view graph"
    )
    check("KB a row", Double(bytes) / 1024, most: 4)
  }

  /// A state in one of N rows: two digits stay two digits, so the row's height stays.
  private mutating func stateChange() {
    let screens = sizes.map { Screen($0) }
    for screen in screens {
      let (bodies, sizes) = (screen.session.evaluationCount, screen.session.sizingCount)
      screen.changeState()
      print(
        "state of one of \(screen.count) rows: \(screen.session.evaluationCount - bodies) body ran,",
        "\(screen.session.sizingCount - sizes) sizes were computed;",
        "\(screen.session.attributeCount / screen.count) attributes a row")
    }
    let recorded = Screen(1_000, isRecording: true)
    let twin = Twin(1_000)
    let rounds = Screen.statesAtOnce
    let times = Clock.least(runs, screens.map { $0.changeStates } + [recorded.changeStates, twin.changeStates]).map {
      $0 / Double(rounds)
    }
    let (on, byHand) = (times[sizes.count], times[sizes.count + 1])
    print(
      "a state: \(times.prefix(sizes.count).map(Clock.words).joined(separator: ", ")); recorded \(Clock.words(on));",
      "by hand \(Clock.words(byHand))")
    check("state of one row, \(sizes[sizes.count - 1]) rows to 1000", times[sizes.count - 1] / times[0], most: 1.5)
    check("state of one row, recording on to off", on / times[0], most: 2)
    check("state of one row, to the twin", times[0] / byHand, most: 20)
  }

  private mutating func arrayChange() {
    let plain = Screen(1_000)
    Handles.bodies = 0
    plain.changeArray()
    check(
      "bodies for one changed element of 1000, beyond the row’s and the owner’s", Double(abs(Handles.bodies - 2)),
      most: 0)
    let recorded = Screen(1_000, isRecording: true)
    let twin = Twin(1_000)
    let times = Clock.least(runs * 3, [plain.changeArray, recorded.changeArray, twin.changeArray])
    print(
      "array of 1000: \(Clock.words(times[0])), recorded \(Clock.words(times[1])), by hand \(Clock.words(times[2]))")
    check("array of 1000 rows, recording on to off", times[1] / times[0], most: 1.5)
    check("array of 1000 rows, to the twin", times[0] / times[2], most: 15)
  }

  private mutating func build() {
    var kept: [AnyObject] = []
    let large = sizes.dropFirst().map { size in
      let rounds = size > 10_000 ? 2 : 6
      return Clock.least(rounds) { kept.append(Screen(size)) }
    }
    kept.removeAll()
    let times = Clock.least(
      runs * 3,
      [
        { kept.append(Screen(1_000)) }, { kept.append(Screen(1_000, isRecording: true)) },
        { kept.append(TwinList(count: 1_000)) },
      ])
    for (size, time) in zip(sizes, [times[0]] + large) { print("build \(size) rows: \(Clock.words(time))") }
    print("recorded \(Clock.words(times[1])), by hand \(Clock.words(times[2]))")
    for (index, time) in ([times[0]] + large).enumerated().dropFirst() {
      let one = index == 1 ? times[0] : large[index - 2]
      check("build, \(sizes[index]) rows to \(sizes[index - 1]), per row", time / one / 10, most: 1.3)
    }
    check("build 1000 rows, to the twin", times[0] / times[2], most: 25)
    check("build 1000 rows, recording on to off", times[1] / times[0], most: 1.5)
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

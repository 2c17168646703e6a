import Engine
import Testing

// Case K12: what `onChange` is told, and in which order.
private struct Watcher: View {
  let log: Log
  let initial: Bool
  @State private var value = 0
  var body: some View {
    Button("Two") { value = 2 }
      .onChange(of: value, initial: initial) { old, new in log("(\(old),\(new))") }
      .onAppear { value = 1 }
  }
}

@MainActor @Test func k12HandlersSeeOldAndNewAndNothingForEqualValues() throws {
  let log = Log()
  let session = Session(Watcher(log: log, initial: false))
  try session.tap("Two")
  try session.tap("Two")
  #expect(log.lines == ["(0,1)", "(1,2)"])
}

@MainActor @Test func k12AnInitialHandlerIsCalledFirstOfAll() throws {
  let log = Log()
  let session = Session(Watcher(log: log, initial: true))
  try session.tap("Two")
  try session.tap("Two")
  #expect(log.lines == ["(0,0)", "(0,1)", "(1,2)"])
}

@MainActor @Test func k12InnerHandlersComeInModifierOrderAndAllSeeOnePair() throws {
  struct Nested: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      VStack {
        Button("Set") { value = 1 }
          .onChange(of: value) { old, new in
            log("first (\(old),\(new)) reads \(value)")
            if value == 1 { value = 5 }
          }
          .onChange(of: value) { old, new in log("second (\(old),\(new))") }
      }
      .onChange(of: value) { old, new in log("outer (\(old),\(new))") }
    }
  }
  let log = Log()
  let session = Session(Nested(log: log))
  try session.tap("Set")
  #expect(
    log.lines == [
      "first (0,1) reads 1", "second (0,1)", "outer (0,1)", "first (1,5) reads 5", "second (1,5)", "outer (1,5)",
    ])
}

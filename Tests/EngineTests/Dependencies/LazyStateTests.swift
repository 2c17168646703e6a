import Engine
import Testing

/// Counts how many of it were made.
private final class Made {
  let number: Int
  init(_ log: Log) {
    log("made")
    number = log.lines.count
  }
}

/// The main actor keeps the tests from each other's lines.
nonisolated(unsafe) private let log = Log()

@MainActor @Test func c2ALazyDefaultIsMadeOnceAndIsNoInput() throws {
  struct Root: View {
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Child()
        Button("Go \(unrelated)") { unrelated += 1 }
      }
    }
  }
  struct Child: View {
    @_LazyState private var made = Made(log)
    @_LazyState private var count = 0
    var body: some View { Button("Child \(count)") { count += 1 } }
  }
  _ = log.take()
  let session = Session(Root())
  #expect(
    session.lines() == [
      "Root: @self, @identity, _unrelated changed.", "Child: @self, @identity, _made, _count changed.",
    ])
  #expect(log.lines.count == 1)
  #expect(try session.tap("Go 0") == ["Root: _unrelated changed."])
  #expect(try session.tap("Child 0") == ["Child: _count changed."])
  #expect(log.lines.count == 1)
}

@MainActor @Test func c2AnEagerDefaultIsMadeWithEachValue() throws {
  struct Root: View {
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Child()
        Button("Go \(unrelated)") { unrelated += 1 }
      }
    }
  }
  struct Child: View {
    @State private var made = Made(log)
    var body: some View { Text("Child") }
  }
  _ = log.take()
  let session = Session(Root())
  #expect(log.lines.count == 1)
  #expect(try session.tap("Go 0") == ["Root: _unrelated changed.", "Child: @self changed."])
  #expect(log.lines.count == 2)
}

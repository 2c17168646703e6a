import Testing

@testable import Engine

// Rule L, the findings about rows' data: what each reports, and what comes near without being one.

private struct Item: Identifiable, Equatable {
  let id: Int
  var isOn = true
}

/// Not `Equatable`.
private struct Plain: Identifiable {
  let id: Int
}

private final class Store: ObservableObject {
  @Published var items = (1...6).map { Item(id: $0, isOn: $0 % 2 == 0) }
}

@Observable private final class Model { var items = (1...6).map { Plain(id: $0) } }

@MainActor private func findings<V: View>(_ root: V) throws -> [String] {
  let session = Session(root)
  try session.tap("Go")
  return session.findings
}

@MainActor @Test func rebuiltCollectionIsOneThatABodyPicksAnewFromWhatIsStored() throws {
  struct Filtered: View {
    @State private var items = (1...6).map { Item(id: $0, isOn: $0 % 2 == 0) }
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("\(unrelated)")
        ForEach(items.filter(\.isOn)) { Text("\($0.id)") }
        Button("Go") { unrelated += 1 }
      }
    }
  }
  struct Sorted: View {
    @State private var model = Model()
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("\(unrelated)")
        ForEach(model.items.sorted { $0.id > $1.id }) { Text("\($0.id)") }
        Button("Go") { unrelated += 1 }
      }
    }
  }
  struct Published: View {
    @StateObject private var store = Store()
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("\(unrelated)")
        ForEach(store.items.filter(\.isOn)) { Text("\($0.id)") }
        Button("Go") { unrelated += 1 }
      }
    }
  }
  #expect(try findings(Filtered()) == ["rebuilt-collection"])
  #expect(try findings(Sorted()) == ["rebuilt-collection"])
  #expect(try findings(Published()) == ["rebuilt-collection"])
}

@MainActor @Test func rebuiltCollectionIsNeitherStoredNorWrittenOutNorAnother() throws {
  struct Stored: View {
    @State private var items = (1...6).map { Item(id: $0) }
    @State private var unrelated = 0
    var body: some View {
      VStack {
        Text("\(unrelated)")
        ForEach(items) { Text("\($0.id)") }
        Button("Go") { unrelated += 1 }
      }
    }
  }
  struct WrittenOut: View {
    @State private var name = "a"
    var body: some View {
      VStack {
        Text(name)
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
        Button("Go") { name = "b" }
      }
    }
  }
  struct Changing: View {
    @State private var items = (1...6).map { Item(id: $0, isOn: $0 % 2 == 0) }
    var body: some View {
      VStack {
        ForEach(items.filter(\.isOn)) { Text("\($0.id)") }
        Button("Go") { items[0].isOn = true }
      }
    }
  }
  #expect(try findings(Stored()) == [])
  #expect(try findings(WrittenOut()) == [])
  #expect(try findings(Changing()) == [])
}

/// A clock that ids push on, in seconds.
private final class Clock: @unchecked Sendable {
  var now = 0.0
  static let shared = Clock()
}

private struct Slow: Identifiable {
  let number: Int
  let seconds: Double
  var id: Int {
    Clock.shared.now += seconds
    return number
  }
}

@MainActor @Test func slowIdentificationIsIDsThatTakeMoreThanAFrame() {
  struct Root: View {
    let rows: [Slow]
    var body: some View { VStack { ForEach(rows) { Text("\($0.number)") } } }
  }
  func evidence(_ seconds: Double) -> [String] {
    let session = Session(size: .init(width: 100, height: 100), isRecording: true, rootName: "Root", dialect: nil)
    session.measure(by: Slowness { Clock.shared.now })
    session.appear(Root(rows: (1...10).map { Slow(number: $0, seconds: seconds) }))
    return session.lastUpdate?.diagnostics.filter { $0.rule == "slow-identification" }.map(\.evidence) ?? []
  }
  #expect(evidence(0.002) == ["to collect the ids of 10 rows took 20 ms, more than 16 ms"])
  #expect(evidence(0.001) == [])
}

import Testing

@testable import Engine

private struct Item: Equatable {
  var id: Int
  var isDone = false
}

private struct Section: Equatable {
  var title: String
  var items: [Item]
}

private enum Page: Equatable {
  case idle
  case loaded(Section)
}

private struct Wide: Equatable {
  var a = 0
  var b = 0
  var c = 0
  var d = 0
  var e = 0
  var f = 0
  var g = 0
  var h = 0
  var i = 0
  var j = 0
}

/// The words of two values hold what differs, wherever it lies.
@MainActor @Suite struct DifferingWordsTests {
  private func words<T>(_ old: T, _ change: (inout T) -> Void) -> [String] {
    var new = old
    change(&new)
    let words = Describer().describe(from: old, to: new)
    return [words.old, words.new]
  }

  @Test func anElementFarDownAListIsInTheWords() {
    #expect(
      words((0..<100).map { Item(id: $0) }) { $0[20].isDone = true } == [
        "[… 20 more, Item(id: 20, isDone: false), … 79 more]", "[… 20 more, Item(id: 20, isDone: true), … 79 more]",
      ])
  }

  @Test func anElementAmongTheFirstIsToldAmongThem() {
    #expect(
      words([Item(id: 1), Item(id: 2)]) { $0[1].isDone = true } == [
        "[Item(id: 1, isDone: false), Item(id: 2, isDone: false)]",
        "[Item(id: 1, isDone: false), Item(id: 2, isDone: true)]",
      ])
  }

  @Test func whatIsAppendedToALongListIsInTheWords() {
    #expect(words(Array(0..<30)) { $0.append(99) } == ["[… 30 more]", "[… 30 more, 99]"])
    #expect(words(Array(0..<30)) { $0.remove(at: 10) } == ["[… 10 more, 10, … 19 more]", "[… 29 more]"])
    #expect(words([Int]()) { $0 = Array(0..<3) } == ["[]", "[0, 1, 2]"])
  }

  @Test func whatLiesDeepIsToldWithItsValues() {
    let sections = [Section(title: "a", items: [Item(id: 1)])]
    #expect(
      words([sections]) { $0[0][0].items[0].isDone = true } == [
        "[[Section(title: \"a\", items: [Item(id: 1, isDone: false)])]]",
        "[[Section(title: \"a\", items: [Item(id: 1, isDone: true)])]]",
      ])
    #expect(
      words(Page.loaded(Section(title: "a", items: []))) { $0 = .loaded(Section(title: "b", items: [])) } == [
        "loaded(Section(title: \"a\", items: []))", "loaded(Section(title: \"b\", items: []))",
      ])
    #expect(words(Page.idle) { $0 = .loaded(Section(title: "b", items: [])) }.first == "idle")
  }

  @Test func aFieldBeyondTheFirstIsToldWhereItDiffers() {
    #expect(
      words(Wide()) { $0.j = 7 } == [
        "Wide(a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 0, h: 0, j: 0, … 1 more)",
        "Wide(a: 0, b: 0, c: 0, d: 0, e: 0, f: 0, g: 0, h: 0, j: 7, … 1 more)",
      ])
  }

  @Test func optionalsSetsAndDictionaries() {
    #expect(words(Optional(Item(id: 1))) { $0 = nil } == ["Item(id: 1, isDone: false)", "nil"])
    #expect(words(Set(0..<20)) { $0.insert(99) }.last?.contains("99") == true)
    #expect(words(["a": 1]) { $0["b"] = 2 } == ["[\"a\": 1]", "[\"a\": 1, \"b\": 2]"])
    let many = Dictionary(uniqueKeysWithValues: (10..<40).map { ("k\($0)", $0) })
    #expect(words(many) { $0["k39"] = 0 }.last?.contains("\"k39\": 0") == true)
  }

  @Test func aWriteOfStateIsRecordedWithWhatDiffers() throws {
    struct Root: View {
      @State var items = (0..<50).map { Item(id: $0) }
      var body: some View { Button("done \(items.count)") { items[40].isDone = true } }
    }
    let session = Session(Root())
    try session.perform("tap \"done 50\"")
    let write = try #require(session.lastUpdate?.writes.first)
    #expect(write.old == "[… 40 more, Item(id: 40, isDone: false), … 9 more]")
    #expect(write.new == "[… 40 more, Item(id: 40, isDone: true), … 9 more]")
  }
}

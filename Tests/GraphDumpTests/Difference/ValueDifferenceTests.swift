import Testing

@testable import GraphDump

@Suite struct ValueDifferenceTests {
  private func lines(_ old: String, _ new: String) -> [String] {
    ValueDifference(old, new).lines("items", limit: 24)
  }

  private func item(_ id: Int, _ title: String, _ isDone: Bool = false) -> String {
    "Item(id: \(id), title: \"\(title)\", isDone: \(isDone), note: \"a rather long note about it\")"
  }

  private func list(_ items: String...) -> String { "[\(items.joined(separator: ", "))]" }

  @Test func oneFieldOfOneElementIsNamedByItsPath() {
    let old = list(item(1, "Milk"), item(2, "Eggs"), item(3, "Bread"))
    let new = list(item(1, "Milk"), item(2, "Eggs", true), item(3, "Bread"))
    #expect(lines(old, new) == ["items[1].isDone: false → true"])
    #expect(ValueDifference(old, new).sentence("items", limit: 44) == "items[1].isDone changed from false to true")
  }

  @Test func whatWasAddedAndRemovedIsToldByItself() {
    let (one, two) = ("Item(id: 1, title: \"Milk\")", "Item(id: 2, title: \"Eggs\")")
    #expect(lines("[\(one)]", "[\(one), \(two)]") == ["items: + Item(id: 2, title: \"Eggs\")"])
    #expect(lines("[\(one), \(two)]", "[\(two)]") == ["items: − Item(id: 1, title: \"Milk\")"])
    #expect(lines("[]", "[1]") == ["items: + 1"])
    #expect(ValueDifference("[1, 2]", "[2]").sentence("items", limit: 44) == "items lost 1")
  }

  @Test func elementsWithIDsAreFoundWhereTheyMoved() {
    let old = list(item(1, "Milk"), item(2, "Eggs"), item(3, "Bread"))
    #expect(lines(old, list(item(3, "Bread"), item(1, "Milk"), item(2, "Eggs"))) == ["items: in another order"])
    #expect(
      lines(old, list(item(3, "Bread", true), item(1, "Milk"))).sorted() == [
        "items: in another order", "items: − Item(id: 2, title: \"Eggs\",…bout it\")", "items[0].isDone: false → true",
      ])
  }

  @Test func manyDifferencesAreCounted() {
    let old = list(item(1, "a"), item(2, "b"), item(3, "c"), item(4, "d"))
    let done = list(item(1, "a", true), item(2, "b", true), item(3, "c", true), item(4, "d", true))
    #expect(lines(old, done) == ["items[…].isDone: false → true (×4)"])
    #expect(
      lines("S(a: 1, b: 1, c: 1, d: 1, e: 1)", "S(a: 2, b: 2, c: 2, d: 2, e: 2)")
        == ["items.a: 1 → 2", "items.b: 1 → 2", "… 3 more differences"])
    #expect(lines("[1, 2, 3]", "[1, 2, 3, 4, 5, 6]") == ["items: + 3 elements"])
  }

  @Test func nestedValuesDictionariesAndPayloadsAreFollowed() {
    #expect(
      lines("[Section(id: 1, rows: [Row(id: 7, n: 1)])]", "[Section(id: 1, rows: [Row(id: 7, n: 2)])]")
        == ["items[0].rows[0].n: 1 → 2"])
    #expect(lines("[\"a\": 1, \"b\": 2]", "[\"a\": 1, \"b\": 3]") == ["items[\"b\"]: 2 → 3"])
    #expect(lines("[:]", "[\"b\": 3]") == ["items: + \"b\": 3"])
    #expect(lines("loaded(Page(n: 1, s: 2))", "loaded(Page(n: 1, s: 3))") == ["items.loaded.s: 2 → 3"])
    #expect(lines("idle", "loaded(3)") == ["items: idle → loaded(3)"])
    #expect(lines("Pair<Int, String>(a: 1, b: 2)", "Pair<Int, String>(a: 1, b: 4)") == ["items.b: 2 → 4"])
  }

  @Test func elementsThatWordsLeaveOutAreCountedIn() {
    #expect(
      lines("[… 20 more, Item(id: 20, n: 1), … 79 more]", "[… 20 more, Item(id: 20, n: 2), … 79 more]")
        == ["items[20].n: 1 → 2"])
    #expect(lines("[… 10 more]", "[… 10 more, 7]") == ["items: + 7"])
    #expect(lines("[1, 2, … 3 more]", "[1, 2, … 4 more]") == ["items: 5 → 6 elements"])
  }

  @Test func textThatIsNoValueFallsBackToItself() {
    #expect(lines("a) b", "a) c") == ["items: a) b → a) c"])
    #expect(lines("\"say \"hi\", you\"", "\"say \"ho\", you\"") == ["items: \"say \"hi\", you\" → \"say \"ho\", you\""])
    #expect(lines("((((", "[[[[") == ["items: (((( → [[[["])
  }

  @Test func longTextsKeepWhatDiffersInSight() {
    let (head, tail) = (String(repeating: "a", count: 60), String(repeating: "z", count: 60))
    let short = TextDifference.shortened("\(head)1\(tail)", "\(head)2\(tail)", to: 24)
    #expect(short.old.contains("1") && short.new.contains("2"))
    #expect(short.old.count <= 24 && short.new.count <= 24)
  }

  @Test func differentTextsNeverComeOutEqual() {
    let parts = ["", "a", "ab", String(repeating: "ab", count: 40), "\u{7}", "…", String(repeating: "x", count: 90)]
    let texts = parts.flatMap { a in parts.flatMap { b in parts.map { a + b + $0 } } }
    for old in texts {
      for new in texts where old != new {
        for limit in [8, 24] {
          let short = TextDifference.shortened(old, new, to: limit)
          #expect(short.old != short.new, "\(old) \(new)")
        }
      }
    }
  }

  @Test func aValueThatIsTakenApartIsTheSameText() {
    for text in ["[Item(id: 1, x: [2, 3]), … 4 more]", "(1, 2)", "Date(0)", "[:]", "x", ""] {
      #expect(ValueTree(text)?.text == text)
    }
  }
}

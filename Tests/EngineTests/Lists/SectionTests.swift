import Recording
import Testing

@testable import Engine

// Sections with rows of any number (H3).

private struct Shelf: Identifiable {
  let id: String
  var books: [Int]
}

private struct ShelfList: View {
  @State var shelves: [Shelf]
  var tell: (Binding<[Shelf]>) -> Void = { _ in }
  var body: some View {
    let _ = tell($shelves)
    List {
      ForEach(shelves) { shelf in
        Section {
          ForEach(shelf.books, id: \.self) { SizedRow(item: SizedItem(id: $0)) }
        } header: {
          ShelfHeader(name: shelf.id)
        }
      }
    }
  }
}

private struct ShelfHeader: View {
  let name: String
  var body: some View { Text(name) }
}

private func shelves(_ sizes: [Int]) -> [Shelf] {
  var next = 0
  return sizes.enumerated().map { index, size in
    defer { next += size }
    return Shelf(id: "Shelf \(index)", books: Array(next..<next + size))
  }
}

@MainActor @Test func aScreenfulOfRowsAndHeadersIsMade() {
  let session = Session(ShelfList(shelves: shelves([4, 0, 6, 500, 500])))
  // 20 rows meet the window, four of them headers; two more follow.
  #expect(session.runs(of: "ShelfHeader") == 4)
  #expect(session.runs(of: "SizedRow") == 18)
  #expect(session.findings == [])
  #expect(session.frames(of: "Shelf 2").map(\.midY) == [6 * 44 + 22])
}

@MainActor @Test func aRowAddedToASectionMovesTheOthersDown() {
  var found: Binding<[Shelf]>?
  let session = Session(ShelfList(shelves: shelves([4, 500]), tell: { found = $0 }))
  session.update { found?.wrappedValue[0].books.insert(7_000, at: 0) }
  #expect(session.runs(of: "SizedRow") == 1)
  #expect(session.runs(of: "ShelfHeader") == 0)
  #expect(session.frames(of: "Row 7000").map(\.midY) == [44 + 22])
  #expect(session.frames(of: "Row 0").map(\.midY) == [88 + 22])
}

@MainActor @Test func sectionsOfFixedRowsAreMadeAsTheyComeIntoView() {
  struct Screen: View {
    var body: some View {
      List {
        ForEach(0..<300) { number in
          Section {
            SizedRow(item: SizedItem(id: number * 2))
            SizedRow(item: SizedItem(id: number * 2 + 1))
          } header: {
            ShelfHeader(name: "Shelf \(number)")
          }
        }
      }
    }
  }
  let session = Session(Screen())
  // Three rows a section: 20 rows meet the window, and of two more the second begins the eighth section.
  #expect(session.runs(of: "ShelfHeader") == 8)
  #expect(session.runs(of: "SizedRow") == 16)
}

@MainActor @Test func aHeaderIsFoundByItsIDThoughItWasNotMade() throws {
  struct Screen: View {
    var body: some View {
      List {
        ForEach(0..<50) { section in
          Section {
            ForEach(0..<20) { SizedRow(item: SizedItem(id: section * 20 + $0)) }
          } header: {
            ShelfHeader(name: "Shelf \(section)").id("header \(section)")
          }
        }
      }
    }
  }
  let session = Session(Screen())
  try session.perform("scroll to \"header 40\"")
  #expect(session.frames(of: "Shelf 40").map(\.midY) == [22])
  // 19 rows below the header, and two more at each end, of which one is the next header.
  #expect(session.runs(of: "ShelfHeader") == 2)
  #expect(session.runs(of: "SizedRow") == 22)
}

@MainActor @Test func aNestedForEachWithoutASectionIsCountedRowByRow() {
  struct Screen: View {
    var body: some View {
      List(0..<50) { group in ForEach(0..<20) { SizedRow(item: SizedItem(id: group * 20 + $0)) } }
    }
  }
  let session = Session(Screen())
  #expect(session.findings == ["non-constant-row-count"])
  #expect(session.runs(of: "SizedRow") == 22)
}

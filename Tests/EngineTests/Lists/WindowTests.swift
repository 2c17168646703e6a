import Foundation
import Recording
import Testing

@testable import Engine

// Which rows are made (H1, H5a).

struct SizedItem: Identifiable, Hashable {
  let id: Int
  var height: CGFloat = 44
}

struct SizedRow: View {
  let item: SizedItem
  var body: some View { Text("Row \(item.id)").frame(height: item.height) }
}

struct SizedList: View {
  @State var items: [SizedItem]
  var tell: (Binding<[SizedItem]>) -> Void = { _ in }
  var body: some View {
    let _ = tell($items)
    List { ForEach(items) { SizedRow(item: $0) } }
  }
}

/// The numbers of the rows on the screen.
@MainActor func shownRows(_ session: Session, _ count: Int = 1_000) -> [Int] {
  (0..<count).filter { !session.frames(of: "Row \($0)").isEmpty }
}

@MainActor @Test func aListMakesTheRowsInItsWindowAndTwoMoreAtEachEnd() throws {
  let session = Session(SizedList(items: (0..<1_000).map { SizedItem(id: $0) }))
  // 844 points hold 19 rows of 44 and a part of the twentieth.
  #expect(shownRows(session) == Array(0..<22))
  #expect(session.runs(of: "SizedRow") == 22)
  try session.perform("scroll by 4400")
  #expect(shownRows(session) == Array(98..<122))
  #expect(session.runs(of: "SizedRow") == 24)
}

@MainActor @Test func aListOfFewRowsMakesThemAll() {
  let session = Session(SizedList(items: (0..<5).map { SizedItem(id: $0) }))
  #expect(session.runs(of: "SizedRow") == 5)
}

@MainActor @Test func higherRowsAreFewerAndNoneIsMadeInVain() {
  let session = Session(SizedList(items: (0..<1_000).map { SizedItem(id: $0, height: $0 == 0 ? 44 : 400) }))
  // 44, 444, 844: three rows meet the window.
  #expect(session.runs(of: "SizedRow") == 3 + 2)
}

@MainActor @Test func whatIsNotShownCostsNothingButItsID() {
  func cost(_ count: Int) -> [Int] {
    let session = Session(SizedList(items: (0..<count).map { SizedItem(id: $0) }))
    return [session.evaluationCount, session.sizingCount, session.nodeCount, session.attributeCount]
  }
  #expect(cost(1_000) == cost(10_000))
}

@MainActor @Test func aLazyStackMakesWhatItsScrollViewShows() throws {
  struct Screen: View {
    var body: some View {
      ScrollView {
        Text("Title").frame(height: 100)
        LazyVStack(spacing: 0) { ForEach(0..<1_000) { SizedRow(item: SizedItem(id: $0, height: 50)) } }
      }
    }
  }
  let session = Session(Screen())
  // 844 − 100 − 8 = 736 points: 14 rows and a part of the fifteenth.
  #expect(shownRows(session) == Array(0..<17))
  try session.perform("scroll by 1108")
  // The visible range begins at 1,000 in the stack: row 20 to a part of row 36.
  #expect(shownRows(session) == Array(18..<39))
  #expect(session.frames(of: "LazyVStack").map(\.height) == [50_000])
}

@MainActor @Test func aLazyRowOfColumnsGoesSideways() throws {
  struct Screen: View {
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<1_000) { Text("Row \($0)").frame(width: 90) } }
      }
    }
  }
  let session = Session(Screen())
  // 390 points: columns begin at 0, 100, 200, 300.
  #expect(shownRows(session) == Array(0..<6))
  try session.perform("scroll by 1000")
  #expect(shownRows(session) == Array(8..<16))
}

@MainActor @Test func aLazyGridMakesWholeLines() throws {
  struct Screen: View {
    var body: some View {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<900) { Text("Row \($0)").frame(height: 100) }
        }
      }
    }
  }
  let session = Session(Screen())
  // Nine lines of three meet 844 points; two cells follow.
  #expect(shownRows(session) == Array(0..<29))
  try session.perform("scroll by 10000")
  #expect(shownRows(session) == Array(298..<329))
  #expect(session.frames(of: "LazyVGrid").map(\.height) == [30_000])
}

@MainActor @Test func modifiersAroundAForEachKeepItLazy() {
  struct Screen: View {
    var body: some View {
      List {
        ForEach(0..<1_000) { SizedRow(item: SizedItem(id: $0)) }
          .onDelete { _ in }.padding(8).background(Color.red)
      }
    }
  }
  let session = Session(Screen())
  // Rows of 60 points: 14 and a part of the fifteenth, and two more.
  #expect(session.runs(of: "SizedRow") == 17)
  #expect(shownRows(session) == Array(0..<17))
}

@MainActor @Test func severalForEachsShareAWindow() {
  struct Screen: View {
    var body: some View {
      List {
        ForEach(0..<10) { SizedRow(item: SizedItem(id: $0)) }
        Text("between")
        ForEach(100..<1_000) { SizedRow(item: SizedItem(id: $0)) }
      }
    }
  }
  #expect(shownRows(Session(Screen())) == Array(0..<10) + Array(100..<111))
}

@MainActor @Test func rowsOfSeveralViewsAreCountedByTheirType() {
  struct Pair: View {
    let number: Int
    var body: some View {
      Text("Row \(number)")
      Text("more")
    }
  }
  struct Screen: View { var body: some View { List(0..<1_000) { Pair(number: $0) } } }
  let session = Session(Screen())
  // 20 views of 10 elements meet the window, and two more follow, which are of one element.
  #expect(session.runs(of: "Pair") == 11)
}

@MainActor @Test func rowsOfAnUnknownCountAreAllMadeAndTheReasonIsRecorded() {
  struct MaybeRow: View {
    let number: Int
    var body: some View { if number < 2_000 { Text("Row \(number)") } }
  }
  struct Screen: View { var body: some View { List(0..<1_000) { MaybeRow(number: $0) } } }
  let session = Session(Screen())
  #expect(session.runs(of: "MaybeRow") == 1_000)
  let found = session.lastUpdate?.diagnostics.filter { $0.rule == "non-constant-row-count" } ?? []
  #expect(
    found.map(\.evidence) == [
      "all 1000 rows were made to count them, because each may hold any number of views: an if without else"
    ])
  let list = session.frame.nodesInOrder.first { $0.type == "ForEach" }
  #expect(list?.name == "1000 rows, all made: an if without else")
  #expect(found.first?.node == list?.id)
}

@MainActor @Test func theSameRowsInAStackThatIsNotLazyAreNotReported() {
  struct Screen: View {
    var body: some View { VStack { ForEach(0..<3) { if $0 > 0 { Text("Row \($0)") } } } }
  }
  #expect(Session(Screen()).findings == [])
  #expect(Session(SizedList(items: [SizedItem(id: 1)])).findings == [])
}

@MainActor @Test func aLargerWindowMakesMoreRows() throws {
  let session = Session(SizedList(items: (0..<1_000).map { SizedItem(id: $0) }))
  try session.perform("resize 390 1000")
  #expect(shownRows(session) == Array(0..<25))
  #expect(session.runs(of: "SizedRow") == 3)
}

@MainActor @Test func aScreenThatIsPushedOverAListMakesNoRowsOfIt() throws {
  struct Screen: View {
    @State private var isPushed = false
    var body: some View {
      NavigationStack {
        ScrollView {
          Button("Push") { isPushed = true }
          LazyVStack(spacing: 0) { ForEach(0..<1_000) { SizedRow(item: SizedItem(id: $0)) } }
        }
        .navigationDestination(isPresented: $isPushed) { Text("Pushed") }
      }
    }
  }
  let session = Session(Screen())
  #expect((1...22).contains(session.runs(of: "SizedRow")))
  try session.tap("Push")
  #expect(session.runs(of: "SizedRow") == 0)
}

@MainActor @Test func aLazyRowInALazyColumnMakesWhatBothShow() throws {
  struct Shelf: View {
    let number: Int
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100) { Text("Row \(number * 100 + $0)").frame(width: 100, height: 100) }
        }
      }
      .frame(height: 100)
    }
  }
  struct Screen: View {
    var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Shelf(number: $0) } } } }
  }
  let session = Session(Screen())
  // Nine shelves meet 844 points, and four cells of each 390; the two shelves beyond show nothing yet.
  #expect(session.runs(of: "Shelf") == 11)
  #expect(shownRows(session, 10_000) == (0..<9).flatMap { shelf in (0..<6).map { shelf * 100 + $0 } })
  try session.perform("scroll by 300")
  #expect(shownRows(session, 10_000).contains(1_105))
}

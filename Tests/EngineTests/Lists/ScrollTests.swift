import Recording
import Testing

@testable import Engine

// Scrolling, by steps and by programs (H6).

@MainActor @Test func scrollToShowsARowAtTheTopByItsID() throws {
  let session = Session(SizedList(items: (0..<1_000).map { SizedItem(id: $0) }))
  try session.perform("scroll to 500")
  #expect(session.frames(of: "Row 500").map(\.midY) == [22])
  #expect(shownRows(session) == Array(498..<522))
  #expect(session.runs(of: "SizedRow") == 24)
}

@MainActor @Test func theLastRowsStandAtTheBottom() throws {
  let session = Session(SizedList(items: (0..<1_000).map { SizedItem(id: $0) }))
  try session.perform("scroll to 999")
  #expect(session.frames(of: "Row 999").map(\.midY) == [844 - 22])
  try session.perform("scroll by 1000")
  #expect(session.frames(of: "Row 999").map(\.midY) == [844 - 22])
}

@MainActor @Test func rowsOfUnequalHeightsComeToStandWhereTheyAreScrolledTo() throws {
  let session = Session(SizedList(items: (0..<1_000).map { SizedItem(id: $0, height: $0 % 3 == 0 ? 44 : 90) }))
  try session.perform("scroll to 500")
  #expect(session.frames(of: "Row 500").map(\.midY) == [45])
}

@MainActor @Test func anIDThatNothingHasIsAnErrorThatListsSome() {
  let session = Session(SizedList(items: [SizedItem(id: 7), SizedItem(id: 8)]))
  #expect {
    try session.perform("scroll to 9")
  } throws: { error in
    "\(error)" == "step “scroll to 9”: nothing here has the id “9”; there are “7”, “8”"
  }
}

@MainActor @Test func whatHasNoMoreContentThanRoomDoesNotScroll() {
  let session = Session(SizedList(items: [SizedItem(id: 7)]))
  #expect(throws: SessionError.self) { try session.perform("scroll by 10") }
}

private struct ReaderScreen: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("To 300") { proxy.scrollTo(300) }.frame(height: 22)
        Button("Centre 300") { proxy.scrollTo(300, anchor: .center) }.frame(height: 22)
        ScrollView {
          Text("Start").id("start").frame(height: 52)
          LazyVStack(spacing: 0) { ForEach(0..<1_000) { Text("Row \($0)").frame(height: 50) } }
        }
      }
    }
  }
}

@MainActor @Test func aProxyScrollsAsLittleAsNeededOrToAnAnchor() throws {
  let session = Session(ReaderScreen())
  try session.tap("To 300")
  #expect(session.frames(of: "Row 300").map(\.midY) == [844 - 25])
  try session.tap("Centre 300")
  #expect(session.frames(of: "Row 300").map(\.midY) == [444])
  try session.tap("To 300")
  #expect(session.frames(of: "Row 300").map(\.midY) == [444])
  try session.perform("scroll to start")
  #expect(session.frames(of: "Start").map(\.minY) == [44])
}

@MainActor @Test func anExplicitIDOnARowIsFoundThoughTheRowWasNotMade() throws {
  struct Screen: View {
    var body: some View { List(0..<1_000) { number in SizedRow(item: SizedItem(id: number)).id("row \(number)") } }
  }
  let session = Session(Screen())
  try session.perform("scroll to \"row 500\"")
  #expect(session.runs(of: "SizedRow") == 24)
  #expect(session.frames(of: "Row 500").map(\.midY) == [22])
}

@MainActor @Test func aProgramCanScrollAsItAppears() {
  struct Screen: View {
    var body: some View {
      ScrollViewReader { proxy in
        List(0..<1_000) { SizedRow(item: SizedItem(id: $0)) }.onAppear { proxy.scrollTo(700, anchor: .top) }
      }
    }
  }
  let session = Session(Screen())
  #expect(session.frames(of: "Row 700").map(\.midY) == [22])
}

import Testing

@testable import Engine

private func bar(_ color: Color = .green, _ height: CGFloat = 20) -> some View { color.frame(height: height) }

private struct Rows: View {
  var count = 10
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        Color.clear.frame(height: 30).overlay { Text("row \(row)").fixedSize() }.id(row)
      }
    }
  }
}

@MainActor @Test func iAScrollViewKeepsItsFrameUnderAnInsetAndMovesItsContentIn() throws {
  let screen = Arranged(100, 100) {
    ScrollView { Color.red.frame(height: 300) }.safeAreaInset(edge: .top, spacing: 5) { bar() }
      .safeAreaInset(edge: .bottom) { bar(.blue, 10) }
  }
  #expect(screen["ScrollView"] == ["0 0 100 100"])
  #expect(screen["green"] == ["0 0 100 20"])
  #expect(screen["blue"] == ["0 90 100 10"])
  #expect(screen["red"] == ["0 25 100 300"])
  // 25 + 300 + 10 of which 100 are seen.
  try screen.session.perform("scroll by 1000")
  #expect(screen["red"] == ["0 -210 100 300"])
}

@MainActor @Test func iInsetsAtOneEdgeStandOneWithinTheOther() {
  let screen = Arranged(100, 100) {
    ScrollView { Color.red.frame(height: 300) }.safeAreaInset(edge: .bottom) { bar() }
      .safeAreaInset(edge: .bottom) { bar(.blue, 10) }
  }
  #expect(screen["blue"] == ["0 90 100 10"])
  #expect(screen["green"] == ["0 70 100 20"])
}

@MainActor @Test func iAnyOtherViewIsLaidOutWithinAnInset() {
  let screen = Arranged(100, 100) {
    VStack { ScrollView { Color.red.frame(height: 300) } }.safeAreaInset(edge: .bottom) { bar() }
  }
  #expect(screen["ScrollView"] == ["0 0 100 80"])
  #expect(screen["red"] == ["0 0 100 300"])
}

@MainActor @Test func iRowsOfAListBeginWithinAnInset() throws {
  let session = Session(
    List(0..<10, id: \.self) { Text("row \($0)") }.listStyle(.plain).safeAreaInset(edge: .top) { bar() },
    size: CGSize(width: 100, height: 120))
  #expect(session.frames(of: "List").map(Arranged.words) == ["0 0 100 120"])
  #expect(session.frames(of: "row 0").map(\.midY) == [42])
  // Of 20 + 440 points 120 are seen.
  try session.perform("scroll by 1000")
  #expect(session.frames(of: "row 9").map(\.midY) == [98])
}

@MainActor @Test func h5aRowsUnderAnInsetAreSeen() {
  let session = Session(
    List(0..<100, id: \.self) { Text("row \($0)") }.safeAreaInset(edge: .top) { bar(.green, 44) },
    size: CGSize(width: 100, height: 132))
  // Two rows meet the rest of the frame, and two more are there.
  #expect(session.texts.filter { $0.hasPrefix("row") } == ["row 0", "row 1", "row 2", "row 3"])
}

@MainActor @Test func iAnInsetThatGrowsMovesTheContentAndNotTheFrame() throws {
  struct Screen: View {
    @State private var height: CGFloat = 20
    var body: some View {
      ScrollView { Color.red.frame(height: 300) }
        .safeAreaInset(edge: .top) { Button("Grow") { height += 30 }.frame(height: height) }
    }
  }
  let screen = Arranged(100, 100) { Screen() }
  #expect(screen["red"] == ["0 20 100 300"])
  try screen.session.perform("tap \"Grow\"")
  #expect(screen["ScrollView"] == ["0 0 100 100"])
  #expect(screen["red"] == ["0 50 100 300"])
}

@MainActor @Test func iPaddingOfTheSafeAreaMovesInWhatScrollsAndPadsOthers() {
  let scrolled = Arranged(100, 100) {
    ScrollView(.horizontal) { Color.red.frame(width: 300, height: 40) }.safeAreaPadding(.horizontal, 12)
  }
  #expect(scrolled["ScrollView"] == ["0 30 100 40"])
  #expect(scrolled["red"] == ["12 30 300 40"])
  let other = Arranged(100, 100) { Color.red.safeAreaPadding(10) }
  #expect(other["red"] == ["10 10 80 80"])
}

@MainActor @Test func iContentMarginsAreWithinTheFrameOfWhatScrolls() throws {
  let screen = Arranged(100, 100) {
    ScrollView { Color.red.frame(height: 300) }.contentMargins(.vertical, 10).contentMargins(.horizontal, 5)
  }
  #expect(screen["ScrollView"] == ["0 0 100 100"])
  #expect(screen["red"] == ["5 10 90 300"])
  try screen.session.perform("scroll by 1000")
  #expect(screen["red"] == ["5 -210 90 300"])
  let bars = Arranged(100, 100) {
    ScrollView { Color.red.frame(height: 300) }.contentMargins(.top, 10, for: .scrollIndicators)
  }
  #expect(bars["red"] == ["0 0 100 300"])
}

@MainActor @Test func iMarginsThatChangeMoveTheContent() throws {
  struct Screen: View {
    @State private var margin: CGFloat = 4
    var body: some View {
      VStack(spacing: 0) {
        Button("Widen") { margin = 10 }.frame(height: 20)
        ScrollView { Color.red.frame(height: 300) }.contentMargins(margin, for: .scrollContent)
      }
    }
  }
  let screen = Arranged(100, 100) { Screen() }
  #expect(screen["red"] == ["4 24 92 300"])
  try screen.session.perform("tap \"Widen\"")
  #expect(screen["red"] == ["10 30 80 300"])
}

@MainActor @Test func iWhatIgnoresTheSafeAreaReachesUnderAnInset() {
  let screen = Arranged(100, 100) {
    Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { bar() }
  }
  #expect(screen["red"] == ["0 0 100 100"])
  #expect(screen["green"] == ["0 80 100 20"])
  let top = Arranged(100, 100) {
    Color.red.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom) { bar() }
  }
  #expect(top["red"] == ["0 0 100 80"])
  let keyboard = Arranged(100, 100) {
    Color.red.ignoresSafeArea(.keyboard).safeAreaInset(edge: .bottom) { bar() }
  }
  #expect(keyboard["red"] == ["0 0 100 80"])
}

@MainActor @Test func iAScrollViewThatIgnoresTheSafeAreaDoesNotMoveItsContentIn() {
  let screen = Arranged(100, 100) {
    ScrollView { Color.red.frame(height: 300) }.ignoresSafeArea(edges: .top)
      .safeAreaInset(edge: .top) { bar() }
      .safeAreaInset(edge: .leading) { Color.blue.frame(width: 10) }
  }
  #expect(screen["ScrollView"] == ["0 0 100 100"])
  #expect(screen["red"] == ["10 0 90 300"])
}

@MainActor @Test func h6AViewIsScrolledToWithinTheInsets() throws {
  struct Screen: View {
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { Rows() }
          .safeAreaInset(edge: .top) { Button("Go") { proxy.scrollTo(5, anchor: .top) }.frame(height: 20) }
          .safeAreaInset(edge: .bottom) { Button("End") { proxy.scrollTo(9) }.frame(height: 10) }
      }
    }
  }
  let session = Session(Screen(), size: CGSize(width: 100, height: 100))
  try session.perform("tap \"Go\"")
  #expect(session.frames(of: "row 5").map(\.midY) == [35])
  try session.perform("tap \"End\"")
  #expect(session.frames(of: "row 9").map(\.midY) == [75])
}

@MainActor @Test func iAFrameRelativeToAScrollViewIsReckonedWithinItsInsets() {
  let screen = Arranged(100, 100) {
    ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
      .safeAreaInset(edge: .bottom) { bar() }
      .contentMargins(.horizontal, 15)
  }
  #expect(screen["red"] == ["15 0 70 80"])
}

@MainActor @Test func iAScrollViewAsLongAsItsContentCountsItsInsets() {
  let screen = Arranged(100, 200) {
    VStack(spacing: 0) {
      ScrollView { Color.red.frame(height: 30) }.safeAreaInset(edge: .bottom) { bar() }
        .fixedSize(horizontal: false, vertical: true)
      Color.blue.frame(height: 10)
    }
  }
  #expect(screen["ScrollView"] == ["0 70 100 50"])
  #expect(screen["red"] == ["0 70 100 30"])
}

@MainActor @Test func aScrolledViewKnowsItsInsets() throws {
  struct Screen: View {
    let log: Log
    var body: some View {
      ScrollView { Color.red.frame(height: 300) }
        .safeAreaInset(edge: .top) { bar() }
        .onScrollGeometryChange(
          for: ScrollGeometry.self, of: { $0 },
          action: { old, new in
            log("\(old.contentOffset.y) \(new.contentOffset.y) \(new.contentSize.height) \(new.contentInsets.top)")
          })
    }
  }
  let log = Log()
  let session = Session(Screen(log: log), size: CGSize(width: 100, height: 100))
  try session.perform("scroll by 30")
  #expect(log.lines == ["-20.0 10.0 300.0 20.0"])
}

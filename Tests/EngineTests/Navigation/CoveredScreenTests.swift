import Testing

@testable import Engine

// What is covered keeps its state and its place in the graph, and has disappeared (C4, G2).

private struct Page: View {
  let name: String
  let log: Log
  @State private var count = 0
  var body: some View {
    let _ = log("body \(name)")
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log("appear \(name)") }
      .onDisappear { log("disappear \(name)") }
  }
}

@MainActor @Test func c4AScreenThatAnotherOneCoversDisappearsAndAppearsAgain() throws {
  struct Screen: View {
    let log: Log
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Page(name: "root", log: log)
          NavigationLink("Push", value: 1)
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Page(name: "screen \(number)", log: log)
            NavigationLink("Push", value: number + 1)
            Button("Home") { path = [] }
          }
        }
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  #expect(log.take() == ["body root", "appear root"])
  try session.tap("root 0")
  _ = log.take()
  try session.tap("Push")
  #expect(log.take() == ["body screen 1", "appear screen 1", "disappear root"])
  try session.tap("Push")
  #expect(log.take() == ["body screen 2", "appear screen 2", "disappear screen 1"])
  try session.tap("Home")
  #expect(log.take() == ["appear root", "disappear screen 2"])
  #expect(session.texts.contains("root 1"))
}

@MainActor @Test func c4AScreenThatALinkPushedCoversTheOneOfTheLink() throws {
  struct Screen: View {
    let log: Log
    var body: some View {
      NavigationStack {
        VStack {
          Page(name: "root", log: log)
          NavigationLink("Push") { Page(name: "detail", log: log) }
        }
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  _ = log.take()
  try session.tap("Push")
  #expect(log.take() == ["body detail", "appear detail", "disappear root"])
  try session.tap("Back")
  #expect(log.take() == ["appear root", "disappear detail"])
}

@MainActor @Test func c4ARootBelowAPathHasNotAppeared() throws {
  struct Screen: View {
    let log: Log
    @State private var path = [1, 2]
    var body: some View {
      NavigationStack(path: $path) {
        Page(name: "root", log: log).navigationDestination(for: Int.self) { Page(name: "screen \($0)", log: log) }
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  #expect(log.take().filter { !$0.hasPrefix("body") } == ["appear screen 2"])
  try session.tap("Back")
  #expect(log.take() == ["appear screen 1", "disappear screen 2"])
  try session.tap("Back")
  #expect(log.take() == ["appear root", "disappear screen 1"])
}

@MainActor @Test func c4ACoveredScreenIsEvaluatedAndWhatBeginsInItAppearsLater() throws {
  struct Root: View {
    let log: Log
    @Binding var isLong: Bool
    var body: some View {
      let _ = log("body Root")
      VStack {
        NavigationLink("Push") { Toggle("Long", isOn: $isLong) }
        if isLong { Page(name: "more", log: log) } else { Page(name: "less", log: log) }
      }
      .onChange(of: isLong) { log("changed") }
    }
  }
  struct Screen: View {
    let log: Log
    @State private var isLong = false
    var body: some View { NavigationStack { Root(log: log, isLong: $isLong) } }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  #expect(log.take() == ["body Root", "body less", "appear less"])
  try session.tap("Push")
  #expect(log.take() == ["disappear less"])
  try session.perform("toggle \"Long\"")
  #expect(log.take() == ["body Root", "body more", "changed"])
  try session.tap("Back")
  #expect(log.take() == ["appear more"])
}

@MainActor @Test func c4ADestinationOfABindingCoversItsStackOnly() throws {
  struct Screen: View {
    let log: Log
    @State private var isPushed = false
    var body: some View {
      VStack {
        Page(name: "outside", log: log)
        NavigationStack {
          VStack {
            Page(name: "root", log: log)
            Button("Push") { isPushed = true }
          }
          .navigationDestination(isPresented: $isPushed) {
            VStack {
              Page(name: "detail", log: log)
              Button("Pop") { isPushed = false }
            }
          }
        }
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  _ = log.take()
  try session.tap("Push")
  #expect(log.take() == ["body detail", "appear detail", "disappear root"])
  try session.tap("Pop")
  #expect(log.take() == ["appear root", "disappear detail"])
}

@MainActor private struct Presenting: View {
  let log: Log
  let isSheet: Bool
  @State private var isShown = false
  var body: some View {
    VStack {
      Page(name: "first", log: log)
      if isSheet {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { content }
      } else {
        Button("Show") { isShown = true }.fullScreenCover(isPresented: $isShown) { content }
      }
    }
  }

  private var content: some View {
    VStack {
      Page(name: "shown", log: log)
      Button("Hide") { isShown = false }
    }
  }
}

@MainActor @Test func aDestinationOfABindingGoesBack() throws {
  struct Screen: View {
    @State private var number: Int?
    var body: some View {
      NavigationStack {
        Button("Go") { number = 3 }
          .navigationDestination(item: $number) { Text("number \($0)") }
        Text(number.map { "at \($0)" } ?? "nowhere")
      }
    }
  }
  let session = Session(Screen())
  try session.tap("Go")
  #expect(session.texts.contains("number 3"))
  #expect(try session.tap("Back") == ["Screen: _number changed."])
  #expect(!session.texts.contains("number 3"))
  #expect(session.texts.contains("nowhere"))
}

@MainActor @Test func c4ASheetLeavesWhatPresentsItOnTheScreen() throws {
  let log = Log()
  let session = Session(Presenting(log: log, isSheet: true))
  _ = log.take()
  try session.tap("Show")
  #expect(log.take() == ["body shown", "appear shown"])
  try session.tap("Hide")
  #expect(log.take() == ["disappear shown"])
}

@MainActor @Test func c4AFullScreenCoverPutsAllOfTheWindowOutOfSight() throws {
  let log = Log()
  let session = Session(Presenting(log: log, isSheet: false))
  _ = log.take()
  try session.tap("Show")
  #expect(log.take() == ["body shown", "appear shown", "disappear first"])
  try session.tap("Hide")
  #expect(log.take() == ["appear first", "disappear shown"])
}

@MainActor @Test func c4ACoverInASheetCoversTheSheetOnly() throws {
  struct Screen: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
      Page(name: "below", log: log).sheet(isPresented: $isShown) { Presenting(log: log, isSheet: false) }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  #expect(log.take().filter { $0.hasPrefix("appear") } == ["appear below", "appear first"])
  try session.tap("Show")
  #expect(log.take() == ["body shown", "appear shown", "disappear first"])
}

@MainActor @Test func c4WhatACoveredViewPresentsIsSeen() throws {
  struct Screen: View {
    let log: Log
    @State private var isShown = false
    var body: some View {
      NavigationStack {
        NavigationLink("Push") { Button("Show") { isShown = true } }
          .sheet(isPresented: $isShown) { Page(name: "sheet", log: log) }
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  try session.tap("Push")
  try session.tap("Show")
  #expect(log.take() == ["body sheet", "appear sheet"])
}

@MainActor @Test func c4AStackInACoveredScreenKeepsWhatItCoversItself() throws {
  struct Inner: View {
    let log: Log
    var body: some View {
      NavigationStack {
        VStack {
          Page(name: "inner root", log: log)
          NavigationLink("Deeper") { Page(name: "inner detail", log: log) }
        }
      }
    }
  }
  struct Screen: View {
    let log: Log
    @State private var choice = 0
    var body: some View {
      TabView(selection: $choice) {
        Inner(log: log).tabItem { Text("One") }.tag(0)
        Page(name: "other", log: log).tabItem { Text("Two") }.tag(1)
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  try session.tap("Deeper")
  _ = log.take()
  try session.tap("Two")
  #expect(log.take() == ["body other", "appear other", "disappear inner detail"])
  try session.tap("One")
  #expect(log.take() == ["appear inner detail", "disappear other"])
}

@MainActor @Test func c4RowsOfACoveredListAppearWithIt() throws {
  struct Screen: View {
    let log: Log
    @State private var rows = Array(0..<100)
    var body: some View {
      NavigationStack {
        List(rows, id: \.self) { row in
          Text("Row \(row)").onAppear { log("appear \(row)") }.onDisappear { log("disappear \(row)") }
        }
        .toolbar { NavigationLink("Push") { Button("Cut") { rows = [0, 98] } } }
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log), size: CGSize(width: 390, height: 88))
  // Two rows, one that is met by the edge, and two more.
  let seen = log.take()
  #expect(seen == (0..<seen.count).map { "appear \($0)" })
  try session.tap("Push")
  #expect(log.take() == (0..<seen.count).map { "disappear \($0)" })
  try session.tap("Cut")
  #expect(log.take() == [])
  try session.tap("Back")
  #expect(log.take() == ["appear 0", "appear 98"])
}

@MainActor @Test func c4APageThatIsNotShownHasNotAppeared() throws {
  struct Screen: View {
    let log: Log
    @State private var page = 0
    var body: some View {
      VStack {
        Button("Next") { page += 1 }
        TabView(selection: $page) {
          Page(name: "a", log: log).tag(0)
          Page(name: "b", log: log).tag(1)
        }
        .tabViewStyle(.page)
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  #expect(log.take().filter { !$0.hasPrefix("body") } == ["appear a"])
  try session.tap("Next")
  #expect(log.take() == ["appear b", "disappear a"])
}

@MainActor @Test func c4ACoverOfAPageThatIsLeftCoversNothing() throws {
  struct Screen: View {
    let log: Log
    @State private var page = 0
    @State private var isCovered = false
    var body: some View {
      TabView(selection: $page) {
        Page(name: "a", log: log)
          .fullScreenCover(isPresented: $isCovered) { Button("Leave") { page = 1 } }
          .tabItem { Text("First") }.tag(0)
        Button("Return") { page = 0 }
          .onAppear { log("appear b") }.onDisappear { log("disappear b") }
          .tabItem { Text("Second") }.tag(1)
      }
      .toolbar { Button("Cover") { isCovered = true } }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  #expect(log.take().filter { !$0.hasPrefix("body") } == ["appear a"])
  try session.tap("Cover")
  #expect(log.take().filter { !$0.hasPrefix("body") } == ["disappear a"])
  try session.tap("Leave")
  #expect(log.take().filter { !$0.hasPrefix("body") } == ["appear b"])
  try session.tap("Return")
  #expect(log.take().filter { !$0.hasPrefix("body") } == ["disappear b"])
}

@MainActor @Test func g2TasksOfACoveredScreenAreCancelledAndStartAgain() async throws {
  struct Root: View {
    let log: Log
    @State private var id = 0
    var body: some View {
      VStack {
        NavigationLink("Push") { Button("Change") { id += 1 } }
        Text("a").task(id: id) {
          log("start \(id)")
          while !Task.isCancelled { await Task.yield() }
          log("cancelled")
        }
      }
    }
  }
  struct Screen: View {
    let log: Log
    var body: some View { NavigationStack { Root(log: log) } }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  while log.lines.count < 1 { await Task.yield() }
  try session.tap("Push")
  while log.lines.count < 2 { await Task.yield() }
  // Another id starts no task while nobody sees the view.
  try session.tap("Change")
  for _ in 0..<20 { await Task.yield() }
  #expect(log.lines == ["start 0", "cancelled"])
  try session.tap("Back")
  while log.lines.count < 3 { await Task.yield() }
  #expect(log.lines == ["start 0", "cancelled", "start 1"])
}

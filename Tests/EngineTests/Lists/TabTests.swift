import Engine
import Testing

@MainActor private enum TabLog { static var lines: [String] = [] }

private struct Page: View {
  let name: String
  @State private var count = 0
  var body: some View {
    let _ = TabLog.lines.append("body \(name)")
    Button("\(name) \(count)") { count += 1 }
      .onAppear { TabLog.lines.append("appear \(name)") }
      .onDisappear { TabLog.lines.append("disappear \(name)") }
  }
}

private struct Tabs: View {
  @State private var choice = "b"
  var body: some View {
    TabView(selection: $choice) {
      Page(name: "A").tabItem { Text("First") }.tag("a")
      Page(name: "B").tag("b").tabItem { Text("Second") }
      Page(name: "C").tabItem { Text("Third") }.tag("c")
    }
  }
}

private struct PlainTabs: View {
  var body: some View {
    TabView {
      Page(name: "A").tabItem { Text("First") }
      Page(name: "B").tabItem { Text("Second") }
    }
  }
}

@Suite(.serialized) @MainActor struct TabTests {
  @Test func theTabThatIsShownIsMadeAndNoOther() throws {
    TabLog.lines = []
    let session = Session(Tabs())
    #expect(TabLog.lines == ["body B", "appear B"])
    TabLog.lines = []
    try session.perform("tap \"First\"")
    #expect(TabLog.lines == ["body A", "appear A", "disappear B"])
  }

  @Test func aTabThatComesBackHasItsStateAndAppearsAgain() throws {
    let session = Session(PlainTabs())
    try session.perform("tap \"A 0\"")
    try session.perform("tap \"Second\"")
    TabLog.lines = []
    try session.perform("tap \"First\"")
    #expect(TabLog.lines == ["appear A", "disappear B"])
    #expect(session.texts.contains("A 1"))
    try session.perform("tap \"A 1\"")
    #expect(session.texts.contains("A 2"))
  }
}

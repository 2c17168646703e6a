import Engine
import Testing

@MainActor private enum Log { static var lines: [String] = [] }

private struct Page: View {
  let name: String
  @State private var count = 0
  var body: some View {
    let _ = Log.lines.append("body \(name)")
    Button("\(name) \(count)") { count += 1 }
      .onAppear { Log.lines.append("appear \(name)") }
      .onDisappear { Log.lines.append("disappear \(name)") }
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
    Log.lines = []
    let session = Session(Tabs())
    #expect(Log.lines == ["body B", "appear B"])
    Log.lines = []
    try session.perform("tap \"First\"")
    #expect(Log.lines == ["body A", "appear A", "disappear B"])
  }

  @Test func aTabThatComesBackHasItsStateAndAppearsAgain() throws {
    let session = Session(PlainTabs())
    try session.perform("tap \"A 0\"")
    try session.perform("tap \"Second\"")
    Log.lines = []
    try session.perform("tap \"First\"")
    #expect(Log.lines == ["appear A", "disappear B"])
    #expect(session.texts.contains("A 1"))
    try session.perform("tap \"A 1\"")
    #expect(session.texts.contains("A 2"))
  }
}

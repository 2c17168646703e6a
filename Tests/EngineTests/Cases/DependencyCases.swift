import Engine
import Testing

private final class CounterModel: ObservableObject { @Published var counter = 0 }

@Observable private final class Tracked { var counter = 0 }

private final class Light: ObservableObject { @Published var isOn = false }

// Cases K3 to K7 and K16: what a body depends on.
@MainActor @Test func k3UnreadStateIsSilent() throws {
  struct ContentView: View {
    @State private var counter = 0
    var body: some View { Button("Add") { counter += 1 } }
  }
  let session = Session(ContentView())
  #expect(session.lines() == ["ContentView: @self, @identity, _counter changed."])
  for _ in 1...3 { #expect(try session.tap("Add") == []) }
}

@MainActor @Test func k3ReadStateRunsTheBodyWithoutANewInit() throws {
  struct ContentView: View {
    nonisolated(unsafe) static var inits = 0
    @State private var counter = 0
    init() { Self.inits += 1 }
    var body: some View { Button("Add to \(counter)") { counter += 1 } }
  }
  let session = Session(ContentView())
  #expect(ContentView.inits == 1)
  #expect(try session.tap("Add to 0") == ["ContentView: _counter changed."])
  #expect(try session.tap("Add to 1") == ["ContentView: _counter changed."])
  #expect(session.texts == ["Add to 2"])
  #expect(ContentView.inits == 1)
}

@MainActor @Test func k4UnreadPublishedPropertyIsNotSilent() throws {
  struct ContentView: View {
    @StateObject private var model = CounterModel()
    var body: some View { Button("Add") { model.counter += 1 } }
  }
  let session = Session(ContentView())
  for _ in 1...2 { #expect(try session.tap("Add") == ["ContentView: _model changed."]) }
}

@MainActor @Test func k4UnreadTrackedPropertyIsSilent() throws {
  struct ContentView: View {
    @State private var model = Tracked()
    var body: some View { Button("Add") { model.counter += 1 } }
  }
  let session = Session(ContentView())
  for _ in 1...2 { #expect(try session.tap("Add") == []) }
}

private struct CounterView: View {
  @State var showsSeconds = true
  @State private var count = 0
  @State private var seconds = 0
  var body: some View {
    VStack {
      Text("count \(count)")
      if showsSeconds { Text("seconds \(seconds)") }
      Button("Tick") { seconds += 1 }
      Button("Hide") { showsSeconds = false }
    }
  }
}

@MainActor @Test func k5AStateDependencyStays() throws {
  let session = Session(CounterView())
  let name = "CounterView"
  #expect(try session.tap("Tick") == ["\(name): _seconds changed."])
  #expect(try session.tap("Hide") == ["\(name): _showsSeconds changed."])
  #expect(try session.tap("Tick") == ["\(name): _seconds changed."])
  #expect(try session.tap("Tick") == ["\(name): _seconds changed."])
}

@MainActor @Test func k5AStateThatWasNeverReadStaysSilent() throws {
  let session = Session(CounterView(showsSeconds: false))
  #expect(try session.tap("Tick") == [])
}

@MainActor @Test func k6BindingPassedThroughRunsTheReaderOnly() throws {
  struct Owner: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Title()
        Reader(isOn: $isOn)
        Writer(isOn: $isOn)
      }
    }
  }
  struct Title: View { var body: some View { Text("Title") } }
  struct Reader: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "On" : "Off") }
  }
  struct Writer: View {
    @Binding var isOn: Bool
    var body: some View { Button("Toggle") { isOn.toggle() } }
  }
  let session = Session(Owner())
  #expect(try session.tap("Toggle") == ["Reader: _isOn changed."])
  #expect(try session.tap("Toggle") == ["Reader: _isOn changed."])
  #expect(session.texts == ["Title", "Off", "Toggle"])
}

@MainActor @Test func k7AllHoldersOfAnObjectRunParentsFirstInTreeOrder() throws {
  struct Root: View {
    @StateObject private var model = Light()
    var body: some View { Middle().environmentObject(model) }
  }
  struct Middle: View {
    @EnvironmentObject var model: Light
    var body: some View {
      VStack {
        Holder()
        Reader()
      }
    }
  }
  struct Holder: View {
    @EnvironmentObject var model: Light
    var body: some View { Button("Toggle") { model.isOn.toggle() } }
  }
  struct Reader: View {
    @EnvironmentObject var model: Light
    var body: some View { Text(model.isOn ? "On" : "Off") }
  }
  let session = Session(Root())
  #expect(
    try session.tap("Toggle") == [
      "Root: _model changed.", "Middle: _model changed.", "Holder: _model changed.", "Reader: _model changed.",
    ])
  #expect(session.texts == ["Toggle", "On"])
}

@MainActor @Test func k16SeveralCausesAreOneLine() throws {
  struct Parent: View {
    @State private var number = 0
    @StateObject private var model = Light()
    var body: some View {
      VStack {
        Child(number: number, model: model)
        Button("Both") {
          number += 1
          model.isOn.toggle()
        }
      }
    }
  }
  struct Child: View {
    let number: Int
    @ObservedObject var model: Light
    var body: some View { Text("\(number) \(model.isOn)") }
  }
  let session = Session(Parent())
  #expect(try session.tap("Both") == ["Parent: _number, _model changed.", "Child: @self, _model changed."])
  #expect(session.texts.first == "1 true")
}

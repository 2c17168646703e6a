import Recording
import Testing

@testable import Engine

private struct Mark: View {
  let isDown: Bool
  var body: some View { Text(isDown ? "down" : "up") }
}

private struct Press: ButtonStyle {
  let log: Log

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .overlay { Mark(isDown: configuration.isPressed) }
      .onChange(of: configuration.isPressed) { log("pressed \($1)") }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button("First") { configuration.trigger() }
      Button("Second") { configuration.trigger() }
    }
  }
}

private struct Check: ToggleStyle {
  let log: Log

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isOn ? "checked" : "open")
        .onTapGesture {
          log("style")
          configuration.isOn.toggle()
        }
    }
  }
}

private struct Still: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(configuration.isOn ? "still on" : "still off")
  }
}

// A button is pressed, then let go: its style's body runs with `isPressed`, and again with the consequences.
@MainActor @Test func aStyledButtonIsPressedBeforeItIsLetGo() throws {
  struct Screen: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Button("Add \(count)") {
          log("action")
          count += 1
        }
        .buttonStyle(Press(log: log))
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  #expect(session.texts.contains("up"))
  #expect(try session.tap("Add 0") == ["Mark: @self changed.", "Screen: _count changed.", "Mark: @self changed."])
  #expect(log.take() == ["pressed true", "action", "pressed false"])
  #expect(session.texts.contains("up"))
  let style = try #require(session.frame.nodesInOrder.first { $0.type == "Press" })
  let pressed = session.frame.change(of: style.id).comparison.filter { !$0.isEqual }
  #expect(pressed.map(\.name) == ["isPressed"])
  #expect(pressed.map(\.new) == ["false"])
}

@MainActor @Test func aLinkTakesTheStyleOfButtons() throws {
  struct Screen: View {
    let log: Log
    var body: some View {
      NavigationStack {
        NavigationLink("Go") { Text("There") }.buttonStyle(Press(log: log))
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  #expect(session.texts.contains("up"))
  #expect(try session.tap("Go") == ["Mark: @self changed.", "Mark: @self changed."])
  #expect(log.take() == ["pressed true", "pressed false"])
  #expect(session.texts.contains("There"))
}

@MainActor @Test func aPrimitiveStyleDecidesWhatTriggers() throws {
  struct Screen: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Text("count \(count)")
        Button("Add") { count += 1 }.buttonStyle(Twice())
        NavigationLink("Go") { Text("There") }.buttonStyle(Twice())
      }
    }
  }
  let session = Session(Screen())
  #expect(try session.tap("Second") == ["Screen: _count changed."])
  #expect(session.texts.contains("count 1"))
  try session.perform("tap \"First\" 2")
  #expect(session.texts.contains("There"))
}

@MainActor @Test func aTogglesStyleTakesTheTap() throws {
  struct Screen: View {
    let log: Log
    @State private var isOn = false
    @State private var isStill = false
    var body: some View {
      VStack {
        Toggle("Check", isOn: $isOn).toggleStyle(Check(log: log))
        Toggle("Still", isOn: $isStill).toggleStyle(Still())
      }
    }
  }
  let log = Log()
  let session = Session(Screen(log: log))
  try session.perform("toggle \"Check\"")
  #expect(log.take() == ["style"])
  #expect(session.texts.contains("checked"))
  // A style without a gesture is switched as an assistive technology does it.
  try session.perform("toggle \"Still\"")
  #expect(session.texts.contains("still on"))
}

// The properties of a style and of its configuration are named as those of a view are.
@MainActor @Test func aStylesPropertiesHaveTheirNames() throws {
  struct Tinted: ButtonStyle {
    let title: String
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Text("\(title) \(count)").onTapGesture { count += 1 }
    }
  }
  struct Screen: View {
    var body: some View { Button("Tap") {}.buttonStyle(Tinted(title: "inner")) }
  }
  let session = Session(Screen())
  let style = try #require(session.frame.nodesInOrder.first { $0.type == "Tinted" })
  #expect(style.inputs.map { "\($0.name): \($0.value)" } == ["title: \"inner\"", "role: nil", "isPressed: false"])
  try session.tap("inner 0")
  let causes = session.frame.change(of: style.id).runs.flatMap(\.causes)
  #expect(causes == [.property("_count")])
}

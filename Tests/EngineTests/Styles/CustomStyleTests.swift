import Recording
import Testing

@testable import Engine

private struct Bar: ProgressViewStyle {
  @Environment(\.isEnabled) private var isEnabled
  @State private var count = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100\(isEnabled ? "" : ", off")")
      configuration.currentValueLabel
      Button("Count \(count)") { count += 1 }
    }
  }
}

private struct Card: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Card:")
      configuration.label
      GroupBox(configuration)
    }
  }
}

private struct Below: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.content
      configuration.label
    }
  }
}

private struct Dial: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("at \(configuration.value)")
      configuration.currentValueLabel
    }
  }
}

private struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Row: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

private struct Framed: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Menu:")
      Menu(configuration)
    }
  }
}

private struct Boxed: TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<Self._Label>) -> some View {
    HStack {
      Text("Field:")
      configuration
    }
  }
}

private struct Twice: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Toggle(configuration)
      Text(configuration.isOn ? "on" : "off")
    }
  }
}

private struct Screen: View {
  @State private var value = 0.25
  @State private var text = ""
  @State private var isOn = false
  @State private var isOff = false
  @State private var taps = 0

  var body: some View {
    VStack {
      ProgressView(value: value) { Text("Load") }.progressViewStyle(Bar()).disabled(isOff)
      GroupBox("Group") { Text("Inside \(value)") }.groupBoxStyle(Card())
      LabeledContent("Name", value: "Ada").labeledContentStyle(Below())
      Gauge(value: value) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(value)")
      }.gaugeStyle(Dial())
      DisclosureGroup("Details") { Text("Hidden") }.disclosureGroupStyle(Fold())
      ControlGroup { Button("Tap") { taps += 1 } }.controlGroupStyle(Row())
      Menu("Actions") {
        Button("Act") { taps += 10 }
      } primaryAction: {
        taps += 100
      }.menuStyle(Framed())
      TextField("Word", text: $text).textFieldStyle(Boxed())
      Toggle("Light", isOn: $isOn).toggleStyle(Twice())
      Button("Half") { value = 0.5 }
      Button("Off") { isOff = true }
      Text("Taps \(taps), \(text)")
    }
  }
}

/// A style of a person's own makes the body of the controls below it, with dynamic properties of its own (B).
@MainActor @Suite("Styles that a person writes") struct CustomStyleTests {
  private let session = Session(Screen())

  @Test func eachMakesTheBodyOfItsControls() {
    #expect(
      session.texts == [
        "Load", "25 of 100", "Count 0", "Card:", "Group", "Group", "Inside 0.250000", "Ada", "Name", "Speed",
        "at 0.250000",
        "0.250000", "More", "Details", "Tap", "Menu:", "Actions", "Act", "Field:", "Word", "Light", "off", "Half",
        "Off",
        "Taps 0, ",
      ])
  }

  @Test("What the control holds follows, and the style's state is kept") func updates() throws {
    try session.tap("Count 0")
    try session.tap("Half")
    #expect(session.texts.prefix(3) == ["Load", "50 of 100", "Count 1"])
    #expect(session.texts.contains("Inside 0.500000"))
    #expect(session.texts.contains("at 0.500000"))
  }

  @Test func theEnvironmentAroundReachesTheBody() throws {
    try session.tap("Off")
    #expect(session.texts.contains("25 of 100, off"))
  }

  @Test func bindingsAndActionsReachThePerson() throws {
    try session.tap("More")
    #expect(session.texts.contains("Hidden"))
    try session.tap("Less")
    #expect(!session.texts.contains("Hidden"))
    try session.tap("Tap")
    try session.tap("Act")
    try session.tap("Actions")
    try session.perform("type \"hi\" into \"Word\"")
    #expect(session.texts.last == "Taps 111, hi")
    try session.perform("toggle \"Light\"")
    #expect(session.texts.contains("on"))
  }

  @Test("A control in a style's body has the style that is set further out") func nesting() {
    struct Outer: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Text("outer") }
    }
    struct Nested: View {
      var body: some View {
        VStack { Toggle("A", isOn: .constant(true)).toggleStyle(Twice()) }.toggleStyle(Outer())
      }
    }
    #expect(Session(Nested()).texts == ["outer", "on"])
  }
}

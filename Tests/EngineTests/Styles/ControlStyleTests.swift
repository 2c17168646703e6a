import Foundation
import Testing

@testable import Engine

private struct Doubled: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("styled")
      Toggle(isOn: configuration.$isOn) { configuration.label }
    }
  }
}

@MainActor @Test func aStyleCanPlaceAControlOfItsOwnKind() throws {
  struct Root: View {
    @State private var isOn = false
    var body: some View { Toggle("switch", isOn: $isOn).toggleStyle(Doubled()) }
  }
  let session = Session(Root())
  #expect(session.texts == ["styled", "switch"])
}

@MainActor @Test func inAStylesBodyTheStyleAroundItCounts() throws {
  struct Outer: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("outer")
      configuration.label
    }
  }
  struct Root: View {
    @State private var isOn = false
    var body: some View { Toggle("switch", isOn: $isOn).toggleStyle(Doubled()).toggleStyle(Outer()) }
  }
  #expect(Session(Root()).texts == ["styled", "outer", "switch"])
}

@MainActor @Test func controlsAndBoxesTakeStylesWithABody() throws {
  struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("progress \(Int((configuration.fractionCompleted ?? 0) * 100))")
      if let label = configuration.label { label }
    }
  }
  struct Needle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.minimumValueLabel
      Text("gauge \(Int(configuration.value * 100))")
      configuration.maximumValueLabel
      configuration.label
    }
  }
  struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      configuration.label
    }
  }
  struct Pair: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.content
      Text("of")
      configuration.label
    }
  }
  struct Row: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("group")
      configuration.content
    }
  }
  struct Day: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("date")
      configuration.label
    }
  }
  struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      Text("field")
      configuration.padding()
    }
  }
  struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("form")
      VStack { configuration.content }
    }
  }
  struct Root: View {
    @State private var text = ""
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var value = 0.25
    var body: some View {
      ProgressView("load", value: value).progressViewStyle(Percent())
      Gauge(value: value) {
        Text("level")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      .gaugeStyle(Needle())
      GroupBox("box") { Text("in it") }.groupBoxStyle(Card())
      LabeledContent("label", value: "value").labeledContentStyle(Pair())
      ControlGroup { Text("a") }.controlGroupStyle(Row())
      DatePicker("day", selection: $date).datePickerStyle(Day())
      TextField("name", text: $text).textFieldStyle(Boxed())
      Form { Text("row") }.formStyle(Plain())
      Button("More") { value += 0.25 }
    }
  }
  let session = Session(Root())
  #expect(
    session.texts == [
      "progress 25", "load", "0", "gauge 25", "1", "level", "in it", "box", "value", "of", "label", "group", "a",
      "date", "day", "field", "name", "form", "row", "More",
    ])
  try session.tap("More")
  #expect(Array(session.texts.prefix(4)) == ["progress 50", "load", "0", "gauge 50"])
}

@MainActor @Test func aDisclosureStyleDecidesWhatOpens() throws {
  struct Arrow: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isExpanded ? "Close" : "Open") { configuration.isExpanded.toggle() }
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
  struct Root: View {
    var body: some View { DisclosureGroup("more") { Text("hidden") }.disclosureGroupStyle(Arrow()) }
  }
  let session = Session(Root())
  #expect(session.texts == ["Open", "more"])
  try session.tap("Open")
  #expect(session.texts == ["Close", "more", "hidden"])
}

@MainActor @Test func aToggleOfSeveralSourcesIsOnWhereAllAre() throws {
  struct Root: View {
    @State private var one = true
    @State private var other = false
    var body: some View {
      Toggle("all", sources: [$one, $other], isOn: \.self)
      Text("\(one) \(other)")
    }
  }
  let session = Session(Root())
  #expect(session.texts == ["all", "true false"])
  try session.tap("all")
  #expect(session.texts == ["all", "true true"])
  try session.tap("all")
  #expect(session.texts == ["all", "false false"])
}

@MainActor @Test func exclusiveGesturesSayWhichOfThemAnswers() throws {
  struct Root: View {
    @State private var words = "none"
    var body: some View {
      Text("here \(words)").gesture(
        TapGesture().exclusively(before: LongPressGesture()).onEnded { value in
          switch value {
          case .first: words = "first"
          case .second(let isPressed): words = "second \(isPressed)"
          }
        })
    }
  }
  let session = Session(Root())
  try session.tap("here none")
  #expect(session.texts == ["here first"])
}

import Foundation
import Testing

@testable import Engine

@MainActor @Test func aGaugeStyleIsGivenTheEndsOfTheRange() throws {
  struct Needle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.minimumValueLabel
      Text("gauge \(Int(configuration.value * 100))")
      configuration.maximumValueLabel
      configuration.label
    }
  }
  struct Root: View {
    @State private var value = 0.25
    var body: some View {
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
      Button("More") { value += 0.25 }
    }
  }
  let session = Session(Root())
  #expect(session.texts == ["0", "gauge 25", "1", "level", "More"])
  try session.tap("More")
  #expect(session.texts == ["0", "gauge 50", "1", "level", "More"])
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

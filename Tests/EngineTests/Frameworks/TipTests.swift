import EngineFrameworks
import Recording
import Testing

@testable import Engine

private struct Hint: Tip {
  static let isReady = EngineFrameworks.Parameter(wrappedValue: false)
  static let opened = Event(id: "opened")

  var title: Text { Text("Hint") }
  var message: Text? { Text("Try it") }
  var actions: [Action] { Action(id: "more", title: "More") }
  var rules: [Rule] {
    Tips.Rule(Self.isReady.projectedValue) { $0 }
    Tips.Rule(Self.opened) { $0.donations.count > 1 }
  }
}

private struct Screen: View {
  let hint = Hint()
  var body: some View {
    TipView(hint) { if $0.id == "more" { hint.invalidate(reason: .actionPerformed) } }
    Button("Ready") { Hint.isReady.wrappedValue = true }
    Button("Open") { Hint.opened.sendDonation() }
    Button("Start") { try? Tips.configure([.displayFrequency(.immediate)]) }
  }
}

/// A tip is there from the start of tips on, while its rules hold, until it is invalidated.
@MainActor @Test func aTipIsThereWhileItsRulesHold() throws {
  let session = Session(Screen())
  #expect(session.texts == ["Ready", "Open", "Start"])
  try session.tap("Start")
  try session.tap("Ready")
  try session.tap("Open")
  #expect(session.texts == ["Ready", "Open", "Start"])
  try session.tap("Open")
  #expect(session.texts == ["Hint", "xmark", "Try it", "More", "Ready", "Open", "Start"])
  #expect(session.lines() == [])
  try session.tap("More")
  #expect(session.texts == ["Ready", "Open", "Start"])
}

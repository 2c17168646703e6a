import Testing

@testable import Engine

private struct Printing: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    let _ = log(PrintedChanges.line(for: Self.self))
    let _ = log(PrintedChanges.line(for: Other.self))
    Button("Add to \(count)") {
      count += 1
      log(PrintedChanges.line(for: Self.self))
    }
  }
}

private struct Other: View { var body: some View { Text("other") } }

@MainActor @Test func fALineIsTheCausesInsideAnEvaluationOfTheTypeAndUnchangedElsewhere() throws {
  let log = Log()
  let session = Session(Printing(log: log))
  #expect(log.take() == ["Printing: @self, @identity, _count changed.", "Other: unchanged."])
  try session.tap("Add to 0")
  #expect(log.take() == ["Printing: unchanged.", "Printing: _count changed.", "Other: unchanged."])
}

private struct Marked: ViewModifier {
  let log: Log
  @State private var isOn = false
  func body(content: Content) -> some View {
    let _ = log(PrintedChanges.line(for: Self.self))
    content
    Button(isOn ? "On" : "Off") { isOn.toggle() }
  }
}

@MainActor @Test func fAModifierWithABodyHasLinesToo() throws {
  let log = Log()
  let session = Session(VStack { Text("marked").modifier(Marked(log: log)) })
  try session.tap("Off")
  #expect(log.take() == ["Marked: @self, @identity, _isOn changed.", "Marked: _isOn changed."])
  // A modifier is no view of the source's: the list of views' lines leaves it out.
  #expect(session.lines() == [])
}

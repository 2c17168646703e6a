import Engine
import Testing

private struct Root: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Button("Add") { count += 10 }
      Button("Off") { count += 100 }.disabled(true)
      Button("Named") { count += 1000 }.id("named")
      Text("count \(count)")
    }
  }
}

@MainActor @Test func aStepFindsTheElementByItsLabelItsNumberOrItsID() throws {
  let session = Session(Root())
  try session.perform("tap \"Add\"")
  try session.perform("tap \"Add\" 2")
  try session.perform("tap #named")
  #expect(session.texts.last == "count 1011")
}

@MainActor @Test func aRepeatedStepIsAsManyUpdates() throws {
  let session = Session(Root())
  try session.perform("repeat 3 tap \"Add\"")
  #expect(session.recording.updates.map(\.step) == ["appear"] + Array(repeating: "tap \"Add\"", count: 3))
  #expect(session.texts.last == "count 3")
}

/// Steps that find nothing, with what the message says there was.
private let misses: [(String, String)] = [
  ("tap \"Remove\"", "“Add”, “Named”"),
  ("tap \"Add\" 3", "there are 2 elements “Add” here"),
  ("tap \"Off\"", "there are “Add”, “Named”"),
  ("tap #other", "“named”"),
]

@MainActor @Test(arguments: misses) func aStepThatFindsNothingSaysWhatThereWas(_ step: String, _ words: String) {
  let session = Session(Root())
  let error = #expect(throws: SessionError.self) { try session.perform(step) }
  #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  #expect(session.recording.updates.count == 1)
}

@MainActor @Test func aStepThatCanNotBeReadIsRefused() {
  let session = Session(Root())
  #expect(throws: (any Error).self) { try session.perform("push \"Add\"") }
  #expect(throws: SessionError.self) { try session.perform("set environment colour red") }
  #expect(throws: SessionError.self) { try session.perform("set environment colorScheme red") }
  #expect(session.recording.updates.count == 1)
}

private struct Choice: View {
  @State private var choice = "b"
  var body: some View {
    Picker("Pick", selection: $choice) {
      Text("B").tag("b")
      Text("C").tag("c")
    }
    Label("Favorite", systemImage: "heart").labelStyle(.iconOnly)
    Button("Edit", systemImage: "pencil") { choice = "b" }.labelStyle(.iconOnly)
    Text("chosen \(choice)")
  }
}

@MainActor @Test func anOptionThatIsNotThereIsRefusedWithThoseThatAre() throws {
  let session = Session(Choice())
  let error = #expect(throws: SessionError.self) { try session.perform("select \"Z\" in \"Pick\"") }
  #expect(error?.reason == "there is no option “Z” in it; there are “B”, “C”")
  try session.perform("select \"C\" in \"Pick\"")
  #expect(session.texts.contains("chosen c"))
}

@MainActor @Test func aTitleThatIsNotShownStillNamesItsButton() throws {
  let session = Session(Choice())
  try session.perform("select \"C\" in \"Pick\"")
  try session.perform("tap \"Edit\"")
  #expect(session.texts.contains("chosen b"))
}

private struct Tapped: View {
  @State private var place = CGPoint.zero
  var body: some View {
    Text("at \(Int(place.x)) \(Int(place.y))").frame(width: 100, height: 40).onTapGesture { place = $0 }
  }
}

@MainActor @Test func aTapIsInTheMiddle() throws {
  let session = Session(Tapped())
  try session.perform("tap \"at 0 0\"")
  #expect(session.texts == ["at 50 20"])
}

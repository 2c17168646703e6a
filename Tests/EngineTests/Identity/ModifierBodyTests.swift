import Engine
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Twice: ViewModifier {
  let title: String
  @State private var isOpen = true
  func body(content: Content) -> some View {
    VStack {
      content
      Text(title)
      if isOpen { content }
      Button("Open") { isOpen.toggle() }
    }
  }
}

private struct Root: View {
  @State private var title = "one"
  @State private var name = "c"
  var body: some View {
    VStack {
      Counter(name: name).modifier(Twice(title: title))
      Button("Title") { title = "two" }
      Button("Name") { name = "d" }
    }
  }
}

@MainActor @Test func contentThatAModifierPutsInTwoPlacesHasTwoIdentities() throws {
  let session = Session(Root())
  try session.tap("c 0")
  #expect(session.texts == ["c 1", "one", "c 0", "Open", "Title", "Name"])
  try session.tap("Name")
  #expect(session.texts == ["d 1", "one", "d 0", "Open", "Title", "Name"])
  #expect(session.outcomes("Counter") == ["kept ran", "kept ran"])
}

@MainActor @Test func aModifiersBodyRunsForItsOwnInputsAndLeavesTheContentAlone() throws {
  let session = Session(Root())
  try session.tap("c 0")
  try session.tap("Title")
  #expect(session.texts == ["c 1", "two", "c 0", "Open", "Title", "Name"])
  #expect(session.outcomes("Counter") == ["kept skipped", "kept skipped"])
  #expect(session.outcomes("Twice") == ["kept ran"])
}

@MainActor @Test func contentThatAModifierHidesEndsAndBeginsAnew() throws {
  let session = Session(Root())
  let counts = [session.nodeCount, session.attributeCount, session.dependencyCount]
  try session.tap("Open")
  #expect(session.outcomes("Counter") == ["kept untouched", "removed untouched, lost count"])
  try session.tap("Name")
  try session.tap("Open")
  #expect(session.texts == ["d 0", "one", "d 0", "Open", "Title", "Name"])
  #expect([session.nodeCount, session.attributeCount, session.dependencyCount] == counts)
}

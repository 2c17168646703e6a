import Recording
import Testing

@testable import Engine

private struct Drawer: View {
  @State private var isOpen = true
  let rows: Int
  var body: some View {
    VStack {
      List {
        Section("Tools", isExpanded: $isOpen) {
          Text("Saw")
          Text("Axe")
        }
        Section(isExpanded: $isOpen) {
          ForEach(0..<rows, id: \.self) { Text("Nail \($0)") }
        } header: {
          Text("Nails")
        }
        Text("End")
      }
      Button("Toggle") { isOpen.toggle() }
    }
  }
}

/// The content of a section that is closed is not there; it is made anew when the section opens.
@MainActor @Test(arguments: [2, 500]) func aSectionCloses(rows: Int) throws {
  let session = Session(Drawer(rows: rows))
  let open = session.texts
  #expect(open.starts(with: ["Tools", "Saw", "Axe", "Nails", "Nail 0", "Nail 1"]))
  try session.tap("Toggle")
  #expect(session.texts == ["Tools", "Nails", "End", "Toggle"])
  try session.tap("Toggle")
  #expect(session.texts == open)
}

import Recording
import Testing

@testable import Engine

private struct Board<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    Group(sections: content) { sections in
      Text("\(sections.count) sections")
      ForEach(sections) { section in
        if !section.header.isEmpty { section.header }
        Text("\(section.content.count) rows")
        ForEach(section.content) { $0 }
        section.footer
      }
    }
  }
}

private struct Songs: View {
  @State private var songs = ["a", "b"]
  var body: some View {
    Board {
      Text("loose")
      Section {
        ForEach(songs, id: \.self) { Text($0) }
      } header: {
        Text("Songs")
      } footer: {
        Text("end")
      }
      Section("More") { Text("c") }
    }
    Button("Add") { songs.append("n") }
  }
}

/// A container knows the sections of its content; what stands outside of them is one together.
@MainActor @Test func sectionsAreKnownByTheirParts() throws {
  let session = Session(Songs())
  #expect(
    session.texts.dropLast() == [
      "3 sections", "1 rows", "loose", "Songs", "2 rows", "a", "b", "end", "More", "1 rows", "c",
    ])
  try session.tap("Add")
  #expect(session.texts.contains("3 rows"))
  #expect(session.outcomes("a") == ["kept untouched"] || session.outcomes("a") == ["kept skipped"])
}

private struct Grid: View {
  var body: some View {
    List {
      Group(subviews: ForEach(0..<3) { Text("\($0)") }) { parts in ForEach(parts) { $0 } }
    }
  }
}

/// Each of the views that a view is made of is one row (H2): nothing has to be made to count them.
@MainActor @Test func aSubviewIsOneRow() {
  let session = Session(Grid())
  #expect(session.texts == ["0", "1", "2"])
  #expect(session.findings == [])
}

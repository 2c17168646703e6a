import EngineFrameworks
import Foundation
import Recording
import Testing

@testable import Engine

private struct Entry: TimelineEntry {
  let date: Date
  let words: String
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast, words: "placeholder") }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(Entry(date: .distantPast, words: "snapshot"))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {}
}

private struct EntryView: View {
  let entry: Entry
  @Environment(\.widgetFamily) private var family
  var body: some View { Text("\(entry.words) \(family)") }
}

private struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Clock", provider: Provider()) { EntryView(entry: $0) }
      .configurationDisplayName("Clock")
      .supportedFamilies([.systemSmall])
  }
}

private struct Clocks: WidgetBundle {
  var body: some Widget {
    Clock()
    Clock()
  }
}

/// A widget is shown with its snapshot, and in a preview with the first entry and the size of the preview.
@MainActor @Test func aWidgetIsShownWithAnEntry() throws {
  let root = try #require(Clocks()._root)
  #expect(Session(AnyView(root)).texts == ["snapshot systemSmall"])
  let preview = _widgetPreview(
    as: .accessoryInline, widget: { Clock() },
    timeline: {
      Entry(date: .distantPast, words: "first")
      Entry(date: .distantFuture, words: "second")
    })
  #expect(Session(preview).texts == ["first accessoryInline"])
  let older = EntryView(entry: Entry(date: .distantPast, words: "older"))
    .previewContext(WidgetPreviewContext(family: .systemLarge))
  #expect(Session(older).texts == ["older systemLarge"])
}

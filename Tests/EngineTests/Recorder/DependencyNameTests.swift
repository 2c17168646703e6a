import Recording
import Testing

@testable import Engine

@Engine.Observable private final class Router { var title = "x" }

private struct Reader: View {
  @Environment(Router.self) private var router
  @Environment(Router.self) private var other: Router?
  var body: some View { Text(router.title) }
}

private struct Screen: View {
  @State private var router = Router()
  @State private var isShown = false
  @State private var number: Number?
  var body: some View {
    Reader()
      .environment(router)
      .sheet(isPresented: $isShown) { Text("sheet") }
      .popover(item: $number) { Text("\($0.id)") }
  }
}

private struct Number: Identifiable { let id: Int }

// A recording names what an author wrote: the argument of a modifier, the type of a model in the environment.
@MainActor @Test func dependenciesAreNamedAsTheyAreWritten() throws {
  let session = Session(Screen())
  let frame = session.frame
  let edges = frame.dependencies.compactMap { edge -> String? in
    guard let source = frame.sources[edge.source], let reader = frame.nodes[edge.reader] else { return nil }
    return "\(source.name) → \(reader.type) by \(edge.property)"
  }
  #expect(
    edges.sorted() == [
      "Router → Reader by _other", "Router → Reader by _router", "Router.title → Reader by \\Router.title",
      "isShown → .sheet by isPresented", "number → .popover by item", "router → Screen by _router",
    ])
}

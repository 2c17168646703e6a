import Testing

@testable import Engine

// Modifiers that hand something down set the environment value by which views read it.
@MainActor @Test func modifiersSetWhatViewsReadFromTheEnvironment() async throws {
  struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.refresh) private var refresh
    var body: some View {
      Text("\(reasons.contains(.placeholder)) \(isScrollEnabled) \(refresh != nil)")
    }
  }
  struct Screen: View {
    @State private var isLoading = true
    var body: some View {
      VStack {
        Reader().unredacted()
        Reader()
        Button("Load") { isLoading = false }
      }
      .redacted(reason: isLoading ? .placeholder : [])
      .scrollDisabled(isLoading)
      .refreshable {}
    }
  }
  let session = Session(Screen())
  #expect(session.texts.prefix(2) == ["false false true", "true false true"])
  try session.tap("Load")
  #expect(session.texts.prefix(2) == ["false true true", "false true true"])
}

@Test func piecesOfAPathAreTransformed() {
  let move = CGAffineTransform(translationX: 10, y: 20)
  var path = Path()
  path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2), transform: move)
  #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 4, height: 2))
  var other = Path()
  other.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2), transform: move)
  other.addPath(path, transform: move)
  #expect(other.boundingRect == CGRect(x: 10, y: 20, width: 14, height: 22))
}

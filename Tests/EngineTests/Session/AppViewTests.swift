import Testing

@testable import Engine

private struct Login: View {
  @Binding var isIn: Bool
  var body: some View { Button("Login") { isIn = true } }
}

private struct LoginApp: App {
  @State private var isIn = false
  var body: some Scene {
    WindowGroup { if isIn { Text("Home") } else { Login(isIn: $isIn) } }
  }
}

/// What an app keeps itself decides what its scene shows.
@MainActor @Test func anAppsOwnStateShowsInItsScene() throws {
  let session = Session(AppView(app: Held(value: LoginApp())))
  #expect(session.texts == ["Login"])
  try session.tap("Login")
  #expect(session.texts == ["Home"])
  let app = try #require(session.frame.nodesInOrder.first { $0.type == "LoginApp" })
  #expect(session.frame.change(of: app.id).runs.flatMap(\.causes) == [.property("_isIn")])
}

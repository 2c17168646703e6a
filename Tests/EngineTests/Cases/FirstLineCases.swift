import Engine
import Testing

private enum Outer {
  struct A: View { var body: some View { Text("A") } }

  struct B: View {
    var name = ""
    var body: some View { Text(name) }
  }

  struct C: View {
    @State private var name = ""
    var body: some View { Text(name) }
  }
}

private final class Env: ObservableObject { @Published var value = 0 }

private enum CategoryList {
  struct Container: View { var body: some View { Text("Container") } }
}

private struct WeekModel { var days = 7 }

private struct BaseGraphView<Model>: View {
  let model: Model
  var body: some View { Text("graph") }
}

private struct Theme: DynamicProperty {
  @Environment(\.colorScheme) var scheme
  @State var count = 0
}

// Cases K1, K2, K14 and K15: what the first line says.
@MainActor @Test func k1FirstLineByKindOfField() {
  let session = Session(
    VStack {
      Outer.A()
      Outer.B()
      Outer.C()
    })
  #expect(
    session.lines() == [
      "Outer.A: @self changed.", "Outer.B: @self changed.", "Outer.C: @self, @identity, _name changed.",
    ])
}

@MainActor @Test func k2FirstLineListsAllDynamicPropertiesReadOrNot() {
  struct ParentView: View {
    @StateObject private var env1 = Env()
    @StateObject private var env2 = Env()
    @State private var state = 0
    var body: some View { Text("\(env1.value)") }
  }
  #expect(Session(ParentView()).lines() == ["ParentView: @self, @identity, _env1, _env2, _state changed."])
}

@MainActor @Test func k14TypeNamesLeaveOutTheModuleAndKeepTheGenerics() {
  let session = Session(
    VStack {
      CategoryList.Container()
      BaseGraphView(model: WeekModel())
    })
  #expect(
    session.lines() == ["CategoryList.Container: @self changed.", "BaseGraphView<WeekModel>: @self changed."])
}

@MainActor @Test func k15NestedDynamicPropertiesPrintTheTopLevelNameOrTheOffset() throws {
  struct Themed: View {
    var theme = Theme()
    var body: some View {
      VStack {
        Text(theme.scheme == .dark ? "dark" : "light")
        Button("Add \(theme.count)") { theme.count += 1 }
      }
    }
  }
  let session = Session(Themed())
  // The environment leaf lies where the wrapper lies; the state leaf two words later.
  #expect(session.lines() == ["Themed: @self, @identity, theme, @16 changed."])
  #expect(try session.tap("Add 0") == ["Themed: @16 changed."])
  try session.perform("set environment colorScheme dark")
  #expect(session.lines() == ["Themed: theme changed."])
}

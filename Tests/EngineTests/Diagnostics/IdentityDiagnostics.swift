import Engine
import Testing

// Rule L, the findings about identity: what each reports, and what comes near without being one.

private struct Cell: View {
  let name: String
  @State private var count = 0
  var body: some View { Text("\(name) \(count)") }
}

private final class Model: ObservableObject {
  @Published var names = ["a", "b", "c"]
  @Published var number = 1
  @Published var isOn = false
}

@MainActor private func findings<V: View>(_ root: V, _ model: Model, _ change: (Model) -> Void) -> [String] {
  let session = Session(root)
  session.update { change(model) }
  return session.findings.filter { !$0.hasPrefix("broad-") }
}

@MainActor @Test func unstableIDIsAnIDThatIsMadeAnew() {
  struct Counted: View {
    @ObservedObject var model: Model
    var body: some View { Text("text").id("text \(model.number)") }
  }
  struct Random: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.number)").id(UUID()) }
  }
  struct Selected: View {
    @ObservedObject var model: Model
    var body: some View { Text("text").id(model.number) }
  }
  let model = Model()
  #expect(findings(Counted(model: model), model) { $0.number = 2 } == ["unstable-id"])
  #expect(findings(Random(model: model), model) { $0.number = 3 } == ["unstable-id"])
  #expect(findings(Selected(model: model), model) { $0.number = 4 } == [])
}

private struct Computed: Identifiable {
  var id: UUID { UUID() }
  let name: String
}

private struct Stored: Identifiable {
  let id = UUID()
  let name: String
}

@MainActor @Test func unstableIDIsRowsThatShowTheSameUnderOtherIDs() {
  struct ComputedRows: View {
    @ObservedObject var model: Model
    var body: some View { VStack { ForEach(model.names.map(Computed.init)) { Cell(name: $0.name) } } }
  }
  struct DefaultRows: View {
    @ObservedObject var model: Model
    var body: some View { VStack { ForEach(model.names.map { Stored(name: $0) }) { Text($0.name) } } }
  }
  let model = Model()
  #expect(
    findings(ComputedRows(model: model), model) { $0.names.append("d") }
      == ["unstable-id", "state-loss", "state-loss", "state-loss"])
  #expect(findings(DefaultRows(model: model), model) { $0.names.insert("e", at: 0) } == ["unstable-id"])
}

@MainActor @Test func unstableIDIsNoPageOfOtherRows() {
  struct Page: View {
    @ObservedObject var model: Model
    @State private var pages = [["a", "b"], ["c", "d"]].map { $0.map { Stored(name: $0) } }
    var body: some View { VStack { ForEach(pages[model.number]) { Cell(name: $0.name) } } }
  }
  let model = Model()
  model.number = 0
  #expect(findings(Page(model: model), model) { $0.number = 1 } == [])
}

@MainActor @Test func rowsUnderOtherIDsAreRecreatedAndTheRestIsInserted() {
  struct Root: View {
    @ObservedObject var model: Model
    var body: some View { VStack { ForEach(model.names.map(Computed.init)) { Cell(name: $0.name) } } }
  }
  let model = Model()
  let session = Session(Root(model: model))
  session.update { model.names.insert("new", at: 0) }
  let lost = "removed untouched, lost count"
  #expect(
    session.outcomes("Cell") == ["inserted ran", "recreated ran", "recreated ran", "recreated ran", lost, lost, lost])
}

@MainActor @Test func indexIDIsARowThatTakesItsNeighboursPlace() {
  struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack { ForEach(model.names.indices, id: \.self) { index in Cell(name: model.names[index]) } }
    }
  }
  struct Offsets: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack { ForEach(Array(model.names.enumerated()), id: \.offset) { pair in Text(pair.element) } }
    }
  }
  let model = Model()
  #expect(findings(Rows(model: model), model) { $0.names.insert("new", at: 0) } == ["index-id"])
  #expect(findings(Rows(model: model), model) { $0.names.remove(at: 1) } == ["index-id"])
  #expect(findings(Offsets(model: model), model) { $0.names.insert("other", at: 1) } == ["index-id"])
  // At the end no row takes another's place.
  #expect(findings(Rows(model: model), model) { $0.names.append("last") } == [])
  #expect(findings(Rows(model: model), model) { $0.names.removeLast() } == [])
}

@MainActor @Test func indexIDIsNoNumberedRow() {
  struct Pages: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack { ForEach(0..<model.number, id: \.self) { index in Text("\(index + 1) of \(model.number)") } }
    }
  }
  let model = Model()
  model.number = 3
  #expect(findings(Pages(model: model), model) { $0.number = 5 } == [])
}

@MainActor @Test func duplicateIDIsASecondRowWithAnID() {
  struct Rows: View {
    @ObservedObject var model: Model
    var body: some View { VStack { ForEach(model.names, id: \.self) { Text($0) } } }
  }
  let model = Model()
  #expect(findings(Rows(model: model), model) { $0.names.append("a") } == ["duplicate-id"])
  model.names = ["a", "b"]
  #expect(findings(Rows(model: model), model) { $0.names.append("A") } == [])
}

@MainActor @Test func stateLossIsStateThatEndsWhereSomethingElseBegins() {
  struct Branches: View {
    @ObservedObject var model: Model
    var body: some View { if model.isOn { Text("other") } else { Cell(name: "a") } }
  }
  struct Stateless: View {
    @ObservedObject var model: Model
    var body: some View { if model.isOn { Text("one") } else { Text("other") } }
  }
  struct Hidden: View {
    @ObservedObject var model: Model
    var body: some View { VStack { if !model.isOn { Cell(name: "a") } } }
  }
  #expect(findings(Branches(model: Model()), Model()) { _ in } == [])
  for (root, expected) in [(0, ["state-loss"]), (1, []), (2, [])] {
    let model = Model()
    let change: (Model) -> Void = { $0.isOn = true }
    switch root {
    case 0: #expect(findings(Branches(model: model), model, change) == expected)
    case 1: #expect(findings(Stateless(model: model), model, change) == expected)
    // What is taken away and not replaced was meant to go.
    default: #expect(findings(Hidden(model: model), model, change) == expected)
    }
  }
}

private struct Dim: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.opacity(0.5) } else { content } }
}

extension View {
  @ViewBuilder fileprivate func when(_ condition: Bool, _ wrap: (Self) -> some View) -> some View {
    if condition { wrap(self) } else { self }
  }
}

@MainActor @Test func conditionalModifierIsABranchAroundOneContent() {
  struct InModifier: View {
    @ObservedObject var model: Model
    var body: some View { Text("a").modifier(Dim(isOn: model.isOn)) }
  }
  struct InHelper: View {
    @ObservedObject var model: Model
    var body: some View { Text("a").when(model.isOn) { $0.padding() } }
  }
  struct WrittenOut: View {
    @ObservedObject var model: Model
    var body: some View { if model.isOn { Text("a").padding().opacity(0.5) } else { Text("a").padding() } }
  }
  let (first, second, third) = (Model(), Model(), Model())
  #expect(findings(InModifier(model: first), first) { $0.isOn = true } == ["conditional-modifier"])
  #expect(findings(InHelper(model: second), second) { $0.isOn = true } == ["conditional-modifier"])
  #expect(findings(WrittenOut(model: third), third) { $0.isOn = true } == ["conditional-modifier"])
}

@MainActor @Test func conditionalModifierIsNoBranchOfAnotherContent() {
  struct Others: View {
    @ObservedObject var model: Model
    var body: some View { if model.isOn { Text("a").padding() } else { Text("b") } }
  }
  struct Argument: View {
    @ObservedObject var model: Model
    var body: some View { Text("a").opacity(model.isOn ? 0.5 : 1) }
  }
  struct Unswitched: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.number)").modifier(Dim(isOn: model.isOn)) }
  }
  let (first, second, third) = (Model(), Model(), Model())
  #expect(findings(Others(model: first), first) { $0.isOn = true } == [])
  #expect(findings(Argument(model: second), second) { $0.isOn = true } == [])
  #expect(findings(Unswitched(model: third), third) { $0.number = 2 } == [])
}

@MainActor @Test func anyViewIsAnErasedTypeThatChangedOrARow() {
  struct Changing: View {
    @ObservedObject var model: Model
    var body: some View { model.isOn ? AnyView(Text("a")) : AnyView(Color.red) }
  }
  struct Same: View {
    @ObservedObject var model: Model
    var body: some View { AnyView(Text(model.isOn ? "a" : "b")) }
  }
  struct Rows: View {
    var body: some View { List { ForEach(["a", "b"], id: \.self) { AnyView(Text($0)) } } }
  }
  struct Wrapped: View {
    var body: some View { List { ForEach(["a", "b"], id: \.self) { name in HStack { AnyView(Text(name)) } } } }
  }
  struct Stack: View {
    var body: some View { VStack { ForEach(["a", "b"], id: \.self) { AnyView(Text($0)) } } }
  }
  let (first, second) = (Model(), Model())
  #expect(findings(Changing(model: first), first) { $0.isOn = true } == ["any-view"])
  #expect(findings(Same(model: second), second) { $0.isOn = true } == [])
  // The rows can't be counted either before they are made.
  #expect(Session(Rows()).findings == ["non-constant-row-count", "any-view", "any-view"])
  #expect(Session(Wrapped()).findings == [])
  #expect(Session(Stack()).findings == [])
}

import Engine
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var title = "title"
}

private final class Announcer: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  var count = 0 { willSet { objectWillChange.send() } }
}

private struct Child: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.title) \(model.count)") }
}

@MainActor @Test func d4AWriteOfAnEqualValueRunsAllTheSame() {
  let model = Model()
  let session = Session(Child(model: model))
  session.update { model.count = 0 }
  #expect(session.lines() == ["Child: _model changed."])
  #expect(session.outcomes("Child") == ["kept wasted"])
}

@MainActor @Test func d4AnObjectWithAPublisherOfItsOwnIsObserved() {
  struct Root: View {
    @ObservedObject var model: Announcer
    var body: some View { Text("\(model.count)") }
  }
  let model = Announcer()
  let session = Session(Root(model: model))
  session.update { model.count = 5 }
  #expect(session.lines() == ["Root: _model changed."])
  #expect(session.texts == ["5"])
}

@MainActor @Test func f1AnotherObjectFromTheParentIsTheValueAndTheProperty() throws {
  struct Root: View {
    let models: [Model]
    @State private var index = 0
    var body: some View {
      VStack {
        Child(model: models[index])
        Button("Next") { index = 1 }
      }
    }
  }
  let models = [Model(), Model()]
  models[1].title = "second"
  let session = Session(Root(models: models))
  #expect(try session.tap("Next") == ["Root: _index changed.", "Child: @self, _model changed."])
  #expect(session.texts.first == "second 0")
  session.update { models[0].count = 9 }
  #expect(session.lines() == [])
  session.update { models[1].count = 9 }
  #expect(session.lines() == ["Child: _model changed."])
  #expect(session.texts.first == "second 9")
}

@MainActor @Test func d4AnotherObjectInTheEnvironmentRunsItsReaders() throws {
  struct Reader: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model.title) \(model.count)") }
  }
  struct Root: View {
    let models: [Model]
    @State private var index = 0
    var body: some View {
      VStack {
        Reader().environmentObject(models[index])
        Button("Next") { index = 1 }
      }
    }
  }
  let models = [Model(), Model()]
  models[1].title = "second"
  let session = Session(Root(models: models))
  #expect(try session.tap("Next") == ["Root: _index changed.", "Reader: _model changed."])
  session.update { models[0].count = 9 }
  #expect(session.lines() == [])
  session.update { models[1].count = 9 }
  #expect(session.texts.first == "second 9")
}

@MainActor @Test func lBroadObservedObjectIsReportedForBodiesThatReadNothingThatChanged() {
  struct Titled: View {
    @ObservedObject var model: Model
    var body: some View { Text(model.title) }
  }
  let model = Model()
  let session = Session(
    VStack {
      Child(model: model)
      Titled(model: model)
    })
  session.update { model.count = 1 }
  #expect(session.lines() == ["Child: _model changed.", "Titled: _model changed."])
  #expect(session.findings == ["broad-observed-object"])
  session.update { model.title = "t" }
  #expect(session.findings == [])
}

@MainActor @Test func kWritesOfPublishedPropertiesAreRecordedOnceWithOldAndNew() throws {
  struct Root: View {
    let model: Model
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown { Child(model: model) }
        Button("Show") { isShown.toggle() }
      }
    }
  }
  let model = Model()
  let session = Session(Root(model: model))
  // The object is let go and observed anew; its writes are still told once.
  try session.tap("Show")
  try session.tap("Show")
  session.update { model.count = 3 }
  let writes = session.lastUpdate?.writes ?? []
  #expect(writes.map(\.property) == ["count"])
  #expect(writes.map(\.old) == ["0"])
  #expect(writes.map(\.new) == ["3"])
}

@MainActor @Test func d4AnEqualWriteIsRecordedAsOneThatIsAnnounced() throws {
  let model = Model()
  let session = Session(Child(model: model))
  session.update {
    model.count = 1
    model.title = "title"
  }
  let writes = try #require(session.lastUpdate?.writes)
  #expect(writes.map(\.property) == ["count", "title"])
  #expect(writes.map(\.isRepeated) == [false, true])
  #expect(writes.allSatisfy { !$0.isEqual })
}

import Engine
import Testing

// The samples 17, 19 and 20: what a body depends on, node by node.

@Observable private final class Dog { var name = "Milo" }

@Observable private final class Treat { var kind = "biscuit" }

@MainActor @Test func sample17TwoModelsAndThreeReadersAreAGraph() throws {
  struct KennelView: View {
    @State private var dog = Dog()
    @State private var treat = Treat()
    var body: some View {
      VStack {
        DogView(dog: dog, treat: treat)
        Button("Rename the dog") { dog.name = "Luna" }
        Button("Change the treat") { treat.kind = "bone" }
      }
    }
  }
  struct DogView: View {
    let dog: Dog
    let treat: Treat
    var body: some View {
      VStack {
        Text("\(dog.name) would like a \(treat.kind)")
        DogBadge(dog: dog)
        TreatView(treat: treat)
      }
    }
  }
  struct DogBadge: View {
    let dog: Dog
    var body: some View { Text(dog.name) }
  }
  struct TreatView: View {
    let treat: Treat
    var body: some View { Text("Treat of the day: \(treat.kind)") }
  }
  let session = Session(KennelView())
  func outcomes() -> [String] { ["KennelView", "DogView", "DogBadge", "TreatView"].flatMap { session.outcomes($0) } }
  #expect(try session.tap("Rename the dog") == ["DogView: \\Dog.name changed.", "DogBadge: \\Dog.name changed."])
  #expect(outcomes() == ["kept untouched", "kept ran", "kept ran", "kept skipped"])
  #expect(
    try session.tap("Change the treat") == ["DogView: \\Treat.kind changed.", "TreatView: \\Treat.kind changed."])
  #expect(outcomes() == ["kept untouched", "kept ran", "kept skipped", "kept ran"])
  let readers = session.frame.dependencies.filter { $0.isRead }
    .compactMap { edge in session.frame.nodes[edge.reader].map { "\($0.type) \(edge.property)" } }.sorted()
  #expect(
    readers == [
      "DogBadge \\Dog.name", "DogView \\Dog.name", "DogView \\Treat.kind", "KennelView _dog", "KennelView _treat",
      "TreatView \\Treat.kind",
    ])
}

private final class Helper { let name = "helper" }

private final class Counter: ObservableObject { @Published var count = 0 }

private struct Limits {
  var lowest = 0
  var highest = 10
}

@MainActor private enum Settings { static var unit = "cm" }

private struct ValueDefaultChild: View {
  let limits = Limits()
  var body: some View { Text("\(limits.lowest) to \(limits.highest)") }
}

private struct ClassDefaultChild: View {
  let helper = Helper()
  var body: some View { Text(helper.name) }
}

private struct StateObjectDefaultChild: View {
  @StateObject private var counter = Counter()
  var body: some View { Text("\(counter.count)") }
}

private struct ObservedObjectDefaultChild: View {
  @ObservedObject private var counter = Counter()
  var body: some View { Text("\(counter.count)") }
}

private struct StateClassDefaultChild: View {
  @State private var helper = Helper()
  var body: some View { Text(helper.name) }
}

private struct InjectedValueChild: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

private struct ClassChild: View {
  let helper: Helper
  var body: some View { Text(helper.name) }
}

private struct ObservedChild: View {
  @ObservedObject var counter: Counter
  var body: some View { Text("\(counter.count)") }
}

private struct BindingChild: View {
  @Binding var number: Int
  var body: some View { Text("\(number)") }
}

private struct StaticReadChild: View { var body: some View { Text(Settings.unit) } }

@MainActor @Test func sample19OnlyChildrenWhoseInputsDifferRun() throws {
  struct InputMatrixView: View {
    @State private var unrelated = 0
    @State private var number = 1
    @State private var helper = Helper()
    @StateObject private var counter = Counter()
    var body: some View {
      VStack {
        Text("Unrelated: \(unrelated)")
        ValueDefaultChild()
        ClassDefaultChild()
        StateObjectDefaultChild()
        ObservedObjectDefaultChild()
        StateClassDefaultChild()
        InjectedValueChild(number: number)
        ClassChild(helper: Helper())
        ClassChild(helper: helper)
        ObservedChild(counter: counter)
        ObservedChild(counter: Counter())
        BindingChild(number: $number)
        StaticReadChild()
        Button("Count") { unrelated += 1 }
      }
    }
  }
  let session = Session(InputMatrixView())
  #expect(
    try session.tap("Count") == [
      "InputMatrixView: _unrelated changed.", "ClassDefaultChild: @self changed.",
      "ObservedObjectDefaultChild: @self, _counter changed.", "StateClassDefaultChild: @self changed.",
      "ClassChild: @self changed.", "ObservedChild: @self, _counter changed.",
    ])
  let (ran, skipped) = ("kept wasted", "kept skipped")
  #expect(session.outcomes("ValueDefaultChild") == [skipped])
  #expect(session.outcomes("ClassDefaultChild") == [ran])
  #expect(session.outcomes("StateObjectDefaultChild") == [skipped])
  #expect(session.outcomes("ObservedObjectDefaultChild") == [ran])
  #expect(session.outcomes("StateClassDefaultChild") == [ran])
  #expect(session.outcomes("InjectedValueChild") == [skipped])
  #expect(session.outcomes("ClassChild") == [ran, skipped])
  #expect(session.outcomes("ObservedChild") == [skipped, ran])
  #expect(session.outcomes("BindingChild") == [skipped])
  #expect(session.outcomes("StaticReadChild") == [skipped])
  #expect(session.skips("StaticReadChild") == [.noInputs])
  #expect(session.findings == ["unowned-observed-object", "unowned-observed-object"])
}

private struct NarrowDog {
  var name = "Milo"
  var breed = "beagle"
  var isTired = false
  var image = "dog"
}

private struct PlayTimeKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  fileprivate var isPlayTime: Bool {
    get { self[PlayTimeKey.self] }
    set { self[PlayTimeKey.self] = newValue }
  }
}

private enum Wide {
  struct ScalableDogImage: View {
    let dog: NarrowDog
    var body: some View { Image(systemName: dog.image).scaledToFit() }
  }
}

private enum Narrow {
  struct ScalableDogImage: View {
    let image: String
    var body: some View { Image(systemName: image).scaledToFit() }
  }
}

@MainActor @Test func sample20AViewRunsForWhatItIsGiven() throws {
  struct PlaygroundView: View {
    @State private var isPlayTime = false
    var body: some View {
      VStack {
        DogView().environment(\.isPlayTime, isPlayTime)
        Button("Play") { isPlayTime.toggle() }
      }
    }
  }
  struct DogView: View {
    @State private var dog = NarrowDog()
    @Environment(\.isPlayTime) private var isPlayTime
    var body: some View {
      VStack {
        DogHeader(name: dog.name, breed: dog.breed)
        Wide.ScalableDogImage(dog: dog)
        Narrow.ScalableDogImage(image: dog.image)
        Text(dog.isTired ? "Tired" : "Awake")
        Text(isPlayTime ? "Time to play" : "Time to rest")
        Button("Change the breed") { dog.breed = "boxer" }
        Button("Tire out") { dog.isTired = true }
      }
    }
  }
  struct DogHeader: View {
    let name: String
    let breed: String
    var body: some View { Text("\(name), a \(breed)") }
  }
  let session = Session(PlaygroundView())
  func outcomes() -> [String] {
    ["DogView", "DogHeader", "Wide.ScalableDogImage", "Narrow.ScalableDogImage"].flatMap { session.outcomes($0) }
  }
  #expect(
    try session.tap("Change the breed") == [
      "DogView: _dog changed.", "DogHeader: @self changed.", "Wide.ScalableDogImage: @self changed.",
    ])
  #expect(outcomes() == ["kept ran", "kept ran", "kept wasted", "kept skipped"])
  #expect(try session.tap("Tire out") == ["DogView: _dog changed.", "Wide.ScalableDogImage: @self changed."])
  #expect(outcomes() == ["kept ran", "kept skipped", "kept wasted", "kept skipped"])
  #expect(
    try session.tap("Play") == ["PlaygroundView: _isPlayTime changed.", "DogView: _isPlayTime changed."])
  #expect(outcomes() == ["kept ran", "kept skipped", "kept skipped", "kept skipped"])
}

import Engine

private struct LevelKey: EnvironmentKey { static var defaultValue: Int { -1 } }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

/// What descriptions are shown with. The numbers reach the views on five ways: as values, through bindings, through an
/// object, through a model, and through the environment.
struct Shown {
  var world: World
  var numbers: Binding<[Int]>
  var object: WorldObject
  var model: WorldModel
}

/// Shows a description in a world that can be written.
struct WorldView: View {
  let spec: Spec
  let object: WorldObject
  let model: WorldModel
  @Binding var world: World

  var body: some View {
    VStack {
      spec.view(Shown(world: world, numbers: $world.numbers, object: object, model: model))
    }
  }
}

extension Spec {
  /// The view of a description; of static type where the description allows it, and erased where it can't.
  @MainActor func view(_ shown: Shown) -> AnyView {
    let numbers = shown.world.numbers
    switch self {
    case .text(let place): return AnyView(Text("text \(numbers[place])"))
    case .plain(let place): return AnyView(PlainView(number: numbers[place]))
    case .stack(let specs): return AnyView(VStack { list(specs, shown) })
    case .row(let specs): return AnyView(HStack { list(specs, shown) })
    case .tuple(let specs):
      return AnyView(
        TupleView((specs[0].view(shown), Text("between"), specs[1].view(shown), specs[2].view(shown))))
    case .group(let spec): return AnyView(Group { spec.view(shown) })
    case .branch(let place, let a, let b):
      return AnyView(Branching(condition: numbers[place] % 2 == 0, first: a.view(shown), second: b.view(shown)))
    case .optional(let place, let spec):
      return AnyView(numbers[place] % 2 == 0 ? PaddedView(content: spec.view(shown)) : nil)
    case .choice(let place, let specs):
      return AnyView(Choice(number: numbers[place] % 3, views: specs.map { $0.view(shown) }))
    case .rows(let place, let spec):
      let list = shown.world.lists[place]
      return AnyView(ForEach(list, id: \.self) { id in RowView(id: id, content: spec.view(shown)) })
    case .lazyStack(let place):
      let list = shown.world.lists[place]
      return AnyView(
        ScrollView {
          LazyVStack { ForEach(lazyIDs(list), id: \.self) { LazyRow(id: $0) } }
        })
    case .list(let place, let spec):
      let list = shown.world.lists[place]
      let number = numbers[place]
      return AnyView(
        List {
          spec.view(shown)
          ForEach(list, id: \.self) { id in
            Section {
              ForEach(lazyIDs([id, id + 1]), id: \.self) { LazyRow(id: $0 * 10 + number) }
            } header: {
              Text("header \(id)")
            }
          }
        })
    case .erased(let place, let a, let b):
      return numbers[place] % 2 == 0 ? AnyView(a.view(shown)) : AnyView(PaddedView(content: b.view(shown)))
    case .identified(let place, let spec): return AnyView(spec.view(shown).id(numbers[place] / 2))
    case .equatable(let place): return AnyView(EqualView(number: numbers[place]).equatable())
    case .modified(let place, let spec):
      return AnyView(spec.view(shown).modifier(Labelled(number: numbers[place])))
    case .conditionallyModified(let place, let spec):
      return AnyView(spec.view(shown).modifier(Conditional(isOn: numbers[place] % 2 == 0)))
    case .disabled(let place, let spec): return AnyView(spec.view(shown).disabled(numbers[place] % 2 == 0))
    case .stateful(let spec): return AnyView(StatefulView(content: spec.view(shown)))
    case .seeded(let place): return AnyView(SeededView(number: numbers[place]))
    case .bound(let place): return AnyView(BoundView(number: shown.numbers[place]))
    case .published(let place): return AnyView(PublishedView(object: shown.object, place: place))
    case .tracked(let place): return AnyView(TrackedView(model: shown.model, place: place))
    case .environment(let place, let spec): return AnyView(spec.view(shown).environment(\.level, numbers[place]))
    case .reader: return AnyView(LevelView())
    case .between(let spec): return AnyView(Between(content: spec.view(shown)))
    }
  }

  @MainActor private func list(_ specs: [Spec], _ shown: Shown) -> some View {
    ForEach(specs.indices, id: \.self) { specs[$0].view(shown) }
  }
}

/// More rows than elements, so that some are out of sight.
private func lazyIDs(_ list: [Int]) -> [Int] { list.flatMap { id in (0..<5).map { id * 5 + $0 } } }

/// A row of a list or lazy stack, of the same height always.
private struct LazyRow: View {
  let id: Int
  @State private var opened = false
  var body: some View {
    Button(opened ? "open \(id)" : "row \(id)") { opened.toggle() }.frame(height: 150)
  }
}

private struct PlainView: View {
  let number: Int
  var body: some View { Text("plain \(number % 3)") }
}

private struct Branching<A: View, B: View>: View {
  let condition: Bool
  let first: A
  let second: B
  var body: some View { if condition { first } else { second } }
}

private struct PaddedView<Content: View>: View {
  let content: Content
  var body: some View {
    Text("padded")
    content
  }
}

private struct Choice: View {
  let number: Int
  let views: [AnyView]
  var body: some View {
    switch number {
    case 0: views[0]
    case 1: Group { views[1] }
    default: views[2]
    }
  }
}

private struct RowView<Content: View>: View {
  let id: Int
  let content: Content
  @State private var opened = false
  var body: some View {
    Button(opened ? "open \(id)" : "row \(id)") { opened.toggle() }
    content
  }
}

private struct EqualView: View, Equatable {
  let number: Int
  nonisolated static func == (a: Self, b: Self) -> Bool { a.number == b.number }
  var body: some View { Text("equal \(number)") }
}

private struct Labelled: ViewModifier {
  let number: Int
  func body(content: Content) -> some View {
    VStack {
      content
      Text("label \(number)")
      if number > 3 { content }
    }
  }
}

private struct Conditional: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View { if isOn { content.font(.title) } else { content } }
}

private struct StatefulView<Content: View>: View {
  let content: Content
  @State private var count = 0
  var body: some View {
    Button("count \(count)") { count += 1 }
    if count % 2 == 0 { content }
  }
}

private struct SeededView: View {
  let number: Int
  @State private var first = 0
  var body: some View { Text("seeded \(number + first)") }
}

private struct BoundView: View {
  @Binding var number: Int
  var body: some View { Button("bound \(number)") { number += 1 } }
}

private struct PublishedView: View {
  @ObservedObject var object: WorldObject
  let place: Int
  var body: some View { Text("published \(object.numbers[place])") }
}

private struct TrackedView: View {
  let model: WorldModel
  let place: Int
  var body: some View { Text("tracked \(model.numbers[place])") }
}

private struct LevelView: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct Between: View {
  let content: AnyView
  var body: some View { content }
}

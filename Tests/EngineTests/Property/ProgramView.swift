import Engine
import Foundation

/// Shows the description of a screen in a world that its controls write.
struct ProgramView: View {
  let spec: ProgramSpec
  let object: WorldObject
  let model: WorldModel
  @Binding var world: World

  var body: some View {
    VStack { spec.view(Shown(world: world, numbers: $world.numbers, object: object, model: model), $world) }
  }
}

extension ProgramSpec {
  @MainActor func view(_ shown: Shown, _ world: Binding<World>) -> AnyView {
    let number = world.numbers
    func one(_ spec: ProgramSpec) -> AnyView { spec.view(shown, world) }
    func isOn(_ place: Int) -> Binding<Bool> {
      Binding(
        get: { number.wrappedValue[place] % 2 == 1 },
        set: { number.wrappedValue[place] = number.wrappedValue[place] / 2 * 2 + ($0 ? 1 : 0) })
    }
    switch self {
    case .tree(let spec): return spec.view(shown)
    case .layout(let spec): return spec.view(shown.world, world)
    case .column(let specs):
      return AnyView(
        VStack {
          one(specs[0])
          one(specs[1])
          one(specs[2])
        })
    case .toggle(let place): return AnyView(Toggle("toggle \(place)", isOn: isOn(place)))
    case .stepper(let place): return AnyView(Stepper("stepper \(place)", value: number[place], in: 0...9))
    case .slider(let place):
      let value = Binding(
        get: { Double(number.wrappedValue[place]) }, set: { number.wrappedValue[place] = Int($0) })
      return AnyView(Slider(value: value, in: 0...9) { Text("slider \(place)") })
    case .field(let place):
      let text = Binding(
        get: { String(repeating: "x", count: number.wrappedValue[place]) },
        set: { number.wrappedValue[place] = $0.count % 10 })
      return AnyView(TextField("field \(place)", text: text))
    case .picker(let place):
      return AnyView(
        Picker("picker \(place)", selection: number[place]) {
          ForEach(0..<10, id: \.self) { Text("option \($0)").tag($0) }
        })
    case .grid(let place):
      return AnyView(
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]) {
          ForEach(shown.world.lists[place], id: \.self) { Text("cell \($0)") }
        })
    case .insetList(let place):
      let words = Text(verbatim: String(repeating: "word ", count: number.wrappedValue[place] * 4))
      return AnyView(
        List(shown.world.lists[place], id: \.self) { Text("listed \($0)") }.frame(height: 200)
          .contentMargins(.bottom, CGFloat(number.wrappedValue[place]))
          .safeAreaInset(edge: .top) { words })
    case .menu(let place):
      return AnyView(
        Menu("menu \(place)") {
          Button("add \(place)") { number.wrappedValue[place] = (number.wrappedValue[place] + 1) % 10 }
        })
    default: return presented(shown, world, isOn)
    }
  }

  @MainActor private func presented(
    _ shown: Shown, _ world: Binding<World>, _ isOn: @escaping (Int) -> Binding<Bool>
  ) -> AnyView {
    let number = world.numbers
    func one(_ spec: ProgramSpec) -> AnyView { spec.view(shown, world) }
    switch self {
    case .tapped(let place, let spec):
      return AnyView(
        one(spec).onTapGesture { number.wrappedValue[place] = (number.wrappedValue[place] + 1) % 10 })
    case .changing(let place, let other, let spec):
      return AnyView(
        one(spec).onChange(of: shown.world.numbers[place]) { _, new in
          number.wrappedValue[other] = min(number.wrappedValue[other], new)
        })
    case .tabs(let place, let specs):
      let selection = Binding(
        get: { number.wrappedValue[place] % 3 }, set: { number.wrappedValue[place] = $0 })
      return AnyView(
        TabView(selection: selection) {
          one(specs[0]).tabItem { Text("first") }.tag(0)
          one(specs[1]).tabItem { Text("second") }.tag(1)
          one(specs[2]).tabItem { Text("third") }.tag(2)
        })
    case .navigation(let place, let root, let detail):
      return AnyView(
        NavigationStack(path: world.lists[place]) {
          VStack {
            one(root)
            NavigationLink("go \(place)", value: place)
          }
          .navigationDestination(for: Int.self) { id in
            VStack {
              Text("detail \(id)")
              one(detail)
            }
          }
        })
    case .sheet(let place, let spec, let content):
      return AnyView(
        one(spec).sheet(isPresented: isOn(place)) {
          VStack {
            one(content)
            Button("close \(place)") { isOn(place).wrappedValue = false }
          }
        })
    case .alert(let place, let spec):
      return AnyView(
        one(spec).alert("alert \(place)", isPresented: isOn(place)) {
          Button("fine \(place)") {}
        } message: {
          Text("message \(shown.world.numbers[place])")
        })
    case .popover(let place, let spec, let content):
      return AnyView(one(spec).popover(isPresented: isOn(place)) { one(content) })
    case .disclosure(let place, let spec):
      return AnyView(DisclosureGroup("more \(place)", isExpanded: isOn(place)) { one(spec) })
    case .summed(let spec):
      return AnyView(
        VStack { one(spec) }.preference(key: Sum.self, value: shown.world.numbers[0])
          .overlayPreferenceValue(Sum.self) { Text("sum \($0)") })
    case .transition(let place, let spec):
      return AnyView(
        VStack { if shown.world.numbers[place] % 2 == 0 { one(spec).transition(.opacity) } }
          .animation(.default, value: shown.world.numbers[place]))
    case .seen(let place, let spec):
      let sightings = shown.object.sightings
      return AnyView(
        VStack { one(spec) }.onAppear { sightings.add(place, 1) }.onDisappear { sightings.add(place, -1) })
    case .cover(let place, let spec, let content):
      return AnyView(
        one(spec).fullScreenCover(isPresented: isOn(place)) {
          VStack {
            one(content)
            Button("uncover \(place)") { isOn(place).wrappedValue = false }
          }
        })
    default: return AnyView(EmptyView())
    }
  }
}

private struct Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

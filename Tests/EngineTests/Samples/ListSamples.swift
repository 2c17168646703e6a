import Engine
import Testing

// The samples 07 and 11: rows, node by node.

private struct IdentityItem: Identifiable, Hashable {
  let id: Int
  let name: String
  static let all = [
    IdentityItem(id: 1, name: "Apple"), IdentityItem(id: 2, name: "Pear"), IdentityItem(id: 3, name: "Plum"),
  ]
}

@MainActor @Test func sample07RowsWithAStableIDAreLeftAloneAndOthersAreRecreated() throws {
  struct ForEachIdentitySampleView: View {
    @State private var tick = 0
    var body: some View {
      VStack {
        Text("Tick \(tick)")
        ForEach(IdentityItem.all) { StableIdentityRow(item: $0) }
        ForEach(IdentityItem.all) { item in UnstableIdentityRow(item: item).id("\(item.id)-\(tick)") }
        Button("Next tick") { tick += 1 }
      }
    }
  }
  struct StableIdentityRow: View {
    let item: IdentityItem
    @State private var color = Color(red: .random(in: 0...1), green: 0, blue: 0)
    var body: some View { Text(item.name).foregroundColor(color) }
  }
  struct UnstableIdentityRow: View {
    let item: IdentityItem
    @State private var color = Color(red: .random(in: 0...1), green: 0, blue: 0)
    var body: some View { Text(item.name).foregroundColor(color) }
  }
  let session = Session(ForEachIdentitySampleView())
  let colors = session.frame.sources.values.filter { $0.name == "color" }
  let owners = session.frame.nodesInOrder.filter { $0.type == "StableIdentityRow" }.map(\.id)
  #expect(
    try session.tap("Next tick")
      == ["ForEachIdentitySampleView: _tick changed."]
      + Array(repeating: "UnstableIdentityRow: @self, @identity, _color changed.", count: 3))
  let names = ["Apple", "Pear", "Plum"]
  var expected = [
    "ForEachIdentitySampleView: kept ran", "VStack: kept skipped", "TupleView: kept skipped",
    "Text Tick 1: kept ran", "ForEach: kept skipped",
  ]
  for name in names {
    expected += [
      "StableIdentityRow: kept untouched", "Text \(name): kept untouched",
    ]
  }
  expected += ["ForEach: kept ran"]
  for name in names {
    expected += [
      ".id: kept ran", "UnstableIdentityRow: recreated ran",
      "Text \(name): recreated untouched",
    ]
  }
  expected += ["Button Next tick: kept skipped", "Text Next tick: kept skipped"]
  for name in names {
    expected += [
      "UnstableIdentityRow: removed untouched, lost color",
      "Text \(name): removed untouched",
    ]
  }
  #expect(session.allOutcomes == expected)
  #expect(session.findings.filter { $0 == "unstable-id" }.count == 3)
  #expect(session.findings.filter { $0 == "state-loss" }.count == 3)
  // The stable rows keep their colours.
  for owner in owners {
    let before = colors.first { $0.owner == owner }
    #expect(before != nil && session.frame.sources.values.first { $0.owner == owner } == before)
  }
}

private struct CellItem: Identifiable, Equatable {
  let id: Int
  var isLiked = false
}

private final class CellListViewModel: ObservableObject {
  @Published var items = (1...20).map { CellItem(id: $0) }

  func isLiked(_ id: Int) -> Bool { items.first { $0.id == id }?.isLiked ?? false }

  func like(_ id: Int) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isLiked.toggle()
  }
}

@MainActor @Test func sample11CellsThatObserveTheListsModelAllRun() throws {
  struct CellListView: View {
    @StateObject private var viewModel = CellListViewModel()
    var body: some View {
      ScrollView { VStack { ForEach(viewModel.items) { CellView(viewModel: viewModel, id: $0.id) } } }
    }
  }
  struct CellView: View {
    @ObservedObject var viewModel: CellListViewModel
    let id: Int
    var body: some View {
      HStack {
        Text("Photo \(id)")
        Button(viewModel.isLiked(id) ? "Liked" : "Like") { viewModel.like(id) }
      }
    }
  }
  let session = Session(CellListView())
  try session.perform("tap \"Like\" 3")
  #expect(
    session.lines()
      == ["CellListView: _viewModel changed."] + Array(repeating: "CellView: _viewModel changed.", count: 20))
  let wasted = "kept wasted"
  #expect(
    session.outcomes("CellView") == [wasted, wasted, "kept ran"] + Array(repeating: wasted, count: 17))
}

@MainActor @Test func sample11OfCellsThatTakeTheirItemOneRuns() throws {
  struct CellListView: View {
    @StateObject private var viewModel = CellListViewModel()
    var body: some View {
      ScrollView {
        VStack {
          ForEach(viewModel.items) { item in CellView(item: item) { viewModel.like(item.id) }.equatable() }
        }
      }
    }
  }
  struct CellView: View, Equatable {
    let item: CellItem
    let action: () -> Void
    nonisolated static func == (a: Self, b: Self) -> Bool { a.item == b.item }
    var body: some View {
      HStack {
        Text("Photo \(item.id)")
        Button(item.isLiked ? "Liked" : "Like") { action() }
      }
    }
  }
  let session = Session(CellListView())
  try session.perform("tap \"Like\" 3")
  #expect(session.lines() == ["CellListView: _viewModel changed.", "CellView: @self changed."])
  let skipped = "kept skipped"
  #expect(
    session.outcomes("CellView") == [skipped, skipped, "kept ran"] + Array(repeating: skipped, count: 17))
}

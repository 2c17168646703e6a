import Engine
import Foundation
import Testing

// The samples 22, 23, 24 and 28: rows that are made as they come into view, node by node.

private struct Dog: Identifiable {
  let id: Int
  var name: String { "Dog \(id)" }
  var likesBalls: Bool { id.isMultiple(of: 2) }
}

private struct DogCell: View {
  let dog: Dog
  var body: some View { Text(dog.name) }
}

private let dogs = (0..<1_000).map { Dog(id: $0) }

/// What became of each row's cell: how often.
@MainActor private func tally(_ session: Session, _ type: String) -> [String: Int] {
  Dictionary(grouping: session.outcomes(type)) { $0 }.mapValues(\.count)
}

@MainActor @Test func sample22ConstantRowsAreMadeByTheScreenful() throws {
  struct DogListHeader: View {
    let count: Int
    var body: some View { Text("\(count) dogs") }
  }
  struct DogListView: View {
    var body: some View {
      List {
        DogListHeader(count: dogs.count).id("header")
        ForEach(dogs) { DogCell(dog: $0) }
      }
    }
  }
  let session = Session(DogListView())
  #expect(tally(session, "DogCell") == ["inserted ran": 21])
  #expect(session.outcomes("DogListHeader") == ["inserted ran"])
  #expect(
    session.frame.nodesInOrder.prefix(7).map { "\($0.type) \($0.name ?? "")" } == [
      "DogListView ", "List ", "TupleView ", ".id \"header\"", "DogListHeader ", "Text 1000 dogs",
      "ForEach 1000 rows, made as they are shown",
    ])
  #expect(session.findings == [])
  try session.perform("scroll to 500")
  #expect(tally(session, "DogCell") == ["offscreen untouched": 21, "inserted ran": 24])
  #expect(session.frames(of: "Dog 500").map(\.midY) == [22])
  try session.perform("scroll to header")
  #expect(tally(session, "DogCell") == ["kept untouched": 21, "offscreen untouched": 24])
  #expect(session.frames(of: "1000 dogs").map(\.midY) == [22])
  #expect(session.lines() == [])
}

@MainActor @Test func sample22AnIfWithoutElseMakesAllContents() throws {
  struct DogListView: View {
    var body: some View { List { ForEach(dogs) { dog in if dog.likesBalls { DogCell(dog: dog) } } } }
  }
  let session = Session(DogListView())
  #expect(tally(session, "if") == ["inserted untouched": 1_000])
  #expect(tally(session, "DogCell") == ["inserted ran": 500])
  #expect(session.findings == ["non-constant-row-count"])
  try session.perform("scroll to 500")
  #expect(session.lines() == [])
  #expect(session.frames(of: "Dog 500").map(\.midY) == [22])
}

@MainActor @Test func sample22AnAnyViewMakesAllContents() {
  struct DogListView: View {
    var body: some View { List(dogs) { dog in cell(for: dog) } }
    private func cell(for dog: Dog) -> AnyView { AnyView(DogCell(dog: dog)) }
  }
  let session = Session(DogListView())
  #expect(tally(session, "DogCell") == ["inserted ran": 1_000])
  #expect(
    session.frame.nodesInOrder.first { $0.type == "ForEach" }?.name == "1000 rows, all made: an AnyView")
}

@MainActor @Test func sample22AFilterLeavesRowsConstantWhereverItStands() throws {
  struct DogListView: View {
    @State private var title = "Dogs"
    let dogs: () -> [Dog]
    var body: some View {
      VStack(spacing: 0) {
        Button(title) { title = "Ball lovers" }.frame(height: 44)
        List { ForEach(dogs()) { DogCell(dog: $0) } }
      }
    }
  }
  let filtered = dogs.filter { $0.likesBalls }
  let inBody = Session(DogListView { dogs.filter { $0.likesBalls } })
  let inModel = Session(DogListView { filtered })
  for session in [inBody, inModel] {
    #expect(tally(session, "DogCell") == ["inserted ran": 21])
    #expect(session.findings == [])
    #expect(try session.tap("Dogs") == ["DogListView: _title changed."])
  }
  // The body's filter makes another array each time, so the rows are made again and compared; the model's is the same.
  #expect(tally(inBody, "DogCell") == ["kept skipped": 21])
  #expect(tally(inModel, "DogCell") == ["kept untouched": 21])
}

private struct Breed: Identifiable {
  let id: String
  var dogs: [String]
}

@MainActor @Test func sample23SectionsMakeAScreenfulOfRows() throws {
  struct BreedListView: View {
    @State private var breeds = (1...50).map { number in
      Breed(id: "Breed \(number)", dogs: (1...20).map { "Dog \(number).\($0)" })
    }
    var body: some View {
      VStack(spacing: 0) {
        Button("Add a dog") { breeds[0].dogs.insert("Dog 1.0", at: 0) }.frame(height: 44)
        List {
          ForEach(breeds) { breed in
            Section {
              ForEach(breed.dogs, id: \.self) { DogRow(name: $0) }
            } header: {
              BreedHeader(name: breed.id)
            }
          }
        }
      }
    }
  }
  struct BreedHeader: View {
    let name: String
    var body: some View { Text(name) }
  }
  struct DogRow: View {
    let name: String
    var body: some View { Text(name) }
  }
  let session = Session(BreedListView())
  // 800 points: the header and 18 rows meet them; the last two of the first section follow… of which one is a row.
  #expect(tally(session, "BreedHeader") == ["inserted ran": 1])
  #expect(tally(session, "DogRow") == ["inserted ran": 20])
  #expect(session.findings == [])
  #expect(
    try session.tap("Add a dog") == ["BreedListView: _breeds changed.", "DogRow: @self changed."])
  #expect(tally(session, "BreedHeader") == ["kept skipped": 1])
  #expect(tally(session, "DogRow") == ["inserted ran": 1, "kept skipped": 19, "offscreen skipped": 1])
  #expect(session.frame.nodesInOrder.filter { $0.type == "Section" }.count == 50)
}

@MainActor @Test func sample24RowsKeepTheElementsIDsAndMoveAsTheyAreSorted() throws {
  struct Pet: Identifiable {
    let id: Int
    var name: String
    var friend: Int
  }
  struct KennelView: View {
    @State private var pets = [
      Pet(id: 1, name: "Rex", friend: 3), Pet(id: 2, name: "Bella", friend: 1), Pet(id: 3, name: "Max", friend: 2),
    ]
    @State private var order = [KeyPathComparator(\Pet.name)]
    var body: some View {
      Table(of: Pet.self, sortOrder: $order) {
        TableColumn("Name", value: \.name) { FriendCell(name: $0.name) }
      } rows: {
        ForEach(pets) { pet in TableRow(pets.first { $0.id == pet.friend } ?? pet) }
      }
      .onChange(of: order) { pets.sort(using: $1) }
    }
  }
  struct FriendCell: View {
    let name: String
    var body: some View { Text(name) }
  }
  let session = Session(KennelView())
  var rows: [String] { session.frame.nodesInOrder.filter { $0.type == "TableRow" }.compactMap(\.explicitID) }
  #expect(rows == ["1", "2", "3"])
  #expect(session.texts == ["Name", "Max", "Rex", "Bella"])
  try session.tap("Name")
  #expect(rows == ["1", "3", "2"])
  #expect(session.texts == ["Name", "Max", "Bella", "Rex"])
  #expect(session.runs(of: "FriendCell") == 0)
}

@MainActor @Test func sample28AScreenfulOfBodiesOrAllOfThem() throws {
  struct LazyRowsView: View {
    @State private var showsConditionalRows = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Conditional rows") { showsConditionalRows = true }.frame(height: 44)
        if showsConditionalRows {
          List(0..<1_000) { ConditionalRow(number: $0) }
        } else {
          List(0..<1_000) { StaticRow(number: $0) }
        }
      }
    }
  }
  struct StaticRow: View {
    let number: Int
    var body: some View { Text("Row \(number)") }
  }
  struct ConditionalRow: View {
    let number: Int
    var body: some View { if number.isMultiple(of: 2) { Text("Row \(number)") } }
  }
  let session = Session(LazyRowsView())
  #expect(tally(session, "StaticRow") == ["inserted ran": 21])
  try session.tap("Conditional rows")
  #expect(tally(session, "ConditionalRow") == ["inserted ran": 1_000])
  #expect(session.findings == ["non-constant-row-count"])
}

import Engine
import Recording
import Testing

// The samples 25, 26, 27 and 29: what is on the screen, node by node.

@MainActor @Test func sample25APaddingStandsAroundEachDisplayableOfAGroup() throws {
  struct SecretView: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Group {
          Button("Show secret") { isShown.toggle() }
          if isShown { Text("The treats are in the cupboard") } else { Color.gray }
        }
        .padding()
      }
    }
  }
  let session = Session(SecretView())
  let kinds = Dictionary(session.frame.nodesInOrder.map { ($0.type, $0.kind) }) { first, _ in first }
  #expect(
    kinds == [
      "SecretView": .composed, "VStack": .container, ".padding": .modifier, "Group": .structural,
      "TupleView": .structural, "if/else": .structural, "Button": .unary, "Text": .unary, "Color": .unary,
    ])
  let button = ["VStack", "  .padding", "    Button Show secret", "      Text Show secret"]
  #expect(session.layoutTree == button + ["  .padding", "    Color gray"])
  #expect(try session.tap("Show secret") == ["SecretView: _isShown changed."])
  #expect(session.layoutTree == button + ["  .padding", "    Text The treats are in the cupboard"])
  #expect(
    session.allOutcomes == [
      "SecretView: kept ran", "VStack: kept skipped", ".padding: kept skipped", "Group: kept skipped",
      "TupleView: kept skipped", "Button Show secret: kept skipped", "Text Show secret: kept skipped",
      "if/else: kept ran", "Text The treats are in the cupboard: recreated untouched",
      "Color gray: removed untouched",
    ])
  #expect(session.displayTransitions == ["Removed displayable at 1, fade", "Inserted displayable at 1, fade"])
}

@MainActor @Test func sample26TextsInBranchesReplaceEachOtherAndOneTextChanges() throws {
  struct ChangedOrReplacedView: View {
    @State private var isTwo = false
    var body: some View {
      HStack {
        ReplacedView(value: isTwo)
        ChangedView(value: isTwo)
        Button("Count") { isTwo.toggle() }
      }
    }
  }
  struct ReplacedView: View {
    let value: Bool
    var body: some View {
      VStack {
        Text("One")
        if value { Text("Two") } else { Text("Three") }
      }
    }
  }
  struct ChangedView: View {
    let value: Bool
    var body: some View {
      VStack {
        Text("One")
        Text(value ? "Two" : "Three")
      }
    }
  }
  let session = Session(ChangedOrReplacedView())
  try session.tap("Count")
  #expect(
    session.displayLines == [
      "Removed displayable at 1", "Inserted displayable at 1", "Changed displayable at 1",
    ])
  #expect(
    session.allOutcomes == [
      "ChangedOrReplacedView: kept ran", "HStack: kept skipped", "TupleView: kept skipped", "ReplacedView: kept ran",
      "VStack: kept skipped", "TupleView: kept skipped", "Text One: kept skipped", "if/else: kept ran",
      "Text Two: recreated untouched", "ChangedView: kept ran", "VStack: kept skipped", "TupleView: kept skipped",
      "Text One: kept skipped", "Text Two: kept ran", "Button Count: kept skipped", "Text Count: kept skipped",
      "Text Three: removed untouched",
    ])
}

private struct EditedPet: Identifiable {
  let id: Int
  var name: String
}

@MainActor @Test func sample27EachEditOfRowsIsTheShortest() throws {
  struct EditedListView: View {
    @State private var pets = [
      EditedPet(id: 1, name: "Milo"), EditedPet(id: 2, name: "Bella"), EditedPet(id: 3, name: "Rex"),
      EditedPet(id: 4, name: "Luna"),
    ]
    var body: some View {
      VStack {
        VStack { ForEach(pets) { PetRow(name: $0.name) } }
        Button("Insert") { pets.insert(EditedPet(id: 5, name: "Coco"), at: 1) }
        Button("Remove") { pets.removeFirst() }
        Button("Move") { pets.append(pets.removeFirst()) }
        Button("Rename") { pets[1].name = "Max" }
      }
    }
  }
  struct PetRow: View {
    let name: String
    @State private var treats = 0
    var body: some View { Text("\(name), \(treats) treats") }
  }
  let session = Session(EditedListView())
  let skipped = "kept skipped"
  try session.tap("Insert")
  #expect(session.displayLines == ["Inserted displayable at 1"])
  #expect(session.outcomes("PetRow") == [skipped, "inserted ran", skipped, skipped, skipped])
  try session.tap("Remove")
  #expect(session.displayLines == ["Removed displayable at 0"])
  #expect(session.outcomes("PetRow") == [skipped, skipped, skipped, skipped, "removed untouched, lost treats"])
  try session.tap("Move")
  #expect(session.displayTransitions == ["Moved displayable from 0 to 3, move"])
  #expect(session.outcomes("PetRow") == [skipped, skipped, skipped, "moved skipped"])
  try session.tap("Rename")
  #expect(session.displayLines == ["Changed displayable at 1"])
  #expect(session.outcomes("PetRow") == [skipped, "kept ran", skipped, skipped])
  #expect(session.findings == [])
}

@MainActor @Test func sample27StaticTextsChangeWhereRowsComeAndGo() throws {
  struct CountedTextsView: View {
    @State private var words = ["One", "Two"]
    var body: some View {
      HStack {
        StaticTexts(words: words)
        RowTexts(words: words)
        Button("Count") { words = ["Two", "Three"] }
      }
    }
  }
  struct StaticTexts: View {
    let words: [String]
    var body: some View {
      VStack {
        Text(words[0])
        Text(words[1])
      }
    }
  }
  struct RowTexts: View {
    let words: [String]
    var body: some View { VStack { ForEach(words, id: \.self) { Text($0) } } }
  }
  let session = Session(CountedTextsView())
  try session.tap("Count")
  #expect(
    session.displayLines == [
      "Changed displayable at 0", "Changed displayable at 1", "Removed displayable at 0", "Inserted displayable at 1",
    ])
  #expect(session.outcomes("Two") == ["kept ran", "kept skipped"])
  #expect(session.outcomes("Three") == ["kept ran", "inserted untouched"])
  #expect(session.outcomes("One") == ["removed untouched"])
}

@MainActor @Test func sample29TheColourChangesWhereABodyRan() throws {
  struct RandomBackgroundView: View {
    @State private var count = 0
    var body: some View {
      VStack {
        ExtractedTitle()
        Text("An inline title").randomBackground()
        Text("Count: \(count)").randomBackground()
        Button("Count") { count += 1 }
      }
    }
  }
  struct ExtractedTitle: View { var body: some View { Text("An extracted title").randomBackground() } }
  let session = Session(RandomBackgroundView())
  try session.tap("Count")
  #expect(session.outcomes("ExtractedTitle") == ["kept skipped"])
  #expect(session.outcomes("An inline title") == ["kept skipped"])
  #expect(session.outcomes("Count: 1") == ["kept ran"])
  // The colours behind the texts, in tree order.
  #expect(session.outcomes("Color") == ["kept untouched", "kept ran", "kept ran"])
  #expect(session.displayLines == ["Changed displayable at 1", "Changed displayable at 2"])
}

extension View {
  fileprivate func randomBackground() -> some View {
    background(Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), opacity: 0.3))
  }
}

import Engine
import Testing

// The samples 12 to 16 and 18: one identity or two, node by node.

@MainActor @Test func sample12TwoBranchesAreTwoIconsAndAnArgumentIsOne() throws {
  struct SameOrDifferentView: View {
    @State private var isGood = false
    var body: some View {
      VStack {
        HStack {
          BranchedIcon(isGood: isGood)
          SingleIcon(isGood: isGood)
        }
        Button("Praise") { isGood.toggle() }
      }
    }
  }
  struct BranchedIcon: View {
    let isGood: Bool
    var body: some View {
      if isGood {
        PawIcon().foregroundColor(.green).frame(maxHeight: .infinity, alignment: .top)
      } else {
        PawIcon().foregroundColor(.red).frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
  }
  struct SingleIcon: View {
    let isGood: Bool
    var body: some View {
      PawIcon()
        .foregroundColor(isGood ? .green : .red)
        .frame(maxHeight: .infinity, alignment: isGood ? .top : .bottom)
    }
  }
  struct PawIcon: View { var body: some View { Image(systemName: "pawprint.fill") } }
  let session = Session(SameOrDifferentView())
  try session.tap("Praise")
  #expect(
    session.allOutcomes == [
      "SameOrDifferentView: kept ran", "VStack: kept skipped", "TupleView: kept skipped", "HStack: kept skipped",
      "TupleView: kept skipped", "BranchedIcon: kept ran", "if/else: kept ran", ".frame: recreated untouched",
      ".foregroundColor: recreated untouched", "PawIcon: recreated ran", "Image pawprint.fill: recreated untouched",
      "SingleIcon: kept ran", ".frame: kept ran", ".foregroundColor: kept ran", "PawIcon: kept skipped",
      "Image pawprint.fill: kept untouched", "Button Praise: kept skipped", "Text Praise: kept skipped",
      ".frame: removed untouched", ".foregroundColor: removed untouched", "PawIcon: removed untouched",
      "Image pawprint.fill: removed untouched",
    ])
  #expect(
    session.displayTransitions == [
      "Removed displayable at 0, fade", "Inserted displayable at 0, fade", "Changed displayable at 1, move",
    ])
  #expect(session.findings == [])
}

private struct Pet: Identifiable {
  let id: Int
  let name: String
  let breed: String

  static let shelter = [
    Pet(id: 1, name: "Milo", breed: "beagle"), Pet(id: 2, name: "Bella", breed: "poodle"),
    Pet(id: 3, name: "Rex", breed: "boxer"), Pet(id: 4, name: "Luna", breed: "setter"),
    Pet(id: 5, name: "Bella", breed: "pug"),
  ]
  static let new = Pet(id: 6, name: "Coco", breed: "collie")
}

private struct ComputedPet: Identifiable {
  var id: UUID { UUID() }
  let pet: Pet
}

private struct PetRow: View {
  let pet: Pet
  @State private var treats = 0
  var body: some View {
    HStack {
      Text("\(pet.name), \(pet.breed)")
      Button("\(treats) treats") { treats += 1 }
    }
  }
}

private struct PetList<Rows: View>: View {
  let rows: ([Pet]) -> Rows
  @State private var pets = Pet.shelter
  var body: some View {
    VStack {
      rows(pets)
      Button("Insert") { pets.insert(.new, at: 0) }
    }
  }
}

@MainActor private func inserting<Rows: View>(@ViewBuilder _ rows: @escaping ([Pet]) -> Rows) throws -> Session {
  let session = Session(PetList(rows: rows))
  try session.tap("Insert")
  return session
}

private let lostTreats = Array(repeating: "removed untouched, lost treats", count: 5)

@MainActor @Test func sample13StoredIDsInsertOneRow() throws {
  let session = try inserting { pets in ForEach(pets) { PetRow(pet: $0) } }
  #expect(session.outcomes("PetRow") == ["inserted ran"] + Array(repeating: "kept skipped", count: 5))
  #expect(session.displayLines == ["Inserted displayable at 0"])
  #expect(session.findings == [])
}

@MainActor @Test func sample13ComputedIDsRecreateAllRows() throws {
  let session = try inserting { pets in ForEach(pets.map { ComputedPet(pet: $0) }) { PetRow(pet: $0.pet) } }
  #expect(session.outcomes("PetRow") == ["inserted ran"] + Array(repeating: "recreated ran", count: 5) + lostTreats)
  #expect(
    session.displayLines
      == (0..<5).map { "Removed displayable at \($0)" } + (0..<6).map { "Inserted displayable at \($0)" })
  #expect(session.findings == ["unstable-id"] + Array(repeating: "state-loss", count: 5))
}

@MainActor @Test func sample13IndexIDsShiftAllRowsAndInsertTheLast() throws {
  let session = try inserting { pets in ForEach(pets.indices, id: \.self) { PetRow(pet: pets[$0]) } }
  #expect(session.outcomes("PetRow") == Array(repeating: "kept ran", count: 5) + ["inserted ran"])
  #expect(
    session.displayLines.filter { $0.hasPrefix("Inserted") || $0.hasPrefix("Removed") }
      == ["Inserted displayable at 5"])
  #expect(session.findings == ["index-id"])
}

@MainActor @Test func sample13OfTwoRowsWithOneNameTheLaterIsLeftOut() throws {
  let session = try inserting { pets in ForEach(pets, id: \.name) { PetRow(pet: $0) } }
  #expect(session.outcomes("PetRow") == ["inserted ran"] + Array(repeating: "kept skipped", count: 4))
  #expect(session.texts.contains("Bella, poodle") && !session.texts.contains("Bella, pug"))
  #expect(session.findings == ["duplicate-id"])
}

@MainActor @Test func sample14ABranchIsRecreatedAndAModifierChanges() throws {
  struct ShelterView: View {
    @State private var isAdoptingMode = false
    @State private var isGood = false
    var body: some View {
      VStack {
        if isAdoptingMode { AdoptionDirectory() } else { DogList() }
        PawView().foregroundColor(isGood ? .green : .red)
        Button("Adopt") { isAdoptingMode.toggle() }
        Button("Praise") { isGood.toggle() }
      }
    }
  }
  struct AdoptionDirectory: View {
    @State private var page = 1
    var body: some View { Button("Directory, page \(page)") { page += 1 } }
  }
  struct DogList: View {
    @State private var favourites = 0
    var body: some View { Button("Dogs, \(favourites) favourites") { favourites += 1 } }
  }
  struct PawView: View {
    @State private var size = 24.0
    var body: some View { Image(systemName: "pawprint.fill").font(.system(size: size)) }
  }
  let buttons = ["Adopt", "Praise"].flatMap { ["Button \($0): kept skipped", "Text \($0): kept skipped"] }
  let session = Session(ShelterView())
  try session.tap("Adopt")
  #expect(
    session.allOutcomes == [
      "ShelterView: kept ran", "VStack: kept skipped", "TupleView: kept skipped", "if/else: kept ran",
      "AdoptionDirectory: recreated ran", "Button Directory, page 1: inserted untouched",
      "Text Directory, page 1: inserted untouched", ".foregroundColor: kept skipped", "PawView: kept skipped",
      ".font: kept untouched", "Image pawprint.fill: kept untouched",
    ] + buttons + [
      "DogList: removed untouched, lost favourites", "Button Dogs, 0 favourites: removed untouched",
      "Text Dogs, 0 favourites: removed untouched",
    ])
  #expect(session.findings == ["state-loss"])
  try session.tap("Praise")
  #expect(
    session.allOutcomes == [
      "ShelterView: kept ran", "VStack: kept skipped", "TupleView: kept skipped", "if/else: kept skipped",
      "AdoptionDirectory: kept skipped", "Button Directory, page 1: kept untouched",
      "Text Directory, page 1: kept untouched", ".foregroundColor: kept ran", "PawView: kept skipped",
      ".font: kept untouched", "Image pawprint.fill: kept untouched",
    ] + buttons)
  #expect(session.displayLines == ["Changed displayable at 1"])
  #expect(session.findings == [])
}

@MainActor @Test func sample15AnErasedTypeAndABranchHaveOneOutcome() throws {
  struct BreedScreen: View {
    @State private var step = 0
    var body: some View {
      VStack {
        ErasedBreedView(step: step)
        BuiltBreedView(step: step)
        Button("Next breed") { step += 1 }
      }
    }
  }
  struct ErasedBreedView: View {
    let step: Int
    var body: some View {
      step == 0 ? AnyView(SleepingDogView()) : AnyView(PointingDogView(name: "dog \(step)"))
    }
  }
  struct BuiltBreedView: View {
    let step: Int
    var body: some View {
      switch step {
      case 0: SleepingDogView()
      default: PointingDogView(name: "dog \(step)")
      }
    }
  }
  struct SleepingDogView: View {
    @State private var naps = 0
    var body: some View { Text("Asleep, \(naps) naps") }
  }
  struct PointingDogView: View {
    let name: String
    @State private var finds = 0
    var body: some View { Text("\(name) found \(finds) birds") }
  }
  let session = Session(BreedScreen())
  // The erased node says that nothing is known of its views until they are made.
  #expect(session.frame.nodesInOrder.first { $0.type == "AnyView" }?.inputs.map(\.value) == ["unknown"])
  try session.tap("Next breed")
  #expect(session.outcomes("PointingDogView") == ["recreated ran", "recreated ran"])
  let lost = "removed untouched, lost naps"
  #expect(session.outcomes("SleepingDogView") == [lost, lost])
  #expect(session.findings == ["any-view", "state-loss", "state-loss"])
  try session.tap("Next breed")
  #expect(session.outcomes("PointingDogView") == ["kept ran", "kept ran"])
  #expect(session.outcomes("AnyView") == ["kept skipped"] && session.outcomes("if/else") == ["kept skipped"])
  #expect(session.findings == [])
}

@MainActor @Test func sample16AStateLivesAsLongAsItsIdentity() throws {
  struct LifetimeView: View {
    @State private var isDay = true
    @State private var intensity = 25
    var body: some View {
      VStack {
        if isDay { DayView() } else { NightView() }
        PurrMeter(intensity: intensity)
        Button("Turn") { isDay.toggle() }
        Button("Louder") { intensity = 50 }
      }
    }
  }
  struct DayView: View {
    @State private var title = "Day"
    var body: some View { Button(title) { title = "Holiday" } }
  }
  struct NightView: View {
    @State private var title = "Night"
    var body: some View { Button(title) { title = "Night shift" } }
  }
  struct PurrMeter: View {
    let intensity: Int
    @State private var loudest = 0
    var body: some View { Text("Purring at \(intensity), loudest \(loudest)") }
  }
  let session = Session(LifetimeView())
  let meter = session.frame.nodesInOrder.first { $0.type == "PurrMeter" }
  func titles() -> [String?] { session.frame.sources.values.filter { $0.name == "title" }.map(\.value) }
  try session.tap("Day")
  #expect(titles() == ["\"Holiday\""])
  try session.tap("Turn")
  #expect(session.outcomes("NightView") == ["recreated ran"])
  #expect(session.outcomes("DayView") == ["removed untouched, lost title"])
  #expect(session.lastUpdate?.endedSources.count == 1 && titles() == ["\"Night\""])
  try session.tap("Turn")
  #expect(session.outcomes("DayView") == ["recreated ran"])
  #expect(session.outcomes("NightView") == ["removed untouched, lost title"])
  #expect(titles() == ["\"Day\""])
  #expect(session.findings == ["state-loss"])
  try session.tap("Louder")
  #expect(session.outcomes("PurrMeter") == ["kept ran"])
  #expect(session.comparison(of: "PurrMeter", "intensity")?.old == "25")
  #expect(session.comparison(of: "PurrMeter", "intensity")?.new == "50")
  let after = session.frame.nodesInOrder.first { $0.type == "PurrMeter" }
  #expect(meter != nil && after?.id == meter?.id)
}

private struct TreatCell: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

@MainActor @Test func sample18AConditionalModifierRecreatesAndAnArgumentKeeps() throws {
  struct TreatShelf: View {
    @State private var isFirstExpired = false
    @State private var isSecondExpired = false
    var body: some View {
      VStack {
        TreatCell(name: "Biscuit").modifier(DimIfExpired(isExpired: isFirstExpired))
        TreatCell(name: "Bone").opacity(isSecondExpired ? 0.5 : 1)
        Button("Expire the first") { isFirstExpired.toggle() }
        Button("Expire the second") { isSecondExpired.toggle() }
      }
    }
  }
  struct DimIfExpired: ViewModifier {
    let isExpired: Bool
    func body(content: Content) -> some View { if isExpired { content.opacity(0.5) } else { content } }
  }
  let session = Session(TreatShelf())
  try session.tap("Expire the first")
  #expect(session.outcomes("TreatCell") == ["recreated ran", "kept skipped", "removed untouched, lost count"])
  #expect(session.findings == ["conditional-modifier", "state-loss"])
  try session.tap("Expire the second")
  #expect(session.outcomes("TreatCell") == ["kept skipped", "kept skipped"])
  #expect(session.outcomes(".opacity") == ["kept untouched", "kept ran"])
  #expect(session.findings == [])
}

@MainActor @Test func sample18InertModifiersKeepWhatTheyModify() throws {
  struct InertShelf: View {
    @State private var isExpired = false
    var body: some View {
      VStack {
        TreatCell(name: "opacity").opacity(isExpired ? 0.5 : 1)
        TreatCell(name: "frame").frame(width: isExpired ? 200 : nil, height: nil)
        TreatCell(name: "disabled").disabled(isExpired)
        TreatCell(name: "padding").padding(isExpired ? 8 : 0)
        TreatCell(name: "environment").transformEnvironment(\.font) { if isExpired { $0 = .caption } }
        TreatCell(name: "hidden").overlay { Text("Sold out").opacity(isExpired ? 1 : 0) }
        Button("Expire") { isExpired.toggle() }
      }
    }
  }
  let session = Session(InertShelf())
  let kinds = ["opacity", "frame", "disabled", "padding", "environment", "hidden"]
  for kind in kinds { try session.tap("\(kind): 0") }
  for _ in 0..<2 {
    #expect(try session.tap("Expire") == ["InertShelf: _isExpired changed."])
    #expect(session.outcomes("TreatCell") == Array(repeating: "kept skipped", count: kinds.count))
    for kind in kinds { #expect(session.texts.contains("\(kind): 1")) }
    #expect(session.findings == [])
  }
}

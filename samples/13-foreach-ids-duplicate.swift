// Shows: rows that are known by a name that two pets have. The first one has it, and the later one is left out.
// graphdump: tap "Insert"

import SwiftUI

struct Pet {
  let name: String
  let breed: String

  static let shelter = [
    Pet(name: "Milo", breed: "beagle"),
    Pet(name: "Bella", breed: "poodle"),
    Pet(name: "Rex", breed: "boxer"),
    Pet(name: "Luna", breed: "setter"),
    Pet(name: "Bella", breed: "pug"),
  ]
}

struct PetListView: View {
  @State private var pets = Pet.shelter

  var body: some View {
    VStack {
      ForEach(pets, id: \.name) { pet in
        PetRow(pet: pet)
      }
      Button("Insert") { pets.insert(Pet(name: "Coco", breed: "collie"), at: 0) }
    }
  }
}

struct PetRow: View {
  let pet: Pet
  @State private var treats = 0

  var body: some View {
    HStack {
      Text("\(pet.name), \(pet.breed)")
      Button("\(treats) treats") { treats += 1 }
    }
  }
}

#Preview {
  PetListView()
}

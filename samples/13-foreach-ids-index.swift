// Shows: rows that are known by their index. After an insertion at the front each row shows the pet of its neighbour
// with its own treats, and the new row is the last one.
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
      ForEach(pets.indices, id: \.self) { index in
        PetRow(pet: pets[index])
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

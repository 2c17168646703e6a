// Shows: rows whose ids are stored in the data. An insertion at the front makes one row and leaves the others alone.
// graphdump: tap "Insert"

import SwiftUI

struct Pet: Identifiable {
  let id: Int
  let name: String
  let breed: String

  static let shelter = [
    Pet(id: 1, name: "Milo", breed: "beagle"),
    Pet(id: 2, name: "Bella", breed: "poodle"),
    Pet(id: 3, name: "Rex", breed: "boxer"),
    Pet(id: 4, name: "Luna", breed: "setter"),
    Pet(id: 5, name: "Bella", breed: "pug"),
  ]
}

struct PetListView: View {
  @State private var pets = Pet.shelter

  var body: some View {
    VStack {
      ForEach(pets) { pet in
        PetRow(pet: pet)
      }
      Button("Insert") { pets.insert(Pet(id: 6, name: "Coco", breed: "collie"), at: 0) }
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

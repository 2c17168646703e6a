// Shows: the shortest edit from the rows before to the rows after. A row that is inserted, removed or moved is one
// change, a row that is renamed is changed in place, and what only shifted is none.
// See what is drawn with: graphdump changes 27-foreach-edit --display-list
// graphdump: tap "Insert"
// graphdump: tap "Remove"
// graphdump: tap "Move"
// graphdump: tap "Rename"

import SwiftUI

struct Pet: Identifiable {
  let id: Int
  var name: String
}

struct EditedListView: View {
  @State private var pets = [
    Pet(id: 1, name: "Milo"), Pet(id: 2, name: "Bella"), Pet(id: 3, name: "Rex"), Pet(id: 4, name: "Luna"),
  ]

  var body: some View {
    VStack {
      VStack {
        ForEach(pets) { pet in
          PetRow(name: pet.name)
        }
      }
      Button("Insert") { pets.insert(Pet(id: 5, name: "Coco"), at: 1) }
      Button("Remove") { pets.removeFirst() }
      Button("Move") { pets.append(pets.removeFirst()) }
      Button("Rename") { pets[1].name = "Max" }
    }
  }
}

struct PetRow: View {
  let name: String
  @State private var treats = 0

  var body: some View {
    Text("\(name), \(treats) treats")
  }
}

#Preview {
  EditedListView()
}

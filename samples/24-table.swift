// Shows: a table's row has the id of the element that it is made for, even where it shows another one.
// graphdump: tap "Name"
// graphdump: tap "Name"

import SwiftUI

struct Dog: Identifiable {
  let id: Int
  var name: String
  var breed: String
  var bestFriend: Int
}

struct KennelView: View {
  @State private var dogs = [
    Dog(id: 1, name: "Rex", breed: "Boxer", bestFriend: 3),
    Dog(id: 2, name: "Bella", breed: "Poodle", bestFriend: 1),
    Dog(id: 3, name: "Max", breed: "Beagle", bestFriend: 2),
  ]
  @State private var order = [KeyPathComparator(\Dog.name)]

  var body: some View {
    VStack {
      Table(of: Dog.self, sortOrder: $order) {
        TableColumn("Name", value: \.name) { dog in DogNameCell(name: dog.name) }
        TableColumn("Breed", value: \.breed)
      } rows: {
        ForEach(dogs)
      }
      Table(of: Dog.self) {
        TableColumn("Best friend") { dog in FriendCell(name: dog.name) }
      } rows: {
        ForEach(dogs) { dog in
          TableRow(friend(of: dog))
        }
      }
    }
    .onChange(of: order, initial: true) { _, order in dogs.sort(using: order) }
  }

  private func friend(of dog: Dog) -> Dog {
    dogs.first { $0.id == dog.bestFriend } ?? dog
  }
}

struct DogNameCell: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

struct FriendCell: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

#Preview {
  KennelView()
}

// Shows: a filter in body keeps rows constant, so a screenful is made, but it filters all dogs at each evaluation.
// graphdump: scroll to 500
// graphdump: tap "Rename the list"

import SwiftUI

struct Dog: Identifiable {
  let id: Int
  var name: String { "Dog \(id)" }
  var likesBalls: Bool { id.isMultiple(of: 2) }
}

struct DogListView: View {
  @State private var title = "Dogs that like balls"
  private let dogs = (0..<2000).map { Dog(id: $0) }

  var body: some View {
    VStack {
      Text(title)
      Button("Rename the list") { title = "Ball lovers" }
      List {
        ForEach(dogs.filter { $0.likesBalls }) { dog in
          DogCell(dog: dog)
        }
      }
    }
  }
}

struct DogCell: View {
  let dog: Dog

  var body: some View {
    Text(dog.name)
  }
}

#Preview {
  DogListView()
}

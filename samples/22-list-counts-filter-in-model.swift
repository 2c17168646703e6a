// Shows: a filter in the model runs when the dogs change, and the list makes a screenful of constant rows.
// graphdump: scroll to 500
// graphdump: tap "Rename the list"

import SwiftUI

struct Dog: Identifiable {
  let id: Int
  var name: String { "Dog \(id)" }
  var likesBalls: Bool { id.isMultiple(of: 2) }
}

@Observable final class Kennel {
  var dogs: [Dog] {
    didSet { ballLovers = dogs.filter { $0.likesBalls } }
  }
  private(set) var ballLovers: [Dog]

  init(count: Int) {
    let dogs = (0..<count).map { Dog(id: $0) }
    self.dogs = dogs
    ballLovers = dogs.filter { $0.likesBalls }
  }
}

struct DogListView: View {
  @State private var kennel = Kennel(count: 2000)
  @State private var title = "Dogs that like balls"

  var body: some View {
    VStack {
      Text(title)
      Button("Rename the list") { title = "Ball lovers" }
      List {
        ForEach(kennel.ballLovers) { dog in
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

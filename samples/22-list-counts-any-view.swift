// Shows: a row in an `AnyView` can be any number of views, so all 1,000 are made to count them.
// graphdump: scroll to 500

import SwiftUI

struct Dog: Identifiable {
  let id: Int
  var name: String { "Dog \(id)" }
  var isPuppy: Bool { id.isMultiple(of: 5) }
}

struct DogListView: View {
  private let dogs = (0..<1000).map { Dog(id: $0) }

  var body: some View {
    List(dogs) { dog in
      cell(for: dog)
    }
  }

  private func cell(for dog: Dog) -> AnyView {
    dog.isPuppy ? AnyView(PuppyCell(dog: dog)) : AnyView(DogCell(dog: dog))
  }
}

struct DogCell: View {
  let dog: Dog

  var body: some View {
    Text(dog.name)
  }
}

struct PuppyCell: View {
  let dog: Dog

  var body: some View {
    Label(dog.name, systemImage: "pawprint")
  }
}

#Preview {
  DogListView()
}

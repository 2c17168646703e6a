// Shows: rows that are one view for certain are counted without being made, so a screenful of 1,000 is.
// graphdump: scroll to 500
// graphdump: scroll to header

import SwiftUI

struct Dog: Identifiable {
  let id: Int
  var name: String { "Dog \(id)" }
}

struct DogListView: View {
  private let dogs = (0..<1000).map { Dog(id: $0) }

  var body: some View {
    List {
      DogListHeader(count: dogs.count)
        .id("header")
      ForEach(dogs) { dog in
        DogCell(dog: dog)
      }
    }
  }
}

struct DogListHeader: View {
  let count: Int

  var body: some View {
    Text("\(count) dogs")
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

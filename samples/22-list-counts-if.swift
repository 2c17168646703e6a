// Shows: a row that is an `if` without `else` is one view or none, so all 1,000 are made to count them.
// graphdump: scroll to 500

import SwiftUI

struct Dog: Identifiable {
  let id: Int
  var name: String { "Dog \(id)" }
  var likesBalls: Bool { id.isMultiple(of: 2) }
}

struct DogListView: View {
  private let dogs = (0..<1000).map { Dog(id: $0) }

  var body: some View {
    List {
      ForEach(dogs) { dog in
        if dog.likesBalls {
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

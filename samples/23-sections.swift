// Shows: sections with a `ForEach` in each are understood: a screenful of 1,000 rows is made, also after one is added.
// graphdump: tap "Add a dog"

import SwiftUI

struct Breed: Identifiable {
  let id: String
  var dogs: [String]
}

struct BreedListView: View {
  @State private var breeds = (1...50).map { number in
    Breed(id: "Breed \(number)", dogs: (1...20).map { "Dog \(number).\($0)" })
  }

  var body: some View {
    VStack {
      Button("Add a dog") { breeds[0].dogs.insert("Dog 1.0", at: 0) }
      List {
        ForEach(breeds) { breed in
          Section {
            ForEach(breed.dogs, id: \.self) { dog in
              DogRow(name: dog)
            }
          } header: {
            BreedHeader(name: breed.id)
          }
        }
      }
    }
  }
}

struct BreedHeader: View {
  let name: String

  var body: some View {
    Text(name).font(.headline)
  }
}

struct DogRow: View {
  let name: String

  var body: some View {
    Text(name)
  }
}

#Preview {
  BreedListView()
}

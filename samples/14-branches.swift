// Shows: the two branches of an if are two identities, each with a state that ends when the branch is left. A modifier
// with a conditional argument keeps the identity of what it modifies.
// graphdump: tap "Adopt"
// graphdump: tap "Praise"

import SwiftUI

struct ShelterView: View {
  @State private var isAdoptingMode = false
  @State private var isGood = false

  var body: some View {
    VStack {
      if isAdoptingMode {
        AdoptionDirectory()
      } else {
        DogList()
      }
      PawView()
        .foregroundColor(isGood ? .green : .red)
      Button("Adopt") { isAdoptingMode.toggle() }
      Button("Praise") { isGood.toggle() }
    }
  }
}

struct AdoptionDirectory: View {
  @State private var page = 1

  var body: some View {
    Button("Directory, page \(page)") { page += 1 }
  }
}

struct DogList: View {
  @State private var favourites = 0

  var body: some View {
    Button("Dogs, \(favourites) favourites") { favourites += 1 }
  }
}

struct PawView: View {
  @State private var size = 24.0

  var body: some View {
    Image(systemName: "pawprint.fill")
      .font(.system(size: size))
  }
}

#Preview {
  ShelterView()
}

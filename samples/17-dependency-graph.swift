// Shows: dependencies are a graph, not a tree. Two models are read by three bodies: each change runs the two that read
// the model that changed.
// graphdump: tap "Rename the dog"
// graphdump: tap "Change the treat"

import SwiftUI

@Observable final class Dog {
  var name = "Milo"
}

@Observable final class Treat {
  var kind = "biscuit"
}

struct KennelView: View {
  @State private var dog = Dog()
  @State private var treat = Treat()

  var body: some View {
    VStack {
      DogView(dog: dog, treat: treat)
      Button("Rename the dog") { dog.name = "Luna" }
      Button("Change the treat") { treat.kind = "bone" }
    }
  }
}

struct DogView: View {
  let dog: Dog
  let treat: Treat

  var body: some View {
    VStack {
      Text("\(dog.name) would like a \(treat.kind)")
      DogBadge(dog: dog)
      TreatView(treat: treat)
    }
  }
}

struct DogBadge: View {
  let dog: Dog

  var body: some View {
    Label(dog.name, systemImage: "pawprint")
  }
}

struct TreatView: View {
  let treat: Treat

  var body: some View {
    Text("Treat of the day: \(treat.kind)")
  }
}

#Preview {
  KennelView()
}

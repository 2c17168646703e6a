// Shows: a switch that returns AnyView, and the same with @ViewBuilder. Another type is another identity in both, the
// same type is kept in both; but how many views an AnyView stands for is known only when it has been made.
// graphdump: tap "Next breed"
// graphdump: tap "Next breed"

import SwiftUI

enum Breed: String, CaseIterable {
  case bulldog, pointer, setter

  var next: Breed {
    switch self {
    case .bulldog: .pointer
    case .pointer: .setter
    case .setter: .bulldog
    }
  }
}

struct BreedScreen: View {
  @State private var breed = Breed.bulldog

  var body: some View {
    VStack {
      ErasedBreedView(breed: breed)
      BuiltBreedView(breed: breed)
      Button("Next breed") { breed = breed.next }
    }
  }
}

struct ErasedBreedView: View {
  let breed: Breed

  var body: some View {
    content(for: breed)
  }

  private func content(for breed: Breed) -> AnyView {
    switch breed {
    case .bulldog: AnyView(SleepingDogView())
    case .pointer, .setter: AnyView(PointingDogView(name: breed.rawValue))
    }
  }
}

struct BuiltBreedView: View {
  let breed: Breed

  var body: some View {
    content(for: breed)
  }

  @ViewBuilder private func content(for breed: Breed) -> some View {
    switch breed {
    case .bulldog: SleepingDogView()
    case .pointer, .setter: PointingDogView(name: breed.rawValue)
    }
  }
}

struct SleepingDogView: View {
  @State private var naps = 0

  var body: some View {
    Text("Asleep, \(naps) naps")
  }
}

struct PointingDogView: View {
  let name: String
  @State private var finds = 0

  var body: some View {
    Text("The \(name) found \(finds) birds")
  }
}

#Preview {
  BreedScreen()
}

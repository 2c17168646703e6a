// Shows: what a view is given decides what it runs for. An image that is given the whole dog runs for its breed and its
// tiredness, one that is given its picture for neither; the time to play concerns the view that declares its key.
// graphdump: tap "Change the breed"
// graphdump: tap "Tire out"
// graphdump: tap "Play"

import SwiftUI

struct Dog {
  var name = "Milo"
  var breed = "beagle"
  var isTired = false
  var image = "dog"
}

private struct PlayTimeKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isPlayTime: Bool {
    get { self[PlayTimeKey.self] }
    set { self[PlayTimeKey.self] = newValue }
  }
}

struct PlaygroundView: View {
  @State private var isPlayTime = false

  var body: some View {
    VStack {
      DogView()
        .environment(\.isPlayTime, isPlayTime)
      Button("Play") { isPlayTime.toggle() }
    }
  }
}

struct DogView: View {
  @State private var dog = Dog()
  @Environment(\.isPlayTime) private var isPlayTime

  var body: some View {
    VStack {
      DogHeader(name: dog.name, breed: dog.breed)
      Wide.ScalableDogImage(dog: dog)
      Narrow.ScalableDogImage(image: dog.image)
      Text(dog.isTired ? "Tired" : "Awake")
      Text(isPlayTime ? "Time to play" : "Time to rest")
      Button("Change the breed") { dog.breed = "boxer" }
      Button("Tire out") { dog.isTired = true }
    }
  }
}

struct DogHeader: View {
  let name: String
  let breed: String

  var body: some View {
    Text("\(name), a \(breed)")
  }
}

enum Wide {
  struct ScalableDogImage: View {
    let dog: Dog

    var body: some View {
      Image(systemName: dog.image)
        .scaledToFit()
    }
  }
}

enum Narrow {
  struct ScalableDogImage: View {
    let image: String

    var body: some View {
      Image(systemName: image)
        .scaledToFit()
    }
  }
}

#Preview {
  PlaygroundView()
}

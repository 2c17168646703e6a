// Shows: what makes an update slow. A model that loads in its initialiser holds up the appearance, and so does a body
// that formats all its texts each time; a model that loads in a task lets the view appear first, and stops when the view
// goes. See the times with: graphdump lint 21-slow-updates --timings
// graphdump: tap "Hide"
// graphdump: tap "Show"
// graphdump: wait 1s

import SwiftUI

struct SlowUpdatesView: View {
  @StateObject private var kennel = Kennel()
  @State private var isShown = true

  var body: some View {
    VStack {
      EagerDogList()
      PriceList()
      if isShown {
        DogsInTime(kennel: kennel)
      }
      Text(kennel.status)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}

/// Loads while the first value is made.
final class EagerKennel: ObservableObject {
  @Published var dogs: [String]

  init() {
    dogs = Array((0..<60_000).map { "Dog number \($0)" }.sorted().prefix(3))
  }
}

struct EagerDogList: View {
  @StateObject private var kennel = EagerKennel()

  var body: some View {
    Text(kennel.dogs.joined(separator: ", "))
  }
}

/// Loads when it is asked to, and lets go when nobody waits any more.
@MainActor final class Kennel: ObservableObject {
  @Published private(set) var dogs: [String] = []
  @Published private(set) var status = "Not loaded"

  func load() async {
    status = "Loading"
    do {
      try await Task.sleep(for: .seconds(1))
      dogs = ["Bella", "Luna", "Milo"]
      status = "Loaded"
    } catch {
      status = "Cancelled"
    }
  }
}

struct DogsInTime: View {
  @ObservedObject var kennel: Kennel

  var body: some View {
    Text("\(kennel.dogs.count) dogs")
      .task { await kennel.load() }
  }
}

/// Formats 20,000 prices to show the highest.
struct PriceList: View {
  var body: some View {
    Text((1...20_000).map { String(format: "%08.2f", Double($0) * 1.19) }.max() ?? "")
  }
}

#Preview {
  SlowUpdatesView()
}

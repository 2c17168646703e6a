// Shows: the phases of an update: a state, an observed object and an observable model each change once; the last tap
// runs two bodies that change nothing on the screen, for running a body is not drawing.
// graphdump: tap "Count"
// graphdump: tap "Louder"
// graphdump: tap "Rename"
// graphdump: tap "Log a visit"

import SwiftUI

final class PlayerSettings: ObservableObject {
  @Published var volume = 3
  /// No view shows it.
  @Published var visits = 0
}

@Observable
final class Profile {
  var name = "Ada"
}

struct PhasesView: View {
  @State private var count = 0
  @StateObject private var settings = PlayerSettings()
  @State private var profile = Profile()

  var body: some View {
    VStack {
      CounterRow(count: count)
      SettingsRow(settings: settings)
      ProfileRow(profile: profile)
      Button("Count") { count += 1 }
      Button("Louder") { settings.volume += 1 }
      Button("Rename") { profile.name = "Grace" }
      Button("Log a visit") { settings.visits += 1 }
    }
  }
}

struct CounterRow: View {
  let count: Int

  var body: some View {
    Text("Count: \(count)")
  }
}

struct SettingsRow: View {
  @ObservedObject var settings: PlayerSettings

  var body: some View {
    Text("Volume: \(settings.volume)")
  }
}

struct ProfileRow: View {
  let profile: Profile

  var body: some View {
    Text("Player: \(profile.name)")
  }
}

#Preview {
  PhasesView()
}

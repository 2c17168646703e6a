// Shows: a state lives as long as the identity of its view. The title that was edited by day is gone when night has
// come and passed. The meter below is given two values, and is one identity throughout.
// graphdump: tap "Rename the day"
// graphdump: tap "Turn"
// graphdump: tap "Turn"
// graphdump: tap "Louder"

import SwiftUI

struct LifetimeView: View {
  @State private var isDay = true
  @State private var intensity = 25

  var body: some View {
    VStack {
      if isDay {
        DayView()
      } else {
        NightView()
      }
      PurrMeter(intensity: intensity)
      Button("Turn") { isDay.toggle() }
      Button("Louder") { intensity = 50 }
    }
  }
}

struct DayView: View {
  @State private var title = "Day"

  var body: some View {
    VStack {
      Text(title)
      Button("Rename the day") { title = "Holiday" }
    }
  }
}

struct NightView: View {
  @State private var title = "Night"

  var body: some View {
    VStack {
      Text(title)
      Button("Rename the night") { title = "Night shift" }
    }
  }
}

struct PurrMeter: View {
  let intensity: Int
  @State private var loudest = 0

  var body: some View {
    Text("Purring at \(intensity) of 100, loudest \(loudest)")
  }
}

#Preview {
  LifetimeView()
}

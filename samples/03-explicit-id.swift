// Shows: an id that is made anew at each evaluation. The subview under it ends and begins again, and its colour is lost.
// graphdump: tap "Toggle"

import SwiftUI

struct SampleDiffView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      ExtractSubView()
        .id(UUID())
      Text(isOn ? "The light is on" : "The light is off")
      Button("Toggle") { isOn.toggle() }
    }
  }
}

struct ExtractSubView: View {
  @State private var color = Color.random

  var body: some View {
    Text("Living room")
      .foregroundColor(color)
  }
}

extension Color {
  static var random: Color {
    Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
  }
}

#Preview {
  SampleDiffView()
}

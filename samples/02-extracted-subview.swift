// Shows: the constant part as a view of its own. It stores nothing, so it never runs again because of its parent.
// graphdump: tap "Toggle"

import SwiftUI

struct SampleDiffView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      ExtractSubView()
      Text(isOn ? "The light is on" : "The light is off")
      Button("Toggle") { isOn.toggle() }
    }
  }
}

struct ExtractSubView: View {
  var body: some View {
    Text("Living room")
  }
}

#Preview {
  SampleDiffView()
}

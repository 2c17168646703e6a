// Shows: a body that reads state runs again. The constant text in it is made again and is equal; the other text keeps
// its identity and changes in place.
// graphdump: tap "Toggle"
// graphdump: tap "Toggle"

import SwiftUI

struct SampleDiffView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Living room")
      Text(isOn ? "The light is on" : "The light is off")
      Button("Toggle") { isOn.toggle() }
    }
  }
}

#Preview {
  SampleDiffView()
}

// Shows: passing a binding on is not reading it. Only the view that reads the binding runs; neither its owner nor the
// button that writes through it does.
// graphdump: tap "Toggle"
// graphdump: tap "Toggle"

import SwiftUI

struct SampleBindingDiffView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      ExtractTitleView()
      ExtractLightView(isOn: $isOn)
      ExtractSubButton(isOn: $isOn)
    }
  }
}

struct ExtractTitleView: View {
  var body: some View {
    Text("Living room")
  }
}

struct ExtractLightView: View {
  @Binding var isOn: Bool

  var body: some View {
    Text(isOn ? "The light is on" : "The light is off")
  }
}

struct ExtractSubButton: View {
  @Binding var isOn: Bool

  var body: some View {
    Button("Toggle") { isOn.toggle() }
  }
}

#Preview {
  SampleBindingDiffView()
}

// Shows: whoever declares an observed object runs when it changes, read or not: the button only writes it.
// graphdump: tap "Toggle"
// graphdump: tap "Toggle"

import SwiftUI

final class LightViewModel: ObservableObject {
  @Published var isOn = false
}

struct SampleObservedObjectDiffView: View {
  @StateObject private var viewModel = LightViewModel()

  var body: some View {
    VStack {
      ObservedTitleView()
      ObservedLightView(viewModel: viewModel)
      ObservedSubButton(viewModel: viewModel)
    }
  }
}

struct ObservedTitleView: View {
  var body: some View {
    Text("Living room")
  }
}

struct ObservedLightView: View {
  @ObservedObject var viewModel: LightViewModel

  var body: some View {
    Text(viewModel.isOn ? "The light is on" : "The light is off")
  }
}

struct ObservedSubButton: View {
  @ObservedObject var viewModel: LightViewModel

  var body: some View {
    Button("Toggle") { viewModel.isOn.toggle() }
  }
}

#Preview {
  SampleObservedObjectDiffView()
}

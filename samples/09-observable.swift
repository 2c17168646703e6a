// Shows: a view depends on the properties of an observable model that its body reads, and on no others.
// graphdump: tap "Toggle"
// graphdump: tap "Toggle"

import SwiftUI

@Observable
final class LightModel {
  var title = "Living room"
  var isOn = false
}

struct ObservableMacroSampleView: View {
  @State private var model = LightModel()

  var body: some View {
    VStack {
      ObservableMacroTitleView(model: model)
      ObservableMacroLightView(model: model)
      ObservableMacroSubButton(model: model)
    }
  }
}

struct ObservableMacroTitleView: View {
  let model: LightModel

  var body: some View {
    Text(model.title)
  }
}

struct ObservableMacroLightView: View {
  let model: LightModel

  var body: some View {
    Text(model.isOn ? "The light is on" : "The light is off")
  }
}

struct ObservableMacroSubButton: View {
  let model: LightModel

  var body: some View {
    Button("Toggle") { model.isOn.toggle() }
  }
}

#Preview {
  ObservableMacroSampleView()
}

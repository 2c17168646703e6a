import SwiftUI

/// A room with a light, which is the only view that a tap may run.
public struct RoomView: View {
  @State private var isOn = false

  public init() {}

  public var body: some View {
    VStack {
      Text("Living room")
      LightView(isOn: $isOn)
      Button("Toggle") { isOn.toggle() }
    }
  }
}

struct LightView: View {
  @Binding var isOn: Bool

  var body: some View { Text(isOn ? "The light is on" : "The light is off") }
}

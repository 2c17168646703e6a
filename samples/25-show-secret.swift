// Shows: the four kinds of nodes. Composed views and structural ones are no part of the layout, a container is, and so
// is a modifier, once for each displayable below it: the group's padding stands around the button and around the text.
// graphdump: tap "Show secret"

import SwiftUI

struct SecretView: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Group {
        Button("Show secret") { isShown.toggle() }
        if isShown {
          Text("The treats are in the cupboard")
        } else {
          Color.gray
        }
      }
      .padding()
    }
  }
}

#Preview {
  SecretView()
}

// Shows: two icons in two branches are two identities, so one leaves and the other enters. One icon with a modifier
// whose argument changes is one identity, so it changes and moves in place.
// graphdump: tap "Praise"

import SwiftUI

struct SameOrDifferentView: View {
  @State private var isGood = false

  var body: some View {
    VStack {
      HStack {
        BranchedIcon(isGood: isGood)
        SingleIcon(isGood: isGood)
      }
      Button("Praise") { isGood.toggle() }
    }
  }
}

struct BranchedIcon: View {
  let isGood: Bool

  var body: some View {
    if isGood {
      PawIcon()
        .foregroundColor(.green)
        .frame(maxHeight: .infinity, alignment: .top)
    } else {
      PawIcon()
        .foregroundColor(.red)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

struct SingleIcon: View {
  let isGood: Bool

  var body: some View {
    PawIcon()
      .foregroundColor(isGood ? .green : .red)
      .frame(maxHeight: .infinity, alignment: isGood ? .top : .bottom)
  }
}

struct PawIcon: View {
  var body: some View {
    Image(systemName: "pawprint.fill")
  }
}

#Preview {
  SameOrDifferentView()
}

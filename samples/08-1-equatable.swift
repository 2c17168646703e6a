// Shows: a child that is compared with its own ==, because of .equatable().
// graphdump: tap "Change unrelated"
// graphdump: tap "Add one"

import SwiftUI

struct EquatableValueSampleView: View {
  @State private var count = 0
  @State private var unrelated = 0

  var body: some View {
    VStack {
      Text("Unrelated: \(unrelated)")
      EquatableValueCounterView(count: count)
        .equatable()
      Button("Change unrelated") { unrelated += 1 }
      Button("Add one") { count += 1 }
    }
  }
}

struct EquatableValueCounterView: View, Equatable {
  let count: Int

  var body: some View {
    Text("Count: \(count)")
  }
}

#Preview {
  EquatableValueSampleView()
}

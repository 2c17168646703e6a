// Shows: a child that takes a plain value runs when the value differs, and not for the state that its parent alone
// reads. The same child with a binding names the binding as the cause.
// graphdump: tap "Change unrelated"
// graphdump: tap "Add one"

import SwiftUI

struct NonEquatableSampleView: View {
  @State private var count = 0
  @State private var unrelated = 0

  var body: some View {
    VStack {
      Text("Unrelated: \(unrelated)")
      PlainCounterView(count: count)
      BoundCounterView(count: $count)
      Button("Change unrelated") { unrelated += 1 }
      Button("Add one") { count += 1 }
    }
  }
}

struct PlainCounterView: View {
  let count: Int

  var body: some View {
    Text("Count: \(count)")
  }
}

struct BoundCounterView: View {
  @Binding var count: Int

  var body: some View {
    Text("Bound: \(count)")
  }
}

#Preview {
  NonEquatableSampleView()
}

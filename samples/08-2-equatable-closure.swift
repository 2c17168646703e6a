// Shows: a closure differs each time it is made. An == that leaves it out keeps the child from running for it.
// graphdump: tap "Change unrelated"
// graphdump: tap "Change from the child"
// graphdump: tap "Add one"

import SwiftUI

struct EquatableClosureSampleView: View {
  @State private var count = 0
  @State private var unrelated = 0

  var body: some View {
    VStack {
      Text("Unrelated: \(unrelated)")
      EquatableClosureCounterView(count: count) {
        unrelated += 1
      }
      .equatable()
      Button("Change unrelated") { unrelated += 1 }
      Button("Add one") { count += 1 }
    }
  }
}

struct EquatableClosureCounterView: View, Equatable {
  let count: Int
  let action: () -> Void

  nonisolated static func == (old: Self, new: Self) -> Bool {
    old.count == new.count
  }

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Change from the child", action: action)
    }
  }
}

#Preview {
  EquatableClosureSampleView()
}

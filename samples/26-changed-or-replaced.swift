// Shows: two texts in two branches replace each other on the screen, one text whose words change is changed.
// See what is drawn with: graphdump changes 26-changed-or-replaced --display-list
// graphdump: tap "Count"

import SwiftUI

struct ChangedOrReplacedView: View {
  @State private var isTwo = false

  var body: some View {
    HStack {
      ReplacedView(value: isTwo)
      ChangedView(value: isTwo)
      Button("Count") { isTwo.toggle() }
    }
  }
}

struct ReplacedView: View {
  let value: Bool

  var body: some View {
    VStack {
      Text("One")
      if value {
        Text("Two")
      } else {
        Text("Three")
      }
    }
  }
}

struct ChangedView: View {
  let value: Bool

  var body: some View {
    VStack {
      Text("One")
      Text(value ? "Two" : "Three")
    }
  }
}

#Preview {
  ChangedOrReplacedView()
}

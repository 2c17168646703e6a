// Shows: a list makes a screenful of rows where each is one view for certain, and all of them where it has to look.
// graphdump: tap "Conditional rows"

import SwiftUI

struct LazyRowsView: View {
  @State private var showsConditionalRows = false

  var body: some View {
    VStack {
      Button("Conditional rows") { showsConditionalRows = true }
      if showsConditionalRows {
        List(0..<1000) { number in ConditionalRow(number: number) }
      } else {
        List(0..<1000) { number in StaticRow(number: number) }
      }
    }
  }
}

struct StaticRow: View {
  let number: Int

  var body: some View {
    Text("Row \(number)")
  }
}

struct ConditionalRow: View {
  let number: Int

  var body: some View {
    if number.isMultiple(of: 2) {
      Text("Row \(number)")
    }
  }
}

#Preview {
  LazyRowsView()
}

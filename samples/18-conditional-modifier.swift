// Shows: a modifier that puts its content into a branch recreates it when the condition changes, and its state is lost.
// A modifier whose argument changes keeps it.
// graphdump: tap "Expire the first"
// graphdump: tap "Expire the second"

import SwiftUI

struct TreatShelf: View {
  @State private var isFirstExpired = false
  @State private var isSecondExpired = false

  var body: some View {
    VStack {
      TreatCell(name: "Biscuit")
        .modifier(DimIfExpired(isExpired: isFirstExpired))
      TreatCell(name: "Bone")
        .opacity(isSecondExpired ? 0.5 : 1)
      Button("Expire the first") { isFirstExpired.toggle() }
      Button("Expire the second") { isSecondExpired.toggle() }
    }
  }
}

struct DimIfExpired: ViewModifier {
  let isExpired: Bool

  func body(content: Content) -> some View {
    if isExpired {
      content.opacity(0.5)
    } else {
      content
    }
  }
}

struct TreatCell: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

#Preview {
  TreatShelf()
}

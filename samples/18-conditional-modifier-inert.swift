// Shows: modifiers that do nothing for one value of their argument. None of the cells ends when the condition changes,
// and each keeps its count.
// graphdump: tap "Count opacity"
// graphdump: tap "Expire"
// graphdump: tap "Expire"

import SwiftUI

struct InertShelf: View {
  @State private var isExpired = false

  var body: some View {
    VStack {
      TreatCell(name: "opacity")
        .opacity(isExpired ? 0.5 : 1)
      TreatCell(name: "frame")
        .frame(width: isExpired ? 200 : nil, height: nil)
      TreatCell(name: "disabled")
        .disabled(isExpired)
      TreatCell(name: "padding")
        .padding(isExpired ? 8 : 0)
      TreatCell(name: "environment")
        .transformEnvironment(\.font) { font in
          if isExpired { font = .caption }
        }
      TreatCell(name: "hidden")
        .overlay {
          Text("Sold out")
            .opacity(isExpired ? 1 : 0)
        }
      Button("Expire") { isExpired.toggle() }
    }
  }
}

struct TreatCell: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(name): \(count)")
      Button("Count \(name)") { count += 1 }
    }
  }
}

#Preview {
  InertShelf()
}

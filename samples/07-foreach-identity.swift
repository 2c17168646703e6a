// Shows: rows with a stable id keep their colour and are left alone; rows whose id has a counter in it are made anew at
// each tick, and their colour with them.
// graphdump: tap "Next tick"

import SwiftUI

struct IdentityItem: Identifiable, Hashable {
  let id: Int
  let name: String

  static let all = [
    IdentityItem(id: 1, name: "Apple"), IdentityItem(id: 2, name: "Pear"), IdentityItem(id: 3, name: "Plum"),
  ]
}

struct ForEachIdentitySampleView: View {
  @State private var tick = 0

  var body: some View {
    VStack {
      Text("Tick \(tick)")
      ForEach(IdentityItem.all) { item in
        StableIdentityRow(item: item)
      }
      ForEach(IdentityItem.all) { item in
        UnstableIdentityRow(item: item)
          .id("\(item.id)-\(tick)")
      }
      Button("Next tick") { tick += 1 }
    }
  }
}

struct StableIdentityRow: View {
  let item: IdentityItem
  @State private var color = Color.random

  var body: some View {
    Text(item.name)
      .foregroundColor(color)
  }
}

struct UnstableIdentityRow: View {
  let item: IdentityItem
  @State private var color = Color.random

  var body: some View {
    Text(item.name)
      .foregroundColor(color)
  }
}

extension Color {
  static var random: Color {
    Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
  }
}

#Preview {
  ForEachIdentitySampleView()
}

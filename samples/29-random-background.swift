// Shows: a helper for finding out which bodies run. It gives a view another colour each time the body around it runs:
// the inline texts change colour with their parent, the extracted one keeps its own.
// graphdump: tap "Count"
// graphdump: seed 29

import SwiftUI

extension View {
  func randomBackground() -> some View {
    background(
      Color(
        red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), opacity: 0.3))
  }
}

struct RandomBackgroundView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      ExtractedTitle()
      Text("An inline title")
        .randomBackground()
      Text("Count: \(count)")
        .randomBackground()
      Button("Count") { count += 1 }
    }
  }
}

struct ExtractedTitle: View {
  var body: some View {
    Text("An extracted title")
      .randomBackground()
  }
}

#Preview {
  RandomBackgroundView()
}

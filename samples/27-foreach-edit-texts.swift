// Shows: One and Two become Two and Three. As two texts that are always there both change; as rows known by what they
// say one leaves and another enters.
// See what is drawn with: graphdump changes 27-foreach-edit-texts --display-list
// graphdump: tap "Count"

import SwiftUI

struct CountedTextsView: View {
  @State private var words = ["One", "Two"]

  var body: some View {
    HStack {
      StaticTexts(words: words)
      RowTexts(words: words)
      Button("Count") { words = ["Two", "Three"] }
    }
  }
}

struct StaticTexts: View {
  let words: [String]

  var body: some View {
    VStack {
      Text(words[0])
      Text(words[1])
    }
  }
}

struct RowTexts: View {
  let words: [String]

  var body: some View {
    VStack {
      ForEach(words, id: \.self) { word in
        Text(word)
      }
    }
  }
}

#Preview {
  CountedTextsView()
}

import Testing

@testable import Engine

@MainActor @Test func iFlexibleColumnsShareTheWidthWithoutTheDistances() {
  let screen = Arranged(100, 20) {
    LazyVGrid(columns: [GridItem(.flexible(), spacing: 10), GridItem(.flexible())]) {
      Color.red.frame(height: 20)
      Color.blue.frame(height: 20)
    }
  }
  #expect(screen["red"] == ["0 0 45 20"])
  #expect(screen["blue"] == ["55 0 45 20"])
}

@MainActor @Test func iAFlexibleColumnKeepsToItsLargestWidth() {
  let screen = Arranged(100, 20) {
    LazyVGrid(columns: [GridItem(.flexible(maximum: 30), spacing: 0), GridItem(.flexible(), spacing: 0)]) {
      Color.red.frame(height: 20)
      Color.blue.frame(height: 20)
    }
  }
  #expect(screen["red"] == ["0 0 30 20"])
  #expect(screen["blue"] == ["30 0 70 20"])
}

@MainActor @Test func iACellStandsInItsColumnAsTheColumnSays() {
  let screen = Arranged(100, 40) {
    LazyVGrid(
      columns: [
        GridItem(.fixed(50), spacing: 0, alignment: .bottomTrailing),
        GridItem(.fixed(50), spacing: 0, alignment: .topLeading),
      ], spacing: 0
    ) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 10, height: 10)
      Color.green.frame(width: 10, height: 30)
      Color.yellow.frame(width: 10, height: 10)
    }
  }
  #expect(screen["red"] == ["40 0 10 10"])
  #expect(screen["blue"] == ["50 0 10 10"])
  #expect(screen["green"] == ["40 10 10 30"])
  #expect(screen["yellow"] == ["50 10 10 10"])
}

@MainActor @Test func iAdaptiveRowsHoldAsManyAsFit() {
  let screen = Arranged(100, 100) {
    LazyHGrid(rows: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 0) {
      ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 10) }
    }
  }
  // (100 + 5) / 35: three of 30 with two distances; the fourth begins another column.
  #expect(screen.session.frames(of: "red").map(\.height) == [30, 30, 30, 30])
  #expect(screen.session.frames(of: "red").map(\.minY) == [0, 35, 70, 0])
}

@MainActor @Test func iAGridOfFixedColumnsStandsInTheMiddle() {
  let screen = Arranged(100, 20) {
    LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)]) {
      Color.red.frame(height: 20)
      Color.blue.frame(height: 20)
    }
  }
  #expect(screen["red"] == ["30 0 20 20"])
  #expect(screen["blue"] == ["50 0 20 20"])
}

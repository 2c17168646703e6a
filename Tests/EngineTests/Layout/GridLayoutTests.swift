import Testing

@testable import Engine

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
  color.frame(width: width, height: height)
}

@MainActor @Test func iAColumnOfAGridIsAsWideAsItsWidestCell() {
  let screen = Arranged(200, 100) {
    Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
      GridRow {
        box(.red, 20, 10)
        box(.green, 30, 20)
      }
      GridRow {
        box(.blue, 50, 10)
        box(.yellow, 10, 10)
      }
    }
  }
  // Columns of 50 and 30, rows of 20 and 10: 84 × 36.
  #expect(screen["Grid"] == ["58 32 84 36"])
  #expect(screen["red"] == ["58 32 20 10"])
  #expect(screen["green"] == ["112 32 30 20"])
  #expect(screen["blue"] == ["58 58 50 10"])
  #expect(screen["yellow"] == ["112 58 10 10"])
}

@MainActor @Test func iACellThatSpansColumnsTakesTheirWidthAndTheGap() {
  let screen = Arranged(200, 100) {
    Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow {
        box(.red, 20, 10)
        box(.green, 30, 10)
      }
      GridRow { Color.blue.frame(height: 10).gridCellUnsizedAxes(.horizontal).gridCellColumns(2) }
    }
  }
  #expect(screen["Grid"] == ["73 40 54 20"])
  #expect(screen["blue"] == ["73 50 54 10"])
}

@MainActor @Test func iAFlexibleColumnTakesWhatTheOthersLeave() {
  let screen = Arranged(200, 40) {
    Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box(.red, 20, 10)
        Color.green.frame(height: 10)
      }
    }
  }
  #expect(screen["red"] == ["0 15 20 10"])
  #expect(screen["green"] == ["30 15 170 10"])
}

@MainActor @Test func iAChildOfAGridThatIsNoRowStandsAcrossAllColumns() {
  let screen = Arranged(200, 100) {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(.red, 20, 10)
        box(.green, 30, 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        box(.blue, 20, 10)
        box(.yellow, 30, 10)
      }
    }
  }
  #expect(screen["Divider"] == ["75 49.5 50 1"])
  #expect(screen["blue"] == ["75 50.5 20 10"])
}

@MainActor @Test func iARowAColumnAndACellAlignInTheirOwnWay() {
  let screen = Arranged(200, 100) {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        box(.red, 20, 10).gridColumnAlignment(.trailing)
        box(.green, 30, 40)
      }
      GridRow {
        box(.blue, 60, 20)
        box(.yellow, 10, 10).gridCellAnchor(.topTrailing)
      }
    }
  }
  // Columns 60 and 30, rows 40 and 20, from 55, 20.
  #expect(screen["red"] == ["95 50 20 10"])
  #expect(screen["green"] == ["115 20 30 40"])
  #expect(screen["yellow"] == ["135 60 10 10"])
}

@MainActor @Test func iACellThatGrowsWidensItsColumn() throws {
  struct Screen: View {
    @State private var width: CGFloat = 20
    var body: some View {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(.red, width, 10)
          box(.green, 30, 10)
        }
        GridRow {
          box(.blue, 40, 10)
          Button("Grow") { width += 30 }.frame(width: 30, height: 10)
        }
      }
    }
  }
  let screen = Arranged(200, 100) { Screen() }
  #expect(screen["green"] == ["105 40 30 10"])
  try screen.session.perform("tap \"Grow\"")
  #expect(screen["green"] == ["110 40 30 10"])
}

@MainActor @Test func iFixedAndFlexibleColumnsOfALazyGrid() {
  let screen = Arranged(200, 100) {
    LazyVGrid(columns: [GridItem(.fixed(40), spacing: 10), GridItem(.flexible(), spacing: 0)], spacing: 5) {
      Color.red.frame(height: 10)
      Color.green.frame(height: 10)
      Color.blue.frame(height: 20)
    }
  }
  #expect(screen["red"] == ["0 32.5 40 10"])
  #expect(screen["green"] == ["50 32.5 150 10"])
  #expect(screen["blue"] == ["0 47.5 40 20"])
}

@MainActor @Test func iAnAdaptiveColumnHoldsAsManyAsFit() {
  let screen = Arranged(300, 100) {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
      ForEach(0..<6, id: \.self) { _ in Color.red.frame(height: 10) }
    }
  }
  // (300 + 8) / 58: five of (300 - 4 × 8) / 5 = 53.6.
  #expect(screen["red"][0] == "0 36 53.6 10")
  #expect(screen["red"][4] == "246.4 36 53.6 10")
  #expect(screen["red"][5] == "0 54 53.6 10")
}

@MainActor @Test func iAFixedAndAnAdaptiveColumn() {
  let screen = Arranged(200, 20) {
    LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
      ForEach(0..<3, id: \.self) { _ in Color.red.frame(height: 20) }
    }
  }
  // 200 - 70 - 8 = 122, which holds two of (122 - 8) / 2 = 57.
  #expect(screen["red"] == ["0 0 70 20", "78 0 57 20", "143 0 57 20"])
}

@MainActor @Test func iALeastWidthMakesAGridWiderThanItsRoom() {
  let screen = Arranged(200, 20) {
    LazyVGrid(columns: [GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 120))]) {
      Color.red.frame(height: 20)
      Color.blue.frame(height: 20)
    }
  }
  // 96 and 120 come to 224; in 224 the columns are 108 and 120, again too wide by 12.
  #expect(screen["LazyVGrid"] == ["-12 0 224 20"])
  #expect(screen["red"] == ["-18 0 108 20"])
  #expect(screen["blue"] == ["98 0 120 20"])
}

@MainActor @Test func iAHorizontalGridHasRows() {
  let screen = Arranged(100, 100) {
    LazyHGrid(rows: [GridItem(.fixed(20), spacing: 10), GridItem(.fixed(30))], alignment: .top, spacing: 4) {
      ForEach(0..<3, id: \.self) { _ in Color.red.frame(width: 10) }
    }
  }
  #expect(screen["LazyHGrid"] == ["38 20 24 60"])
  #expect(screen["red"] == ["38 20 10 20", "38 50 10 30", "52 20 10 20"])
}

import Testing

@testable import Engine

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
  color.frame(width: width, height: height)
}

@MainActor @Test func iCellsOfARowWithoutAGridAreLaidOutByTheContainerAroundThem() {
  let column = Arranged(100, 100) {
    VStack(alignment: .leading, spacing: 4) {
      GridRow(alignment: .bottom) {
        box(.red, 20, 10)
        box(.green, 30, 20)
      }
      box(.blue, 40, 10)
    }
  }
  // 10 + 4 + 20 + 4 + 10 high, 40 wide.
  #expect(column["red"] == ["30 26 20 10"])
  #expect(column["green"] == ["30 40 30 20"])
  #expect(column["blue"] == ["30 64 40 10"])
  let row = Arranged(100, 100) {
    HStack(spacing: 0) {
      GridRow {
        box(.red, 20, 10)
        box(.green, 30, 20)
      }
    }
  }
  #expect(row["red"] == ["25 45 20 10"])
  #expect(row["green"] == ["45 40 30 20"])
}

@MainActor @Test func iAModifierOnARowIsOneOnEachOfItsCells() {
  let screen = Arranged(200, 100) {
    Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(.red, 20, 10)
        box(.green, 30, 20)
      }.padding(5)
      GridRow {
        box(.blue, 50, 10)
        box(.yellow, 10, 10)
      }
    }
  }
  // Columns of 50 and 40, rows of 30 and 10: 90 × 40.
  #expect(screen["Grid"] == ["55 30 90 40"])
  #expect(screen["red"] == ["60 35 20 10"])
  #expect(screen["green"] == ["110 35 30 20"])
  #expect(screen["blue"] == ["55 60 50 10"])
  #expect(screen["yellow"] == ["105 60 10 10"])
}

@MainActor @Test func i2ARowHasNoPartInTheLayoutTree() {
  let screen = Arranged(200, 100) {
    Grid {
      GridRow {
        Text("A")
        Text("B")
      }
      .padding()
      Divider()
    }
  }
  #expect(screen.session.layoutTree == ["Grid", "  .padding", "    Text A", "  .padding", "    Text B", "  Divider "])
}

@MainActor @Test func iARowIsAsHighAsItsCellsReachOnBothSidesOfTheirLine() {
  let screen = Arranged(100, 100) {
    Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .firstTextBaseline) {
        box(.red, 20, 10).alignmentGuide(.firstTextBaseline) { _ in 2 }
        box(.green, 20, 10).alignmentGuide(.firstTextBaseline) { _ in 7 }
      }
      GridRow(alignment: .top) {
        box(.blue, 20, 10)
        box(.yellow, 20, 10).alignmentGuide(.top) { _ in -5 }
      }
    }
  }
  // Lines at 7, with 8 below; at 0, with 15 below.
  #expect(screen["Grid"] == ["30 35 40 30"])
  #expect(screen["red"] == ["30 40 20 10"])
  #expect(screen["green"] == ["50 35 20 10"])
  #expect(screen["blue"] == ["30 50 20 10"])
  #expect(screen["yellow"] == ["50 55 20 10"])
}

@MainActor @Test func iCellsOfAColumnMeetInItsLine() {
  let screen = Arranged(100, 100) {
    Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { box(.red, 30, 10).gridColumnAlignment(.leading) }
      GridRow { box(.green, 20, 10).alignmentGuide(.leading) { _ in 6 } }
    }
  }
  // 6 before the line, 30 behind it.
  #expect(screen["Grid"] == ["32 40 36 20"])
  #expect(screen["red"] == ["38 40 30 10"])
  #expect(screen["green"] == ["32 50 20 10"])
}

@MainActor @Test func iAViewAcrossAllColumnsAlignsAsTheGridDoes() {
  let screen = Arranged(200, 100) {
    Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(.red, 60, 10).gridColumnAlignment(.trailing)
        box(.green, 40, 10)
      }
      box(.blue, 20, 10)
      GridRow { box(.yellow, 20, 10) }
    }
  }
  #expect(screen["blue"] == ["50 45 20 10"])
  #expect(screen["yellow"] == ["90 55 20 10"])
}

@MainActor @Test func iAViewAcrossAllColumnsWidensThem() {
  let screen = Arranged(200, 100) {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box(.red, 20, 10)
        box(.green, 30, 10)
      }
      box(.blue, 100, 10)
    }
  }
  // 40 are missing: 20 for each column.
  #expect(screen["Grid"] == ["50 40 100 20"])
  #expect(screen["green"] == ["100 40 30 10"])
}

@MainActor @Test func iACellAcrossSomeColumnsIsOfferedWhatTheOthersLeave() {
  let screen = Arranged(200, 100) {
    Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box(.red, 20, 10)
        box(.green, 30, 10)
        box(.yellow, 60, 10)
      }
      GridRow { Color.blue.frame(height: 10).gridCellColumns(2) }
    }
  }
  // 200 - 60 - 10 for the two: 70 more than their 60, 35 each.
  #expect(screen["Grid"] == ["0 40 200 20"])
  #expect(screen["blue"] == ["0 50 130 10"])
  #expect(screen["green"] == ["65 40 30 10"])
  #expect(screen["yellow"] == ["140 40 60 10"])
}

@MainActor @Test func iACellWithoutASizeOfItsOwnTakesTheRoomThatOthersNeed() {
  let screen = Arranged(200, 100) {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        box(.red, 20, 30)
      }
      GridRow {
        box(.green, 50, 10)
        box(.blue, 20, 10)
      }
    }
  }
  #expect(screen["Grid"] == ["65 30 70 40"])
  #expect(screen["clear"] == ["65 30 50 30"])
  #expect(screen["red"] == ["115 30 20 30"])
}

@MainActor @Test func iRowsOfDifferentLengthsLeaveCellsFree() {
  let screen = Arranged(200, 100) {
    Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { box(.red, 20, 10) }
      ForEach([1, 2], id: \.self) { row in
        GridRow { ForEach(0..<row, id: \.self) { _ in box(.green, 30, 10) } }
      }
      GridRow {
        box(.blue, 10, 10)
        box(.yellow, 10, 10).gridCellColumns(3)
      }
    }
  }
  // Four columns: 30, 30, and two that only the blue one's neighbour takes.
  #expect(screen["Grid"] == ["70 30 60 40"])
  #expect(screen["green"] == ["70 40 30 10", "70 50 30 10", "100 50 30 10"])
  #expect(screen["yellow"] == ["100 60 10 10"])
}

@MainActor @Test func iARowThatAlignsOtherwiseIsLaidOutAnew() throws {
  struct Screen: View {
    @State private var isLow = false
    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: isLow ? .bottom : .top) {
          box(.red, 20, 10)
          Button("Lower") { isLow.toggle() }.frame(width: 50, height: 40)
        }
      }
    }
  }
  let screen = Arranged(100, 40) { Screen() }
  #expect(screen["red"] == ["15 0 20 10"])
  try screen.session.perform("tap \"Lower\"")
  #expect(screen["red"] == ["15 30 20 10"])
}

@MainActor @Test func b7CellsKeepTheirStateWhenAGridTakesAStacksPlace() throws {
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.frame(width: 60, height: 10).background { Color.red }
    }
  }
  struct Screen: View {
    @State private var isGrid = false
    var body: some View {
      let layout = isGrid ? AnyLayout(GridLayout(horizontalSpacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        GridRow {
          Counter()
          Button("Turn") { isGrid.toggle() }.frame(width: 40, height: 10).background { Color.blue }
        }
      }
    }
  }
  let screen = Arranged(100, 20) { Screen() }
  #expect(screen["red"] == ["20 0 60 10"])
  try screen.session.perform("tap \"Count 0\"")
  try screen.session.perform("tap \"Turn\"")
  #expect(screen.session.texts == ["Count 1", "Turn"])
  #expect(screen["red"] == ["0 5 60 10"])
  #expect(screen["blue"] == ["60 5 40 10"])
}

@MainActor @Test func h2ARowOfAGridCountsAsItsCellsInAList() {
  let session = Session(
    List(0..<3, id: \.self) { row in
      GridRow {
        Text("A\(row)")
        Text("B\(row)")
      }
    })
  #expect(session.texts == ["A0", "B0", "A1", "B1", "A2", "B2"])
  #expect(session.frames(of: "B1").map(\.midY) == [3.5 * 44])
  #expect(RowCounter.count(of: GridRow<TupleView<(Text, Text)>>.self) == .constant(2))
}

import EngineCharts
import Foundation
import Recording
import Testing

@testable import Engine

private struct Sales: View {
  @State private var last = 3
  @State private var isShown = false
  var body: some View {
    VStack {
      Chart {
        ForEach([1, 2], id: \.self) { day in
          BarMark(x: .value("Day", "day \(day)"), y: .value("Sales", day * 10))
            .foregroundStyle(by: .value("Kind", "old"))
            .annotation { Text("\(day)") }
        }
        LineMark(x: .value("Day", "day 3"), y: .value("Sales", last))
        if isShown { RuleMark(y: .value("Goal", 5)) }
      }
      .chartYAxis { AxisMarks(position: .leading) { AxisGridLine() } }
      .frame(width: 200, height: 100)
      Button("Sell") { last += 1 }
      Button("Goal") { isShown.toggle() }
      Button("Other") {}
    }
  }
}

/// A chart is one displayable that shows its marks: a change of one changes it in place.
@MainActor @Test func aChartShowsItsMarks() throws {
  let session = Session(Sales())
  let chart = try #require(session.frame.nodesInOrder.first { $0.type.hasPrefix("Chart") })
  #expect(chart.kind == .unary)
  #expect(chart.name == "bar day 1 10, old, “1”; bar day 2 20, old, “2”; line day 3 3")
  #expect(session.frames(of: chart.name ?? "").map(\.size) == [CGSize(width: 200, height: 100)])
  try session.tap("Sell")
  #expect(session.displayLines == ["Changed displayable at 0"])
  try session.tap("Goal")
  let changed = try #require(session.frame.nodesInOrder.first { $0.type.hasPrefix("Chart") })
  #expect(changed.name == "bar day 1 10, old, “1”; bar day 2 20, old, “2”; line day 3 4; rule 5")
  #expect(changed.id == chart.id)
}

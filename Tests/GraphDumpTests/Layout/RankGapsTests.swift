import Testing

@testable import GraphDump

@Suite struct RankGapsTests {
  private let boxes = [
    Box(x: 0, y: 0, width: 50, height: 20), Box(x: 150, y: 0, width: 50, height: 20),
    Box(x: 160, y: 40, width: 30, height: 20), Box(x: 300, y: 0, width: 50, height: 20),
  ]

  private var layout: Layout {
    let path = EdgePath(
      start: Point(x: 50, y: 10), points: EdgePath.straight(from: Point(x: 50, y: 10), to: Point(x: 143, y: 10)),
      tip: Point(x: 150, y: 10))
    return Layout(size: PlaneSize(width: 350, height: 60), nodes: boxes, edges: [path])
  }

  @Test func ranksStandNoFurtherApartThanTheWordsNeed() {
    let gaps = RankGaps(boxes, least: 40) { from, _ in from < 100 ? 70 : 0 }
    let moved = gaps.moved(layout)
    #expect(moved.nodes.map(\.x) == [0, 120, 130, 210])
    #expect(moved.size.width == 260)
  }

  @Test func theArrowKeepsItsLengthAndItsTip() {
    let moved = RankGaps(boxes, least: 40) { _, _ in 0 }.moved(layout)
    #expect(moved.edges[0]?.tip == Point(x: 90, y: 10))
    #expect(moved.edges[0]?.points.last == Point(x: 83, y: 10))
  }

  @Test func roomThatIsNeededStays() {
    #expect(!RankGaps(boxes, least: 40) { _, _ in 100 }.isNeeded)
  }
}

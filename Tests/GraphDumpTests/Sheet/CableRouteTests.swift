import Testing

@testable import GraphDump

@Suite struct CableRouteTests {
  /// A source at the left, something in the middle, and two readers two ranks below.
  private let boxes = [
    Box(x: 0, y: 0, width: 100, height: 30), Box(x: 20, y: 60, width: 40, height: 30),
    Box(x: 0, y: 130, width: 60, height: 30), Box(x: 100, y: 130, width: 60, height: 30),
  ]

  private func route(_ boxes: [Box], _ direction: Direction = .down) -> CableRoute {
    CableRoute(boxes: boxes, isEllipse: boxes.map { _ in false }, direction: direction)
  }

  private let cable = CableRoute.Cable(tail: 0, wires: [(edge: 0, head: 2), (edge: 1, head: 3)])

  @Test func aCableLeadsStraightDownBesideWhatStandsBetween() throws {
    var route = route(boxes)
    let found = route.paths(of: [cable])
    let paths = try #require(found)
    #expect(paths[0]?.start == Point(x: 80, y: 30) && paths[1]?.start == Point(x: 80, y: 30))
  }

  @Test func eachWireEndsAtItsReaderOnTheSideItComesFrom() throws {
    var route = route(boxes)
    let found = route.paths(of: [cable])
    let paths = try #require(found)
    #expect(paths[0]?.tip == Point(x: 45, y: 130))
    #expect(paths[1]?.tip == Point(x: 115, y: 130))
  }

  @Test func noWireTouchesANode() throws {
    var route = route(boxes)
    let found = route.paths(of: [cable])
    for path in try #require(found).values {
      for step in 0...200 {
        let point = Box(center: path.point(at: Double(step) / 200), size: PlaneSize(width: 0.1, height: 0.1))
        #expect(!boxes.contains { $0.insetBy(0.5).overlaps(point) })
      }
    }
  }

  @Test func cablesAlongOneRankRunApart() throws {
    var all = boxes
    all.append(Box(x: 110, y: 0, width: 100, height: 30))
    var route = route(all)
    let other = CableRoute.Cable(tail: 4, wires: [(edge: 2, head: 2)])
    let found = route.paths(of: [cable, other])
    let paths = try #require(found)
    let heights = [0, 2].map { edge in
      let ys = Dictionary(grouping: paths[edge]?.points.map(\.y) ?? []) { $0 }
      return ys.max { $0.value.count < $1.value.count }?.key
    }
    #expect(heights == [115, 109])
  }

  @Test func whereNothingIsFreeThereIsNoCable() {
    var all = boxes
    all[1] = Box(x: -10, y: 60, width: 120, height: 30)
    var route = route(all)
    let found = route.paths(of: [cable])
    #expect(found == nil)
  }

  @Test func aReaderAboveItsSourceGetsNoCable() {
    var route = route(boxes)
    let found = route.paths(of: [CableRoute.Cable(tail: 2, wires: [(edge: 0, head: 0)])])
    #expect(found == nil)
  }

  @Test func aTreeThatGrowsToTheRightHasItsAxesExchanged() throws {
    let turned = boxes.map { Direction.right.turned($0) }
    var route = route(turned, .right)
    let found = route.paths(of: [cable])
    let paths = try #require(found)
    #expect(paths[0]?.start == Point(x: 30, y: 80))
    #expect(paths[0]?.tip == Point(x: 130, y: 45))
  }
}

import Recording
import Testing

@testable import GraphDump

@Suite struct ElementTreeTests {
  @Test func whatEndedStandsBeforeWhatTookItsPlace() throws {
    let frames = Fixtures.explicitID.frames
    let tree = ElementTree(frames: [frames[0], frames[1]])
    let modifier = try #require(tree.elements.firstIndex { $0.id == NodeID(4) })
    #expect(tree.elements[modifier].children.map { tree.elements[$0].id } == [NodeID(5), NodeID(8)])
  }

  @Test func aNodeThatMovedHasAPlaceForEachOrder() throws {
    let frames = Fixtures.everyOutcome.frames
    let tree = ElementTree(frames: [frames[0], frames[1]])
    #expect(tree.places[NodeID(6)]?.count == 2)
    let list = try #require(tree.elements.firstIndex { $0.id == NodeID(3) })
    let children = tree.elements[list].children
    func order(at moment: Int) -> [NodeID] {
      children.filter { tree.elements[$0].exists(at: moment) }.map { tree.elements[$0].id }
    }
    #expect(order(at: 0) == [NodeID(4), NodeID(5), NodeID(6), NodeID(7)])
    #expect(order(at: 1) == [NodeID(6), NodeID(4), NodeID(5), NodeID(13)])
  }
}

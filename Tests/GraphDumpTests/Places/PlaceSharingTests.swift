import Testing

@testable import GraphDump

@Suite struct PlaceSharingTests {
  /// Present in the panels given, as what is there or as the ghost of it.
  private func presence(_ panels: [Int], ghosts: [Int] = []) -> Presence {
    var result = Presence()
    for panel in panels { result.add(NodeState(title: ""), panel: panel) }
    for panel in ghosts { result.add(NodeState(title: "", look: .ghost), panel: panel) }
    return result
  }

  @Test func whatNoPanelShowsTogetherSharesAPlace() {
    let sharing = PlaceSharing(presence: [presence([0]), presence([1]), presence([0, 1])], keys: [1, 1, 1])
    #expect(sharing.places(below: [nil, nil, nil]) == [0, 0, 1])
  }

  @Test func whatAPanelShowsTogetherStandsApart() {
    let sharing = PlaceSharing(presence: [presence([0, 1]), presence([1, 2])], keys: [1, 1])
    #expect(sharing.places(below: [nil, nil]) == [0, 1])
  }

  @Test func thingsOfAnotherKindShareNoPlace() {
    let sharing = PlaceSharing(presence: [presence([0]), presence([1])], keys: [1, 2])
    #expect(sharing.places(below: [nil, nil]) == [0, 1])
  }

  @Test func childrenOfParentsThatShareAPlaceShareOne() {
    let sharing = PlaceSharing(
      presence: [presence([0]), presence([0]), presence([1]), presence([1])], keys: [1, 2, 1, 2])
    #expect(sharing.places(below: [nil, 0, nil, 2]) == [0, 1, 0, 1])
  }

  @Test func childrenOfParentsApartStayApart() {
    let sharing = PlaceSharing(
      presence: [presence([0, 1]), presence([0]), presence([0, 1]), presence([1])], keys: [1, 2, 1, 2])
    #expect(sharing.places(below: [nil, 0, nil, 2]) == [0, 1, 2, 3])
  }

  @Test func siblingsKeepTheirOrder() {
    // The third follows the second in panel 1: it may not stand where the first was.
    let sharing = PlaceSharing(presence: [presence([0]), presence([0, 1]), presence([1])], keys: [1, 1, 1])
    #expect(sharing.places(below: [nil, nil, nil]) == [0, 1, 2])
  }

  @Test func aGhostMayStandBehindWhatBeganInItsPlace() {
    // Day until panel 1, night from there to panel 2, another day from there on.
    let sharing = PlaceSharing(
      presence: [presence([0], ghosts: [1]), presence([1], ghosts: [2]), presence([2, 3])], keys: [1, 1, 1])
    #expect(sharing.places(below: [nil, nil, nil]) == [0, 1, 0])
  }

  @Test func inAFlowThatPlaceIsTakenWhoseWayInIsShared() {
    // Two sources shown together, and one reader of each in panels of their own; a third reads the second.
    let sharing = PlaceSharing(
      presence: [presence([0, 1, 2]), presence([0, 1, 2]), presence([0]), presence([0]), presence([1])],
      keys: [1, 1, 2, 2, 2])
    let places = sharing.places(inRanks: [0, 0, 1, 1, 1], tails: [[], [], [0], [1], [1]])
    #expect(places == [0, 1, 2, 3, 3])
  }

  @Test func aCircleStandsAlone() {
    let sharing = PlaceSharing(presence: [presence([0]), presence([1]), presence([2])], keys: [1, 1, 1])
    #expect(Set(sharing.places(below: [nil, 2, 1])).count == 3)
  }
}

import Engine
import GraphDumpTesting
import Rooms
import XCTest

final class RoomXCTests: XCTestCase {
  @MainActor func testATapRunsTheLightOnly() async throws {
    let session = Session(RoomView())
    try session.perform(#"tap "Toggle""#)
    XCTAssertEqual(session.lastUpdate.evaluated, ["LightView"])
    assertRecording(session.recording, named: "room")
    assertFigure(session.recording, named: "room")
  }

  /// What a failing test looks like: `ROOMS_FAIL=1 swift test --filter testASecondTap`.
  @MainActor func testASecondTapIsNotInTheBaseline() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["ROOMS_FAIL"] == nil, "ROOMS_FAIL is not set")
    let session = Session(RoomView())
    try session.perform(#"tap "Toggle""#)
    try session.perform(#"tap "Toggle""#)
    assertRecording(session.recording, named: "room")
    assertFigure(session.recording, named: "room")
  }
}

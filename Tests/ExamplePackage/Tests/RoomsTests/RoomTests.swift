import Engine
import Foundation
import GraphDumpTesting
import Rooms
import Testing

@MainActor @Suite struct RoomTests {
  @Test func aTapRunsTheLightOnly() throws {
    let session = Session(RoomView())
    try session.perform(#"tap "Toggle""#)
    #expect(session.lastUpdate.evaluated == ["LightView"])
    #expect(session.lastUpdate.changes == ["LightView: _isOn changed."])
    #expect(session.lastUpdate.recreated == [])
    assertRecording(session.recording, named: "room")
    assertFigure(session.recording, named: "room")
  }

  /// What a failing test looks like: `ROOMS_FAIL=1 swift test --filter aSecondTap`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["ROOMS_FAIL"] != nil))
  func aSecondTapIsNotInTheBaseline() throws {
    let session = Session(RoomView())
    try session.perform(#"tap "Toggle""#)
    try session.perform(#"tap "Toggle""#)
    assertRecording(session.recording, named: "room")
    assertFigure(session.recording, named: "room")
  }
}

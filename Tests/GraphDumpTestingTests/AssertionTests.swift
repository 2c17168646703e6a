import Engine
import Foundation
import GraphDumpTesting
import Recording
import Testing

private struct LightView: View {
  @Binding var isOn: Bool
  var body: some View { Text(isOn ? "On" : "Off") }
}

private struct RoomView: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      LightView(isOn: $isOn)
      Button("Toggle") { isOn.toggle() }
    }
  }
}

@MainActor @Suite struct AssertionTests {
  /// Runs `body` with the path of a test file in a folder that is gone afterwards.
  private func besideATest(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "graphdump-testing-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body("\(folder)/RoomTests.swift")
  }

  @Test func anUpdateIsToldInPlainWords() throws {
    let session = Session(RoomView())
    try session.perform(#"tap "Toggle""#)
    #expect(session.lastUpdate.evaluated == ["LightView"])
    #expect(session.lastUpdate.changes == ["LightView: _isOn changed."])
    #expect(session.lastUpdate.wasted == [])
    #expect(session.lastUpdate.recreated == [])
    #expect(session.testedUpdates[0].inserted == ["RoomView", "LightView"])
    #expect(session.recording.lastUpdate.step == #"tap "Toggle""#)
  }

  @Test func aNewBaselineFailsTheTestThatWroteItAndHoldsAfterwards() throws {
    try besideATest { path in
      let session = Session(RoomView())
      withKnownIssue {
        assertRecording(session.recording, named: "room", mode: .missing, path: path)
      } matching: { issue in
        issue.comments.first?.rawValue.contains("The baseline was written to") == true
      }
      assertRecording(session.recording, named: "room", mode: .missing, path: path)
      assertRecording(session.recording, named: "room", mode: .never, path: path)
    }
  }

  @Test func aDifferenceIsToldWithTheNextCommand() throws {
    try besideATest { path in
      let session = Session(RoomView())
      withKnownIssue { assertRecording(session.recording, named: "room", mode: .missing, path: path) }
      try session.perform(#"tap "Toggle""#)
      withKnownIssue {
        assertRecording(session.recording, named: "room", mode: .never, path: path)
      } matching: { issue in
        let words = issue.comments.first?.rawValue ?? ""
        return words.contains("in update 1, tap “Toggle”: only the candidate has this update")
          && words.contains("GRAPHDUMP_RECORD=failed swift test")
      }
    }
  }

  @Test func nothingIsWrittenInTheModeNever() throws {
    try besideATest { path in
      withKnownIssue { assertFigure(Session(RoomView()).recording, named: "room", mode: .never, path: path) }
      #expect(!FileManager.default.fileExists(atPath: (path as NSString).deletingLastPathComponent + "/__Snapshots__"))
    }
  }

  @Test func aFigureStandsBesideTheTestFile() throws {
    try besideATest { path in
      withKnownIssue { assertFigure(Session(RoomView()).recording, named: "room", mode: .missing, path: path) }
      let file = (path as NSString).deletingLastPathComponent + "/__Snapshots__/RoomTests/room-view-graph.svg"
      let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
      #expect(text?.hasPrefix("<svg") == true)
      assertFigure(Session(RoomView()).recording, named: "room", mode: .never, path: path)
    }
  }
}

import Engine
import Recording

extension Session {
  /// The last update in plain words: `#expect(session.lastUpdate.evaluated == ["LightView"])`.
  public var lastUpdate: TestedUpdate { recording.lastUpdate }

  /// All updates in plain words, the appearance first.
  public var testedUpdates: [TestedUpdate] { recording.testedUpdates }
}

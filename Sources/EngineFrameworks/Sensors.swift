import Engine
import Foundation

/// Plays taps that are felt; this machine has none.
open class CHHapticEngine: NSObject {
  /// What a device can play.
  public struct Capabilities: Sendable {
    /// Whether taps can be felt: `false`.
    public let supportsHaptics = false
    /// Whether sounds can be played with them: `false`.
    public let supportsAudio = false
  }
  /// What this machine can play, which is nothing.
  public static func capabilitiesForHardware() -> Capabilities { Capabilities() }
  /// Would be called when the engine stops; it is not called.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Would be called when the engine starts anew; it is not called.
  public var resetHandler: () -> Void = {}
  public override init() {}
  /// An engine for a session of sound, which is not used.
  public convenience init(audioSession: Any? = nil) throws { self.init() }

  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout
  }

  /// Starts nothing, and throws nothing.
  public func start() throws {}
  /// Starts nothing, and calls the handler at once without an error.
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Stops nothing, and calls the handler at once without an error.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// A player that stays silent, whatever the pattern.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

private struct SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) {}
  func stop(atTime time: TimeInterval) {}
}

/// Taps over time.
open class CHHapticPattern: NSObject {
  /// A pattern of taps; they are not kept.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
  /// A pattern of taps with curves; they are not kept.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
}

/// A change of how strong taps are.
open class CHHapticDynamicParameter: NSObject {}

/// A curve of how strong taps are.
open class CHHapticParameterCurve: NSObject {}

/// One tap.
open class CHHapticEvent: NSObject {
  /// The kinds of taps.
  public enum EventType: String, Sendable { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }

  /// A tap at a time; nothing of it is kept.
  public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval) {}
  /// A tap that lasts; nothing of it is kept.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {}

  /// What can be set of a tap.
  public enum ParameterID: String, Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained, audioVolume
  }
}

/// How strong a tap is.
open class CHHapticEventParameter: NSObject {
  /// What is set.
  public let parameterID: CHHapticEvent.ParameterID
  /// How large the value is, mostly from 0 to 1.
  public var value: Float
  /// A value for something that can be set.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// Tells how the device is moved; this machine is not.
open class CMMotionManager: NSObject {
  /// How many seconds would be between two reports of motion; kept only.
  public var deviceMotionUpdateInterval: TimeInterval = 0.1
  /// How many seconds would be between two reports of pushes; kept only.
  public var accelerometerUpdateInterval: TimeInterval = 0.1
  /// How many seconds would be between two reports of turns; kept only.
  public var gyroUpdateInterval: TimeInterval = 0.1
  /// Whether motion is told: `false`.
  public var isDeviceMotionAvailable: Bool { false }
  /// Whether pushes are told: `false`.
  public var isAccelerometerAvailable: Bool { false }
  /// Whether turns are told: `false`.
  public var isGyroAvailable: Bool { false }
  /// The last report of motion: `nil`, as there is none.
  public var deviceMotion: CMDeviceMotion? { nil }
  /// The last report of pushes: `nil`, as there is none.
  public var accelerometerData: CMAccelerometerData? { nil }
  /// Does nothing: no motion is told.
  public func startDeviceMotionUpdates() {}
  /// Does nothing: the handler is not called.
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Does nothing: no motion is told.
  public func stopDeviceMotionUpdates() {}
  /// Does nothing: no pushes are told.
  public func startAccelerometerUpdates() {}
  /// Does nothing: the handler is not called.
  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Does nothing: no pushes are told.
  public func stopAccelerometerUpdates() {}
  /// Does nothing: no turns are told.
  public func startGyroUpdates() {}
  /// Does nothing: no turns are told.
  public func stopGyroUpdates() {}
}

/// How the device is moved and held.
open class CMDeviceMotion: NSObject {
  /// How the device is held: level.
  public let attitude = CMAttitude()
  /// Where down is: no direction here.
  public let gravity = CMAcceleration()
  /// How a person pushes the device: not at all.
  public let userAcceleration = CMAcceleration()
  /// How fast the device turns: not at all.
  public let rotationRate = CMRotationRate()
}

/// How the device is held.
open class CMAttitude: NSObject {
  /// The turn around the device's long side: 0.
  public var roll: Double { 0 }
  /// The turn around the device's short side: 0.
  public var pitch: Double { 0 }
  /// The turn around the line through the screen: 0.
  public var yaw: Double { 0 }
}

/// How the device is pushed.
open class CMAccelerometerData: NSObject {
  /// The push: none.
  public let acceleration = CMAcceleration()
}

/// A push in three directions.
public struct CMAcceleration: Sendable {
  /// The push to the right; 0 at first.
  public var x = 0.0
  /// The push to the top; 0 at first.
  public var y = 0.0
  /// The push towards the person; 0 at first.
  public var z = 0.0
  /// No push.
  public init() {}
}

/// A turn around three axes.
public struct CMRotationRate: Sendable {
  /// How fast it turns around the short side; 0 at first.
  public var x = 0.0
  /// How fast it turns around the long side; 0 at first.
  public var y = 0.0
  /// How fast it turns around the line through the screen; 0 at first.
  public var z = 0.0
  /// No turn.
  public init() {}
}

import Engine
import Foundation

/// Plays taps that are felt; this machine has none.
open class CHHapticEngine: NSObject {
  /// What a device can play.
  public struct Capabilities: Sendable {
    public let supportsHaptics = false
    public let supportsAudio = false
  }
  public static func capabilitiesForHardware() -> Capabilities { Capabilities() }
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  public override init() {}
  public convenience init(audioSession: Any? = nil) throws { self.init() }

  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout
  }

  public func start() throws {}
  public func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
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
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
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

  public init(eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval) {}
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
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// Tells how the device is moved; this machine is not.
open class CMMotionManager: NSObject {
  public var deviceMotionUpdateInterval: TimeInterval = 0.1
  public var accelerometerUpdateInterval: TimeInterval = 0.1
  public var gyroUpdateInterval: TimeInterval = 0.1
  public var isDeviceMotionAvailable: Bool { false }
  public var isAccelerometerAvailable: Bool { false }
  public var isGyroAvailable: Bool { false }
  public var deviceMotion: CMDeviceMotion? { nil }
  public var accelerometerData: CMAccelerometerData? { nil }
  public func startDeviceMotionUpdates() {}
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  public func stopDeviceMotionUpdates() {}
  public func startAccelerometerUpdates() {}
  public func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  public func stopAccelerometerUpdates() {}
  public func startGyroUpdates() {}
  public func stopGyroUpdates() {}
}

/// How the device is moved and held.
open class CMDeviceMotion: NSObject {
  public let attitude = CMAttitude()
  public let gravity = CMAcceleration()
  public let userAcceleration = CMAcceleration()
  public let rotationRate = CMRotationRate()
}

/// How the device is held.
open class CMAttitude: NSObject {
  public var roll: Double { 0 }
  public var pitch: Double { 0 }
  public var yaw: Double { 0 }
}

/// How the device is pushed.
open class CMAccelerometerData: NSObject {
  public let acceleration = CMAcceleration()
}

/// A push in three directions.
public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

/// A turn around three axes.
public struct CMRotationRate: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

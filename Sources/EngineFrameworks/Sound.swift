import Foundation

/// Plays a sound; nothing is heard here, and it plays until it is stopped.
open class AVAudioPlayer: NSObject {
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public var volume: Float = 1
  public var pan: Float = 0
  public var rate: Float = 1
  public var enableRate = false
  public var isMeteringEnabled = false
  public var numberOfLoops = 0
  public var currentTime: TimeInterval = 0
  public var duration: TimeInterval { 0 }
  public var numberOfChannels: Int { 2 }
  public private(set) var url: URL?
  public private(set) var isPlaying = false

  public init(contentsOf url: URL) throws { self.url = url }

  public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }

  public init(data: Data) throws {}

  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }

  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  open func pause() { isPlaying = false }

  open func stop() { isPlaying = false }

  @discardableResult open func prepareToPlay() -> Bool { true }

  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }

  open func updateMeters() {}

  open func averagePower(forChannel channel: Int) -> Float { -160 }

  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Is told what becomes of a sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// How a program uses sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: Hashable, Sendable {
    let name: String
    public static let ambient = Category(name: "ambient")
    public static let soloAmbient = Category(name: "soloAmbient")
    public static let playback = Category(name: "playback")
    public static let record = Category(name: "record")
    public static let playAndRecord = Category(name: "playAndRecord")
  }

  public struct Mode: Hashable, Sendable {
    let name: String
    public static let `default` = Mode(name: "default")
    public static let moviePlayback = Mode(name: "moviePlayback")
    public static let spokenAudio = Mode(name: "spokenAudio")
    public static let measurement = Mode(name: "measurement")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()

  open class func sharedInstance() -> AVAudioSession { shared }

  open func setCategory(_ category: Category) throws {}

  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}

  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Speaks; nothing is heard here.
open class AVSpeechSynthesizer: NSObject {
  public private(set) var isSpeaking = false
  public private(set) var isPaused = false

  open func speak(_ utterance: AVSpeechUtterance) { isSpeaking = true }

  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    defer { isSpeaking = false }
    return isSpeaking
  }

  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = isSpeaking
    return isSpeaking
  }

  @discardableResult open func continueSpeaking() -> Bool {
    isPaused = false
    return isSpeaking
  }
}

/// Where speech is stopped.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// What is spoken.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate: Float = 0.5
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1

  public init(string: String) { speechString = string }
}

/// Who speaks.
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String

  public init?(language code: String?) { language = code ?? "en-US" }
}

/// Plays a film; nothing is seen here.
open class AVPlayer: NSObject {
  public var volume: Float = 1
  public var isMuted = false
  public var rate: Float = 0
  public private(set) var currentItem: AVPlayerItem?

  public override init() {}

  public init(url: URL) { currentItem = AVPlayerItem(url: url) }

  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }

  open func play() { rate = 1 }

  open func pause() { rate = 0 }

  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// What a player plays.
open class AVPlayerItem: NSObject {
  public let asset: AVAsset

  public init(url: URL) { asset = AVAsset(url: url) }

  public init(asset: AVAsset) { self.asset = asset }
}

/// A film or a sound in a file.
open class AVAsset: NSObject {
  public let url: URL

  public init(url: URL) { self.url = url }
}

/// A film or a sound at an address.
public typealias AVURLAsset = AVAsset

import Foundation

/// Plays a sound; nothing is heard here, and it plays until it is stopped.
open class AVAudioPlayer: NSObject {
  /// Who would be told what becomes of the sound; nobody is, as it plays until it is stopped.
  public weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it is, from 0 to 1; kept as it is set.
  public var volume: Float = 1
  /// How far to the left or right it is, from -1 to 1; kept as it is set.
  public var pan: Float = 0
  /// How fast it is, as a factor; kept as it is set.
  public var rate: Float = 1
  /// Whether ``rate`` counts; kept as it is set.
  public var enableRate = false
  /// Whether loudness is measured; kept as it is set.
  public var isMeteringEnabled = false
  /// How often it is repeated; kept as it is set.
  public var numberOfLoops = 0
  /// Where in the sound it is, in seconds; kept as it is set, as time does not pass.
  public var currentTime: TimeInterval = 0
  /// How long it is: always 0, as no file is read.
  public var duration: TimeInterval { 0 }
  /// How many channels it has: always two.
  public var numberOfChannels: Int { 2 }
  /// The address of the file; `nil` for bytes.
  public private(set) var url: URL?
  /// Whether it plays: from `play()` on, until it is stopped.
  public private(set) var isPlaying = false

  /// The sound in a file, which is not read; nothing is thrown.
  public init(contentsOf url: URL) throws { self.url = url }

  /// The sound in a file, which is not read; the kind of file is not kept.
  public init(contentsOf url: URL, fileTypeHint: String?) throws { self.url = url }

  /// The sound in bytes, which are not read; nothing is thrown.
  public init(data: Data) throws {}

  /// Begins to play; always `true`.
  @discardableResult open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Begins to play at once, whatever the time.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }

  /// Stops; the place in the sound stays.
  open func pause() { isPlaying = false }

  /// Stops; the place in the sound stays.
  open func stop() { isPlaying = false }

  /// Does nothing; always `true`.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Sets how loud it is, at once.
  open func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }

  /// Does nothing.
  open func updateMeters() {}

  /// How loud a channel is, in decibels: always silent.
  open func averagePower(forChannel channel: Int) -> Float { -160 }

  /// How loud a channel is at most, in decibels: always silent.
  open func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Is told what becomes of a sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// By default nothing follows.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// By default nothing follows.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// How a program uses sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What sound is for in a program.
  public struct Category: Hashable, Sendable {
    let name: String
    /// Sound beside other sounds.
    public static let ambient = Category(name: "ambient")
    /// Sound that stops other sounds.
    public static let soloAmbient = Category(name: "soloAmbient")
    /// Sound that goes on when the screen is dark.
    public static let playback = Category(name: "playback")
    /// Recording.
    public static let record = Category(name: "record")
    /// Sound and recording.
    public static let playAndRecord = Category(name: "playAndRecord")
  }

  /// What a kind of sound needs.
  public struct Mode: Hashable, Sendable {
    let name: String
    /// Nothing in particular.
    public static let `default` = Mode(name: "default")
    /// A film.
    public static let moviePlayback = Mode(name: "moviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(name: "spokenAudio")
    /// Measuring.
    public static let measurement = Mode(name: "measurement")
  }

  /// How sound goes with that of other programs.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other sounds go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other sounds become softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// What follows when a program no longer uses sound.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other programs are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  private static let shared = AVAudioSession()

  /// The only session.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// Does nothing; nothing is thrown.
  open func setCategory(_ category: Category) throws {}

  /// Does nothing; nothing is thrown.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}

  /// Does nothing; nothing is thrown.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Speaks; nothing is heard here.
open class AVSpeechSynthesizer: NSObject {
  /// Whether something is spoken: from `speak(_:)` on, until it is stopped.
  public private(set) var isSpeaking = false
  /// Whether speech is paused.
  public private(set) var isPaused = false

  /// Begins to speak, which does not end by itself.
  open func speak(_ utterance: AVSpeechUtterance) { isSpeaking = true }

  /// Stops at once; whether something was spoken.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    defer { isSpeaking = false }
    return isSpeaking
  }

  /// Pauses at once; whether something is spoken.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = isSpeaking
    return isSpeaking
  }

  /// Goes on; whether something is spoken.
  @discardableResult open func continueSpeaking() -> Bool {
    isPaused = false
    return isSpeaking
  }
}

/// Where speech is stopped.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// What is spoken.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// Who speaks; `nil` for the person's own choice.
  public var voice: AVSpeechSynthesisVoice?
  /// How fast it is spoken, from 0 to 1.
  public var rate: Float = 0.5
  /// How high it is spoken, as a factor.
  public var pitchMultiplier: Float = 1
  /// How loud it is spoken, from 0 to 1.
  public var volume: Float = 1

  /// A text to be spoken.
  public init(string: String) { speechString = string }
}

/// Who speaks.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language, by its code.
  public let language: String

  /// A voice for a language, which is not looked for; never `nil`.
  public init?(language code: String?) { language = code ?? "en-US" }
}

/// Plays a film; nothing is seen here.
open class AVPlayer: NSObject {
  /// How loud it is, from 0 to 1; kept as it is set.
  public var volume: Float = 1
  /// Whether it is silent; kept as it is set.
  public var isMuted = false
  /// How fast it plays: 0 while it does not.
  public var rate: Float = 0
  /// What is played; `nil` for nothing.
  public private(set) var currentItem: AVPlayerItem?

  public override init() {}

  /// A player of what is at an address, which is not loaded.
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }

  /// A player of an item, or of none.
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem }

  /// Plays at the usual speed; nothing is shown.
  open func play() { rate = 1 }

  /// Stops.
  open func pause() { rate = 0 }

  /// Plays another item from now on, or none.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// What a player plays.
open class AVPlayerItem: NSObject {
  /// What is played.
  public let asset: AVAsset

  /// An item at an address, which is not loaded.
  public init(url: URL) { asset = AVAsset(url: url) }

  /// An item of a film or a sound.
  public init(asset: AVAsset) { self.asset = asset }
}

/// A film or a sound in a file.
open class AVAsset: NSObject {
  /// The address.
  public let url: URL

  /// A film or a sound at an address, which is not loaded.
  public init(url: URL) { self.url = url }
}

/// A film or a sound at an address.
public typealias AVURLAsset = AVAsset

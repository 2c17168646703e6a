import Foundation
import Recording

/// On which level two files differ.
public enum DifferenceLevel: String, Codable, Hashable, Sendable, CaseIterable {
  /// Another outcome of some node in some update.
  case behaviour
  /// The same behaviour, drawn or worded otherwise.
  case drawing
  /// Other pixels.
  case pixels
}

/// Why two files can't be compared.
public enum ContentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One of the files is not what its name says.
  case unreadable(side: String, reason: String)
  /// The baseline is of one kind, the candidate of another.
  case differentKinds(ContentKind, ContentKind)

  /// What is wrong, in words that name the side.
  public var description: String {
    switch self {
    case .unreadable(let side, let reason): "the \(side) can't be read: \(reason)"
    case .differentKinds(let a, let b): "the baseline is \(a.words), the candidate is \(b.words)"
    }
  }
}

extension ContentKind {
  var words: String {
    switch self {
    case .recording: "a recording"
    case .svg: "an SVG figure"
    case .dot: "a DOT figure"
    case .json: "JSON"
    case .png: "a PNG image"
    case .text: "text"
    }
  }
}

/// How two files of the same kind differ.
public struct ContentComparison: Sendable {
  /// The highest level on which they differ; `nil` where they are the same.
  public var level: DifferenceLevel?
  /// What differs, a sentence each.
  public var sentences: [String]
  /// For recordings.
  public var behaviour: BehaviourComparison?
  /// For images.
  public var pixels: PixelComparison?

  /// A comparison with these parts; without arguments, one of equal files.
  public init(
    level: DifferenceLevel? = nil, sentences: [String] = [], behaviour: BehaviourComparison? = nil,
    pixels: PixelComparison? = nil
  ) {
    self.level = level
    self.sentences = sentences
    self.behaviour = behaviour
    self.pixels = pixels
  }

  /// Compares the contents of two files; their names tell of what kind they are. Throws ``ContentError``.
  ///
  /// Equal bytes are the same without a further look. Recordings differ in behaviour or in words; figures in behaviour,
  /// where a node's look or tags differ, else in drawing; images in pixels.
  public init(
    baseline: (name: String, data: Data), candidate: (name: String, data: Data),
    pixels options: PixelOptions = PixelOptions()
  ) throws(ContentError) {
    let kind = ContentKind(fileName: candidate.name, data: candidate.data)
    let other = ContentKind(fileName: baseline.name, data: baseline.data)
    guard kind == other else { throw .differentKinds(other, kind) }
    switch kind {
    case .recording:
      let old = try Self.recording(baseline.data, "baseline")
      let new = try Self.recording(candidate.data, "candidate")
      self.init(BehaviourComparison(baseline: old, candidate: new))
    case .png where baseline.data != candidate.data:
      let old = try Self.image(baseline.data, "baseline")
      let new = try Self.image(candidate.data, "candidate")
      self.init(PixelComparison(baseline: old, candidate: new, options: options))
    case .png:
      _ = try Self.image(candidate.data, "candidate")
      self.init()
    case .svg, .dot, .json, .text:
      try Self.checkText(kind, candidate.data, "candidate")
      if baseline.data != candidate.data { try Self.checkText(kind, baseline.data, "baseline") }
      if baseline.data == candidate.data { self.init() } else { self.init(kind, baseline.data, candidate.data) }
    }
  }

  /// Recordings that are at hand.
  public init(_ behaviour: BehaviourComparison) {
    let told = behaviour.isSame ? behaviour.wordDifferences : behaviour.differences
    self.init(
      level: behaviour.isIdentical ? nil : behaviour.isSame ? .drawing : .behaviour,
      sentences: told.map(\.sentence), behaviour: behaviour)
  }

  init(_ pixels: PixelComparison) {
    self.init(level: pixels.isSame ? nil : .pixels, sentences: pixels.isSame ? [] : [pixels.sentence], pixels: pixels)
  }

  private init(_ kind: ContentKind, _ old: Data, _ new: Data) {
    guard let olds = FigureFacts(kind, old), let news = FigureFacts(kind, new),
      !news.facts.isEmpty || !olds.facts.isEmpty
    else {
      self.init(level: .drawing, sentences: [Self.lineWords(old, new)])
      return
    }
    let differences = news.differences(from: olds)
    let isBehaviour = !differences.isEmpty
    self.init(
      level: isBehaviour ? .behaviour : .drawing,
      sentences: isBehaviour ? differences : ["every node says the same, and \(Self.lineWords(old, new))"])
  }

  /// Where two texts part.
  private static func lineWords(_ old: Data, _ new: Data) -> String {
    let olds = old.split(separator: 0x0A, omittingEmptySubsequences: false)
    let news = new.split(separator: 0x0A, omittingEmptySubsequences: false)
    var count = abs(olds.count - news.count)
    var first: Int?
    for (index, (a, b)) in zip(olds, news).enumerated() where a != b {
      count += 1
      first = first ?? index + 1
    }
    let lines = count == 1 ? "1 line differs" : "\(Tally.number(count)) lines differ"
    return "\(lines), first line \(first ?? min(olds.count, news.count) + 1)"
  }
}

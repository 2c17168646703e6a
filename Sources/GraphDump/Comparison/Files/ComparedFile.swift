/// A file of a comparison of folders, and what became of it.
public struct ComparedFile: Codable, Hashable, Sendable {
  /// What became of a file.
  public enum Status: String, Codable, Hashable, Sendable, CaseIterable {
    /// Baseline and candidate don't differ.
    case same
    /// Baseline and candidate differ.
    case changed
    /// There was no baseline: the candidate has just become one.
    case new
    /// There is no baseline, and none was written.
    case missing
    /// There is a baseline, and no candidate.
    case obsolete
    /// One of the two can't be read or not be compared.
    case unreadable
  }
  /// The path within the folder.
  public var name: String
  /// What became of the file.
  public var status: Status
  /// On which level the two differ.
  public var level: DifferenceLevel?
  /// What differs, or what is wrong, a sentence each.
  public var sentences: [String]
  /// Whether the candidate has become the baseline in this run.
  public var isWritten: Bool
  /// Whether somebody said that it should.
  public var isAccepted: Bool

  /// A file with what is known of it; only `name` and `status` must be given.
  public init(
    name: String, status: Status, level: DifferenceLevel? = nil, sentences: [String] = [], isWritten: Bool = false,
    isAccepted: Bool = false
  ) {
    self.name = name
    self.status = status
    self.level = level
    self.sentences = sentences
    self.isWritten = isWritten
    self.isAccepted = isAccepted
  }

  /// What a comparison of its contents says of a file.
  public init(name: String, _ content: ContentComparison) {
    self.init(
      name: name, status: content.level == nil ? .same : .changed, level: content.level, sentences: content.sentences)
  }
}

extension ComparedFile {
  /// Whether a run that found this fails.
  public func fails(isStrict: Bool) -> Bool {
    switch status {
    case .same: isWritten && !isAccepted
    case .changed, .new, .missing: !isAccepted
    case .obsolete: isStrict && !isWritten
    case .unreadable: true
    }
  }
}

/// When a candidate becomes the baseline.
public enum RecordMode: String, Codable, Hashable, Sendable, CaseIterable {
  /// Every time.
  case all
  /// Where there is no baseline.
  case missing
  /// Never.
  case never
  /// Where it differs from the baseline, or there is none.
  case failed

  /// Whether a candidate with this outcome becomes the baseline.
  public func writes(isMissing: Bool, differs: Bool) -> Bool {
    switch self {
    case .all: true
    case .missing: isMissing
    case .never: false
    case .failed: isMissing || differs
    }
  }

  /// The mode that the environment asks for: `GRAPHDUMP_RECORD`, else `never` where `CI` is set, else `missing`.
  public static func inEnvironment(_ environment: [String: String]) -> RecordMode {
    if let mode = environment["GRAPHDUMP_RECORD"].flatMap(RecordMode.init(rawValue:)) { return mode }
    let ci = environment["CI"] ?? ""
    return ci.isEmpty || ci == "false" || ci == "0" ? .missing : .never
  }
}

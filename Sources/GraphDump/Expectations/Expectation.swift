/// What the updates of a recording must do, in a form that a person reads and writes: see docs/expectations.md.
public struct Expectation: Hashable, Sendable {
  /// What is expected of one update.
  public struct Block: Hashable, Sendable {
    /// The update's index, 0 for the appearance.
    public var update: Int
    /// The step that the update must have, in words.
    public var step: String
    /// The line of its heading, from 1.
    public var line: Int
    /// How many bodies may run; `nil` where their number is not looked at.
    public var bodies: Bodies?
    /// What must happen, by family; a family without an entry is not looked at.
    public var facts: [Fact.Family: [Fact]] = [:]
    /// Families of which more may happen than is listed.
    public var isOpen = false
  }

  /// How many bodies may run in an update.
  public enum Bodies: Hashable, Sendable {
    /// No more and no fewer.
    case exactly(Int)
    /// Any number up to this one.
    case atMost(Int)
  }

  /// Something that happens in an update, so many times.
  public struct Fact: Hashable, Sendable {
    /// What kind of thing happens: a body ran, an identity was replaced, state was lost, or a finding was made.
    public enum Family: String, Hashable, Sendable, CaseIterable, Comparable {
      case ran, recreated, lost, finding

      /// Families stand in the order of their cases.
      public static func < (a: Family, b: Family) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
      }
    }
    /// What kind of thing it is.
    public var family: Family
    /// `CellView: _viewModel`, `CellView color`, `state-loss CellView`.
    public var words: String
    /// How often it happens in the update.
    public var count: Int
    /// The line it stands on, from 1; 0 where it comes from a recording.
    public var line = 0

    /// The line as it is written.
    public var text: String { "\(family.rawValue) \(words)\(count == 1 ? "" : " ×\(count)")" }
  }

  /// The line that an expectation file begins with.
  public static let heading = "graphdump expectations 1"
  /// What is expected, update by update.
  public var blocks: [Block]

  /// An expectation of these blocks; nothing is checked yet.
  public init(blocks: [Block]) { self.blocks = blocks }
}

/// Why an expectation file can't be understood.
public struct ExpectationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// From 1.
  public var line: Int
  /// What is wrong on that line, and what would be right.
  public var reason: String

  /// The line and what is wrong on it, in one line.
  public var description: String { "line \(line): \(reason)" }
}

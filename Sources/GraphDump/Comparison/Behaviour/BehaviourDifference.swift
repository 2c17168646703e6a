/// One way in which two recordings differ, for one node or for rows of one view.
public struct BehaviourDifference: Codable, Hashable, Sendable {
  /// In what respect the two recordings differ.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The steps are not the same.
    case step
    /// Another outcome: preserved, re-evaluated, recreated, …
    case outcome
    /// The same outcome for other causes, or another number of times.
    case cause
    /// A node that only one of the recordings has.
    case presence
    /// Another order among siblings.
    case order
    /// A dependency that only one of the recordings has.
    case dependency
    /// A finding that only one of the recordings has.
    case finding
    /// Other words, values or sizes for the same behaviour.
    case words
  }
  /// The update in which they differ, 0 for the appearance.
  public var update: Int
  /// The step of that update, in words.
  public var step: String
  /// In what respect they differ.
  public var kind: Kind
  /// Whether it is about a view that the source declares.
  public var isAboutBody: Bool
  /// The nodes it is about; several where they differ in the same way, none where it is about a whole update.
  public var places: [NodePlace]
  /// `was preserved, is re-evaluated: _vm changed`, in Markdown.
  public var predicate: String

  /// A difference in one update.
  public init(
    update: Int, step: String, kind: Kind, isAboutBody: Bool = false, places: [NodePlace] = [], predicate: String
  ) {
    self.update = update
    self.step = step
    self.kind = kind
    self.isAboutBody = isAboutBody
    self.places = places
    self.predicate = predicate
  }

  /// Without the update, such as “CellView row 3 was preserved, is re-evaluated: _vm changed”.
  public var words: String {
    places.isEmpty ? predicate : NodePlace.words(for: places) + " " + (places.count > 1 ? plural : predicate)
  }

  /// The predicate for several places.
  private var plural: String {
    let verbs = [
      ("was ", "were "), ("is ", "are "), ("no longer depends ", "no longer depend "), ("depends ", "depend "),
      ("only declares ", "only declare "), ("reads ", "read "), ("no longer has ", "no longer have "),
      ("has ", "have "), ("stands ", "stand "),
    ]
    guard let verb = verbs.first(where: { predicate.hasPrefix($0.0) }) else { return predicate }
    let rest = predicate.dropFirst(verb.0.count)
    guard verb.0 == "was ", let second = rest.firstRange(of: ", is ") else { return verb.1 + rest }
    return verb.1 + rest[..<second.lowerBound] + ", are " + rest[second.upperBound...]
  }

  /// ``words`` with the update before them: `in update 1, tap “Like”: …`.
  public var sentence: String { "\(Self.heading(update, step)): \(words)" }

  static func heading(_ update: Int, _ step: String) -> String { "in update \(update), \(StepWords.quoted(step))" }
}

/// Steps in running text.
enum StepWords {
  /// `tap "Like" 3` with a text's own quotation marks: `tap “Like” 3`.
  static func quoted(_ step: String) -> String {
    var result = ""
    var isOpen = false
    var isEscaped = false
    for character in VisibleText.line(step) {
      if character == "\"", !isEscaped {
        result.append(isOpen ? "”" : "“")
        isOpen.toggle()
      } else {
        result.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }
}

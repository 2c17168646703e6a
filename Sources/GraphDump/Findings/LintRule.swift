/// A rule of the diagnostics (L): its name, why it matters and what to do instead, a sentence each.
public struct LintRule: Hashable, Sendable {
  /// The stable name that findings and budgets use: `state-loss`.
  public var name: String
  /// Why it matters, in a sentence.
  public var why: String
  /// What to write in its place, in a sentence.
  public var instead: String

  /// All rules, by name.
  public static let all: [LintRule] = table.map { LintRule(name: $0.0, why: $0.1, instead: $0.2) }
    .sorted { $0.name < $1.name }

  /// The rule with this name; `nil` where there is none.
  public static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }

  private static let table: [(String, String, String)] = [
    (
      "unstable-id", "An id that is made anew makes everything below it new at each evaluation.",
      "Store the id in the data, so that it lasts as long as what it names."
    ),
    (
      "index-id", "With its index as id a row takes its neighbour's identity and state when rows come or go.",
      "Give each element an id of its own, and use it in ForEach."
    ),
    (
      "duplicate-id", "Of several rows with one id only the first is shown.",
      "Make the ids unique within the ForEach."
    ),
    (
      "state-loss", "State ended with an identity, and what the person did in it is gone.",
      "Keep the identity (a modifier's argument in place of a branch, a stable id), or keep the state further up."
    ),
    (
      "conditional-modifier", "A branch around content makes the content new when the condition changes.",
      "Give the modifier a value that changes, such as opacity(isOn ? 1 : 0.5)."
    ),
    (
      "any-view", "An AnyView hides its type: nothing is known of it before it is made, and another type replaces it.",
      "Return the branches from a @ViewBuilder, or make the view generic."
    ),
    (
      "non-constant-row-count", "Rows of an unknown number of views must all be made before they can be counted.",
      "Make every row one view: wrap it in a stack, or filter the data in the model."
    ),
    (
      "unowned-observed-object", "An object made in an @ObservedObject default is made anew with each view value.",
      "Own it with @StateObject, or in the parent."
    ),
    (
      "fresh-reference-input", "A new object each time never equals the one before, so the body always runs.",
      "Make the object once, in @State, @StateObject or the model, and pass that on."
    ),
    (
      "fresh-closure-input", "A closure that captures values never equals the one before, so the body always runs.",
      "Capture one object only, or make the view Equatable without the closure."
    ),
    (
      "broad-observed-object", "A body runs for every change of an object, also of what it does not read.",
      "Use @Observable, split the object, or pass the values that are read."
    ),
    (
      "broad-input", "A body runs for every part of the value it is given, also for those it does not show.",
      "Pass only the parts that it shows."
    ),
    (
      "wasted-body", "A body ran for an output that equals the one before.",
      "Read the source where it is shown, or narrow what the view is given."
    ),
    ("slow-body", "A slow body holds up the frame each time it runs.", "Do the work once, in the model or in a task."),
    (
      "slow-init", "A slow initialiser of a property runs with each view value.",
      "Begin with an empty value, and load in a task."
    ),
    (
      "rebuilt-collection", "A collection made anew in a body is compared whole each time.",
      "Filter and sort in the model, once for each change."
    ),
    (
      "nonconstant-range", "A ForEach over a range keeps the first range, so a change of it is not shown.",
      "Use ForEach over identifiable data, or give an id."
    ),
    (
      "slow-identification", "The ids of all rows are collected before any is shown.",
      "Store the id in the element rather than computing it."
    ),
    (
      "write-during-update", "State that is written in a body makes another pass.",
      "Write in an action, in onChange or in a task."
    ),
    (
      "update-loop", "The update made itself necessary again until it was stopped.",
      "Find the write that depends on what it changes, and take it out."
    ),
    (
      "onchange-loop", "onChange wrote what it watches until it was stopped.",
      "Write another value than the one that is watched, or only when it differs."
    ),
  ]
}

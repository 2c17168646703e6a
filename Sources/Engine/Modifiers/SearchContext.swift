/// Ends a search.
public struct DismissSearchAction: Equatable, @unchecked Sendable {
  let search: SearchContext?

  /// Empties the field to search in and takes the focus from it; does nothing where no search goes on.
  @MainActor @preconcurrency public func callAsFunction() { search?.end() }

  public static func == (a: DismissSearchAction, b: DismissSearchAction) -> Bool { a.search === b.search }
}

/// What a field to search in and the views around it have in common.
@MainActor final class SearchContext {
  var begin: () -> Void = {}
  var end: () -> Void = {}
  var complete: (String) -> Void = { _ in }
}

/// Suggestions that are shown while a search below them goes on.
@MainActor final class SuggestionHost {
  /// Makes the suggestions for a search, or takes them away.
  var show: (SearchContext?) -> Void = { _ in }
}

private struct SearchKey: EnvironmentKey { static var defaultValue: SearchContext? { nil } }
private struct SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SuggestionsKey: EnvironmentKey { static var defaultValue: [SuggestionHost] { [] } }

extension EnvironmentValues {
  /// Whether a person searches in what is searchable above.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Ends the search that goes on in what is searchable above.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(search: search) }

  var search: SearchContext? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  var suggestions: [SuggestionHost] {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }
}

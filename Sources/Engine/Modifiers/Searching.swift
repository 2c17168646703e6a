import Foundation

extension View {
  /// Adds a field to search in; a binding says, and is told, whether a search goes on.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { modifier(_SearchableModifier(text, isPresented, prompt ?? Text("Search"))) }

  /// Adds a field to search in; a binding says, and is told, whether a search goes on.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { modifier(_SearchableModifier(text, isPresented, Text(prompt))) }

  /// Adds a field to search in; a binding says, and is told, whether a search goes on.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { modifier(_SearchableModifier(text, isPresented, Text(prompt))) }

  /// Adds a field to search in, with suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a field to search in, with suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a field to search in, with tokens before the text.
  public nonisolated func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .attached(_Names.SearchTokens.self, nil, ForEach(tokens.wrappedValue, content: token))
  }

  /// Adds a choice of where to search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { attached(_Names.SearchScopes.self, nil, Picker("Scope", selection: scope, content: scopes)) }

  /// Adds a choice of where to search.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { attached(_Names.SearchScopes.self, nil, Picker("Scope", selection: scope, content: scopes)) }

  /// Says what a suggestion completes the search to: a tap on it writes that into the field.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: completion))
  }

  /// Connects the focus of the field to search in.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    effect(_Names.SearchFocused.self)
  }

  /// Connects the focus of the field to search in.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    effect(_Names.SearchFocused.self, "equals", value)
  }

  /// Sets what the toolbar does while a search goes on.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  { effect(_Names.SearchPresentationToolbarBehavior.self) }

  /// Sets how the field to search in stands in a toolbar.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    effect(_Names.SearchToolbarBehavior.self)
  }
}

/// When the choice of where to search is shown.
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

/// What the toolbar does while a search goes on.
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How the field to search in stands in a toolbar.
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}

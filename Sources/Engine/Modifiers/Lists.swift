import Foundation

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Calls `action` when rows are deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    trait(OnDeleteTraitKey.self, action)
  }

  /// Calls `action` when rows are moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    trait(OnMoveTraitKey.self, action)
  }
}

extension View {
  /// Sets the background of a row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    trait(ListRowBackgroundTraitKey.self, view)
  }

  /// Sets the insets of a row.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(ListRowInsetsTraitKey.self, insets)
  }

  /// Shows lines between rows, or not.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    effect(_Names.ListRowSeparator.self, "_", visibility)
  }

  /// Sets the colour of lines between rows.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    effect(_Names.ListRowSeparatorTint.self, "_", color)
  }

  /// Shows lines between sections, or not.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    effect(_Names.ListSectionSeparator.self, "_", visibility)
  }

  /// Sets the room between rows.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    effect(_Names.ListRowSpacing.self, "_", spacing)
  }

  /// Sets the room between sections.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    effect(_Names.ListSectionSpacing.self, "_", spacing)
  }

  /// Sets the colour of a row.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { effect(_Names.ListItemTint.self, "_", tint) }

  /// Lets the row be deleted, or not.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    trait(IsDeleteDisabledTraitKey.self, isDisabled)
  }

  /// Lets the row be moved, or not.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    trait(IsMoveDisabledTraitKey.self, isDisabled)
  }

  /// Lets the row be selected, or not.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    effect(_Names.SelectionDisabled.self, "_", isDisabled)
  }

  /// Makes headers stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    setting(".headerProminence", \.headerProminence, prominence)
  }

  /// Lets a person ask for new data by pulling; no step does it.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    effect(_Names.Refreshable.self)
  }

  /// Adds a field to search in; `type "text" into "Search"` types into it.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(_SearchableModifier(text, nil, prompt ?? Text("Search")))
  }

  /// Adds a field to search in; `type "text" into` the prompt types into it.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(_SearchableModifier(text, nil, Text(prompt))) }

  /// Adds a field to search in; `type "text" into` the prompt types into it.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { modifier(_SearchableModifier(text, nil, Text(prompt))) }

  /// Suggests what to search for, while a search below goes on.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(_SearchSuggestionsModifier(suggestions: suggestions()))
  }
}

/// How much something stands out.
public enum Prominence: Sendable { case standard, increased }

/// Where a field to search in stands.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()

  public static func navigationBarDrawer(displayMode: DisplayMode) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// When the field is shown.
  public enum DisplayMode: Sendable { case automatic, always }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Removes the elements at places, as a list's rows were deleted.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves elements to a place, as a list's rows were moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}

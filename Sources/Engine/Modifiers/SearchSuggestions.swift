/// Suggests what to search for, while a search below goes on.
public nonisolated struct _SearchSuggestionsModifier<Suggestions: View>: _PrimitiveModifier {
  let suggestions: Suggestions
  public typealias Body = Never
  public static var _name: String { ".searchSuggestions" }
  public func _isSame(as other: Self) -> Bool { true }

  @MainActor public static func _makeModified<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _ViewInputs
  ) -> _ViewNodeOf<ModifiedContent<Base, Self>> {
    let node = SearchSuggestionsNode(view, inputs)
    node.start()
    return node
  }
}

final class SearchSuggestionsNode<Base: View, Suggestions: View>: ModifierNode<
  Base, _SearchSuggestionsModifier<Suggestions>
>, EnvironmentReader
{
  private let host = SuggestionHost()
  private var search: SearchContext?
  private var shown: _ViewNodeOf<Presented<Suggestions>>?
  private var below: EnvironmentNode?
  private var around: EnvironmentNode?

  override func start() {
    host.show = { [weak self] in self?.show($0) }
    below = EnvironmentNode(values: changedValues)
    environment.add(self)
    super.start()
  }

  override var childInputs: _ViewInputs {
    var result = inputs()
    if let below { result.environment = below }
    return result
  }

  private var changedValues: EnvironmentValues {
    var values = environment.values
    values.suggestions.append(host)
    return values
  }

  private var suggestionValues: EnvironmentValues {
    var values = environment.values
    values.search = search
    values.isSearching = search != nil
    return values
  }

  func environmentChanged() {
    below?.set(changedValues)
    around?.set(suggestionValues)
  }

  private func show(_ search: SearchContext?) {
    self.search = search
    if search == nil {
      shown?.end()
      (shown, around) = (nil, nil)
    } else if shown == nil {
      let around = EnvironmentNode(values: suggestionValues)
      var inputs = inputs(at: 1)
      inputs.environment = around
      self.around = around
      shown = Presented<Suggestions>._makeView(presented, inputs)
    }
  }

  private var presented: Presented<Suggestions> {
    Presented(name: _Names.SearchSuggestions.name, content: value.modifier.suggestions)
  }

  override func update(
    _ new: ModifiedContent<Base, _SearchSuggestionsModifier<Suggestions>>, differs: Bool?
  ) -> Bool {
    let changed = super.update(new, differs: differs)
    return shown?.update(presented) == true || changed
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    super.forEachChild(body)
    if let shown { body(shown) }
  }

  override func appendDisplayables(to list: inout ContiguousArray<LayoutItem>) {
    child?.appendDisplayables(to: &list)
  }

  override func willEnd() { environment.remove(self) }
}

/// Says what a suggestion completes the search to: a tap on it does.
public nonisolated struct _SearchCompletionModifier: _PrimitiveModifier, Equatable, Responder {
  let completion: String
  public typealias Body = Never
  public static var _name: String { ".searchCompletion" }
  public var _words: String? { Describer().describe(completion) }

  func accepts(_ stimulus: Stimulus) -> Bool {
    if case .tap = stimulus { return true }
    return false
  }

  @MainActor func respond(to stimulus: Stimulus, _ node: _ViewNode) {
    node.environment.values.search?.complete(completion)
  }
}

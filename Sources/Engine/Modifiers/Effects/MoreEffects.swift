import Foundation

extension View {
  /// Fills the background of a container with a style.
  public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
    -> some View
  { effect(_Names.ContainerBackground.self, "_", _StyleValue(style)) }

  /// Fills the background of a container with a view.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(_ContainerBackgroundModifier(alignment: alignment, secondary: content())) }

  /// Puts the room of a scene around the view.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Mirrors the view where writing goes from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(_FlipForRTLEffect(parameters: .init("_", enabled)))
  }

  /// Lets a button act again while it is held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    effect(_Names.ButtonRepeatBehavior.self, "_", behavior.name)
  }

  /// Says in what a view is previewed.
  public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View {
    transformEnvironment(\.self) { value._apply(to: &$0) }
  }

  /// Lets gestures of the app come before those of the system at edges.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    effect(_Names.DefersSystemGestures.self)
  }

  /// Shows that the content is about to change.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    effect(_Names.InvalidatableContent.self, "_", invalidatable)
  }

  /// Shows the labels of the controls below, or not.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    effect(_Names.LabelsVisibility.self, "_", visibility)
  }

  /// Keeps the effects of symbols off.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    effect(_Names.SymbolEffectsRemoved.self, "_", isEnabled)
  }

  /// Bounds the size of the texts below.
  public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let all = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = all.first, let most = all.last else { return }
      size = size < least ? least : most
    }
  }

  /// Plays a haptic when a value changes, as a closure says.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { effect(_Names.SensoryFeedback.self, "trigger", trigger) }

  /// Plays a haptic when a value changes and a condition holds.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { effect(_Names.SensoryFeedback.self, "_ trigger", feedback, trigger) }

  /// Puts a text beside the title.
  public nonisolated func badge(_ label: Text?) -> some View { effect(_Names.Badge.self, "_", label?.content) }

  /// Puts a text beside the title.
  @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    effect(_Names.Badge.self, "_", label.map { String($0) })
  }

  /// Makes badges stand out.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    effect(_Names.BadgeProminence.self, "_", prominence.name)
  }

  /// Sets the room between sections.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    effect(_Names.ListSectionSpacing.self, "_", spacing.name)
  }

  /// Sets the colour of lines between sections.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    effect(_Names.ListSectionSeparatorTint.self, "_", color)
  }

  /// Sets the colour of a row.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { effect(_Names.ListItemTint.self) }

  /// Sets the order of the items of menus.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { effect(_Names.MenuOrder.self, "_", order.name) }

  /// Shows that a control opens a menu, or not.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    effect(_Names.MenuIndicator.self, "_", visibility)
  }

  /// Says whether a menu closes after an action.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    effect(_Names.MenuActionDismissBehavior.self, "_", behavior.name)
  }

  /// Sets the effect under the pointer for what is below.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    self.effect(_Names.DefaultHoverEffect.self)
  }

  /// Keeps effects under the pointer off.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    effect(_Names.HoverEffectDisabled.self, "_", disabled)
  }

  /// Shows a text when the pointer rests on the view.
  public nonisolated func help(_ text: Text) -> some View { effect(_Names.Help.self, "_", text.content) }

  /// Says which events from outside the view answers.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    effect(_Names.HandlesExternalEvents.self)
  }

  /// Sets how a picker of effects shows its choice.
  public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self.effect(_Names.PaletteSelectionEffect.self)
  }

  /// Helps with writing, or not.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    effect(_Names.WritingToolsBehavior.self)
  }

  /// Sets the style of tables below.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    effect(_Names.TableColumnHeaders.self, "_", visibility)
  }

  /// Folds the bar of tabs when content is scrolled.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    effect(_Names.TabBarMinimizeBehavior.self, "_", behavior.name)
  }

  /// Puts a view above the bar of tabs.
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attached(_Names.TabViewBottomAccessory.self, nil, content())
  }

  /// Puts a bar at an edge of the safe area.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Says in which of a split view's columns a screen stands.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    effect(_Names.NavigationLinkIndicatorVisibility.self, "_", visibility)
  }

  /// Connects a screen with a document.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    effect(_Names.NavigationDocument.self, "_", url.absoluteString)
  }

  /// Calls an action when the item of a title is renamed.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { effect(_Names.RenameAction.self) }

  /// Lets a search in a text begin, or not.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { effect(_Names.FindNavigator.self) }

  /// Keeps a search in a text off.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    effect(_Names.FindDisabled.self, "_", isDisabled)
  }

  /// Changes how a view is seen by its geometry, animated.
  public nonisolated func matchedTransitionSource<ID: Hashable, C: MatchedTransitionSourceConfiguration>(
    id: ID, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C
  ) -> some View { matchedTransitionSource(id: id, in: namespace) }
}

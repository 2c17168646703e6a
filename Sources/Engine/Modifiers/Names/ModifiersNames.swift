extension _Names {
  public enum Autocapitalization: _ModifierName { public static var name: StaticString { ".autocapitalization" } }
  public enum BackgroundExtensionEffect: _ModifierName {
    public static var name: StaticString { ".backgroundExtensionEffect" }
  }
  public enum BadgeProminence: _ModifierName { public static var name: StaticString { ".badgeProminence" } }
  public enum ButtonBorderShape: _ModifierName { public static var name: StaticString { ".buttonBorderShape" } }
  public enum ButtonRepeatBehavior: _ModifierName { public static var name: StaticString { ".buttonRepeatBehavior" } }
  public enum ColorEffect: _ModifierName { public static var name: StaticString { ".colorEffect" } }
  public enum ContainerBackground: _ModifierName { public static var name: StaticString { ".containerBackground" } }
  public enum Copyable: _ModifierName { public static var name: StaticString { ".copyable" } }
  public enum Cuttable: _ModifierName { public static var name: StaticString { ".cuttable" } }
  public enum DefaultHoverEffect: _ModifierName { public static var name: StaticString { ".defaultHoverEffect" } }
  public enum DefersSystemGestures: _ModifierName { public static var name: StaticString { ".defersSystemGestures" } }
  public enum DistortionEffect: _ModifierName { public static var name: StaticString { ".distortionEffect" } }
  public enum Draggable: _ModifierName { public static var name: StaticString { ".draggable" } }
  public enum DropDestination: _ModifierName { public static var name: StaticString { ".dropDestination" } }
  public enum FindDisabled: _ModifierName { public static var name: StaticString { ".findDisabled" } }
  public enum FindNavigator: _ModifierName { public static var name: StaticString { ".findNavigator" } }
  public enum GlassEffect: _ModifierName { public static var name: StaticString { ".glassEffect" } }
  public enum GlassEffectID: _ModifierName { public static var name: StaticString { ".glassEffectID" } }
  public enum GlassEffectTransition: _ModifierName { public static var name: StaticString { ".glassEffectTransition" } }
  public enum GlassEffectUnion: _ModifierName { public static var name: StaticString { ".glassEffectUnion" } }
  public enum HandlesExternalEvents: _ModifierName { public static var name: StaticString { ".handlesExternalEvents" } }
  public enum Help: _ModifierName { public static var name: StaticString { ".help" } }
  public enum HoverEffect: _ModifierName { public static var name: StaticString { ".hoverEffect" } }
  public enum HoverEffectDisabled: _ModifierName { public static var name: StaticString { ".hoverEffectDisabled" } }
  public enum InvalidatableContent: _ModifierName { public static var name: StaticString { ".invalidatableContent" } }
  public enum KeyboardShortcut: _ModifierName { public static var name: StaticString { ".keyboardShortcut" } }
  public enum KeyboardType: _ModifierName { public static var name: StaticString { ".keyboardType" } }
  public enum LabelsVisibility: _ModifierName { public static var name: StaticString { ".labelsVisibility" } }
  public enum LayerEffect: _ModifierName { public static var name: StaticString { ".layerEffect" } }
  public enum ListItemTint: _ModifierName { public static var name: StaticString { ".listItemTint" } }
  public enum ListRowSeparator: _ModifierName { public static var name: StaticString { ".listRowSeparator" } }
  public enum ListRowSeparatorTint: _ModifierName { public static var name: StaticString { ".listRowSeparatorTint" } }
  public enum ListRowSpacing: _ModifierName { public static var name: StaticString { ".listRowSpacing" } }
  public enum ListSectionSeparator: _ModifierName { public static var name: StaticString { ".listSectionSeparator" } }
  public enum ListSectionSeparatorTint: _ModifierName {
    public static var name: StaticString { ".listSectionSeparatorTint" }
  }
  public enum ListSectionSpacing: _ModifierName { public static var name: StaticString { ".listSectionSpacing" } }
  public enum MatchedTransitionSource: _ModifierName {
    public static var name: StaticString { ".matchedTransitionSource" }
  }
  public enum MenuActionDismissBehavior: _ModifierName {
    public static var name: StaticString { ".menuActionDismissBehavior" }
  }
  public enum MenuIndicator: _ModifierName { public static var name: StaticString { ".menuIndicator" } }
  public enum MenuOrder: _ModifierName { public static var name: StaticString { ".menuOrder" } }
  public enum NavigationDocument: _ModifierName { public static var name: StaticString { ".navigationDocument" } }
  public enum NavigationLinkIndicatorVisibility: _ModifierName {
    public static var name: StaticString { ".navigationLinkIndicatorVisibility" }
  }
  public enum OnContinueUserActivity: _ModifierName {
    public static var name: StaticString { ".onContinueUserActivity" }
  }
  public enum OnContinuousHover: _ModifierName { public static var name: StaticString { ".onContinuousHover" } }
  public enum OnDeleteCommand: _ModifierName { public static var name: StaticString { ".onDeleteCommand" } }
  public enum OnDrag: _ModifierName { public static var name: StaticString { ".onDrag" } }
  public enum OnDrop: _ModifierName { public static var name: StaticString { ".onDrop" } }
  public enum OnExitCommand: _ModifierName { public static var name: StaticString { ".onExitCommand" } }
  public enum OnKeyPress: _ModifierName { public static var name: StaticString { ".onKeyPress" } }
  public enum OnMoveCommand: _ModifierName { public static var name: StaticString { ".onMoveCommand" } }
  public enum OnOpenURL: _ModifierName { public static var name: StaticString { ".onOpenURL" } }
  public enum OnPlayPauseCommand: _ModifierName { public static var name: StaticString { ".onPlayPauseCommand" } }
  public enum PaletteSelectionEffect: _ModifierName {
    public static var name: StaticString { ".paletteSelectionEffect" }
  }
  public enum PasteDestination: _ModifierName { public static var name: StaticString { ".pasteDestination" } }
  public enum PersistentSystemOverlays: _ModifierName {
    public static var name: StaticString { ".persistentSystemOverlays" }
  }
  public enum PreviewDevice: _ModifierName { public static var name: StaticString { ".previewDevice" } }
  public enum PreviewDisplayName: _ModifierName { public static var name: StaticString { ".previewDisplayName" } }
  public enum PreviewInterfaceOrientation: _ModifierName {
    public static var name: StaticString { ".previewInterfaceOrientation" }
  }
  public enum PreviewLayout: _ModifierName { public static var name: StaticString { ".previewLayout" } }
  public enum PrivacySensitive: _ModifierName { public static var name: StaticString { ".privacySensitive" } }
  public enum Redacted: _ModifierName { public static var name: StaticString { ".redacted" } }
  public enum Refreshable: _ModifierName { public static var name: StaticString { ".refreshable" } }
  public enum RenameAction: _ModifierName { public static var name: StaticString { ".renameAction" } }
  public enum ScrollBounceBehavior: _ModifierName { public static var name: StaticString { ".scrollBounceBehavior" } }
  public enum ScrollClipDisabled: _ModifierName { public static var name: StaticString { ".scrollClipDisabled" } }
  public enum ScrollContentBackground: _ModifierName {
    public static var name: StaticString { ".scrollContentBackground" }
  }
  public enum ScrollDisabled: _ModifierName { public static var name: StaticString { ".scrollDisabled" } }
  public enum ScrollDismissesKeyboard: _ModifierName {
    public static var name: StaticString { ".scrollDismissesKeyboard" }
  }
  public enum ScrollIndicators: _ModifierName { public static var name: StaticString { ".scrollIndicators" } }
  public enum ScrollTargetBehavior: _ModifierName { public static var name: StaticString { ".scrollTargetBehavior" } }
  public enum SearchCompletion: _ModifierName { public static var name: StaticString { ".searchCompletion" } }
  public enum SearchFocused: _ModifierName { public static var name: StaticString { ".searchFocused" } }
  public enum SearchPresentationToolbarBehavior: _ModifierName {
    public static var name: StaticString { ".searchPresentationToolbarBehavior" }
  }
  public enum SearchScopes: _ModifierName { public static var name: StaticString { ".searchScopes" } }
  public enum SearchSuggestions: _ModifierName { public static var name: StaticString { ".searchSuggestions" } }
  public enum SearchTokens: _ModifierName { public static var name: StaticString { ".searchTokens" } }
  public enum SearchToolbarBehavior: _ModifierName { public static var name: StaticString { ".searchToolbarBehavior" } }
  public enum Searchable: _ModifierName { public static var name: StaticString { ".searchable" } }
  public enum SelectionDisabled: _ModifierName { public static var name: StaticString { ".selectionDisabled" } }
  public enum SensoryFeedback: _ModifierName { public static var name: StaticString { ".sensoryFeedback" } }
  public enum StatusBar: _ModifierName { public static var name: StaticString { ".statusBar" } }
  public enum StatusBarHidden: _ModifierName { public static var name: StaticString { ".statusBarHidden" } }
  public enum SubmitScope: _ModifierName { public static var name: StaticString { ".submitScope" } }
  public enum SymbolEffect: _ModifierName { public static var name: StaticString { ".symbolEffect" } }
  public enum SymbolEffectsRemoved: _ModifierName { public static var name: StaticString { ".symbolEffectsRemoved" } }
  public enum TabBarMinimizeBehavior: _ModifierName {
    public static var name: StaticString { ".tabBarMinimizeBehavior" }
  }
  public enum TabViewBottomAccessory: _ModifierName {
    public static var name: StaticString { ".tabViewBottomAccessory" }
  }
  public enum TableColumnHeaders: _ModifierName { public static var name: StaticString { ".tableColumnHeaders" } }
  public enum TextContentType: _ModifierName { public static var name: StaticString { ".textContentType" } }
  public enum TextInputAutocapitalization: _ModifierName {
    public static var name: StaticString { ".textInputAutocapitalization" }
  }
  public enum Unredacted: _ModifierName { public static var name: StaticString { ".unredacted" } }
  public enum UserActivity: _ModifierName { public static var name: StaticString { ".userActivity" } }
  public enum VisualEffect: _ModifierName { public static var name: StaticString { ".visualEffect" } }
  public enum WritingToolsBehavior: _ModifierName { public static var name: StaticString { ".writingToolsBehavior" } }
}

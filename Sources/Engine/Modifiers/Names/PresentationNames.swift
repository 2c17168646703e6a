extension _Names {
  public enum ActionSheet: _ModifierName { public static var name: StaticString { ".actionSheet" } }
  public enum Alert: _ModifierName { public static var name: StaticString { ".alert" } }
  public enum ConfirmationDialog: _ModifierName { public static var name: StaticString { ".confirmationDialog" } }
  public enum ContextMenu: _ModifierName { public static var name: StaticString { ".contextMenu" } }
  public enum DialogIcon: _ModifierName { public static var name: StaticString { ".dialogIcon" } }
  public enum DialogSuppressionToggle: _ModifierName {
    public static var name: StaticString { ".dialogSuppressionToggle" }
  }
  public enum FileExporter: _ModifierName { public static var name: StaticString { ".fileExporter" } }
  public enum FileImporter: _ModifierName { public static var name: StaticString { ".fileImporter" } }
  public enum FileMover: _ModifierName { public static var name: StaticString { ".fileMover" } }
  public enum FullScreenCover: _ModifierName { public static var name: StaticString { ".fullScreenCover" } }
  public enum Inspector: _ModifierName { public static var name: StaticString { ".inspector" } }
  public enum InspectorColumnWidth: _ModifierName { public static var name: StaticString { ".inspectorColumnWidth" } }
  public enum InteractiveDismissDisabled: _ModifierName {
    public static var name: StaticString { ".interactiveDismissDisabled" }
  }
  public enum Menu: _ModifierName { public static var name: StaticString { ".menu" } }
  public enum Popover: _ModifierName { public static var name: StaticString { ".popover" } }
  public enum PresentationBackground: _ModifierName {
    public static var name: StaticString { ".presentationBackground" }
  }
  public enum PresentationBackgroundInteraction: _ModifierName {
    public static var name: StaticString { ".presentationBackgroundInteraction" }
  }
  public enum PresentationCompactAdaptation: _ModifierName {
    public static var name: StaticString { ".presentationCompactAdaptation" }
  }
  public enum PresentationContentInteraction: _ModifierName {
    public static var name: StaticString { ".presentationContentInteraction" }
  }
  public enum PresentationCornerRadius: _ModifierName {
    public static var name: StaticString { ".presentationCornerRadius" }
  }
  public enum PresentationDetents: _ModifierName { public static var name: StaticString { ".presentationDetents" } }
  public enum PresentationDragIndicator: _ModifierName {
    public static var name: StaticString { ".presentationDragIndicator" }
  }
  public enum PresentationSizing: _ModifierName { public static var name: StaticString { ".presentationSizing" } }
  public enum Sheet: _ModifierName { public static var name: StaticString { ".sheet" } }
  public enum SwipeActions: _ModifierName { public static var name: StaticString { ".swipeActions" } }
  public enum Toolbar: _ModifierName { public static var name: StaticString { ".toolbar" } }
  public enum ToolbarBackground: _ModifierName { public static var name: StaticString { ".toolbarBackground" } }
  public enum ToolbarBackgroundVisibility: _ModifierName {
    public static var name: StaticString { ".toolbarBackgroundVisibility" }
  }
  public enum ToolbarColorScheme: _ModifierName { public static var name: StaticString { ".toolbarColorScheme" } }
  public enum ToolbarForegroundStyle: _ModifierName {
    public static var name: StaticString { ".toolbarForegroundStyle" }
  }
  public enum ToolbarRole: _ModifierName { public static var name: StaticString { ".toolbarRole" } }
  public enum ToolbarTitleDisplayMode: _ModifierName {
    public static var name: StaticString { ".toolbarTitleDisplayMode" }
  }
  public enum ToolbarTitleMenu: _ModifierName { public static var name: StaticString { ".toolbarTitleMenu" } }
  public enum ToolbarVisibility: _ModifierName { public static var name: StaticString { ".toolbarVisibility" } }
}

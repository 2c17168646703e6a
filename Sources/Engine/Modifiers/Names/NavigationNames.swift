extension _Names {
  public enum Badge: _ModifierName { public static var name: StaticString { ".badge" } }
  public enum CustomizationID: _ModifierName { public static var name: StaticString { ".customizationID" } }
  public enum DefaultVisibility: _ModifierName { public static var name: StaticString { ".defaultVisibility" } }
  public enum NavigationBarBackButtonHidden: _ModifierName {
    public static var name: StaticString { ".navigationBarBackButtonHidden" }
  }
  public enum NavigationBarHidden: _ModifierName { public static var name: StaticString { ".navigationBarHidden" } }
  public enum NavigationBarItems: _ModifierName { public static var name: StaticString { ".navigationBarItems" } }
  public enum NavigationBarTitle: _ModifierName { public static var name: StaticString { ".navigationBarTitle" } }
  public enum NavigationBarTitleDisplayMode: _ModifierName {
    public static var name: StaticString { ".navigationBarTitleDisplayMode" }
  }
  public enum NavigationDestination: _ModifierName { public static var name: StaticString { ".navigationDestination" } }
  public enum NavigationSplitViewColumnWidth: _ModifierName {
    public static var name: StaticString { ".navigationSplitViewColumnWidth" }
  }
  public enum NavigationSubtitle: _ModifierName { public static var name: StaticString { ".navigationSubtitle" } }
  public enum NavigationTitle: _ModifierName { public static var name: StaticString { ".navigationTitle" } }
  public enum NavigationTransition: _ModifierName { public static var name: StaticString { ".navigationTransition" } }
  public enum TabViewCustomization: _ModifierName { public static var name: StaticString { ".tabViewCustomization" } }
  public enum TabViewSidebarBottomBar: _ModifierName {
    public static var name: StaticString { ".tabViewSidebarBottomBar" }
  }
}

extension _Names {
  public enum FormStyle: _ModifierName { public static var name: StaticString { ".formStyle" } }
  public enum IndexViewStyle: _ModifierName { public static var name: StaticString { ".indexViewStyle" } }
  public enum ListStyle: _ModifierName { public static var name: StaticString { ".listStyle" } }
  public enum NavigationSplitViewStyle: _ModifierName {
    public static var name: StaticString { ".navigationSplitViewStyle" }
  }
  public enum NavigationViewStyle: _ModifierName { public static var name: StaticString { ".navigationViewStyle" } }
  public enum PickerStyle: _ModifierName { public static var name: StaticString { ".pickerStyle" } }
  public enum TabViewStyle: _ModifierName { public static var name: StaticString { ".tabViewStyle" } }
  public enum TextEditorStyle: _ModifierName { public static var name: StaticString { ".textEditorStyle" } }
}

extension _Names {
  public enum ControlGroupStyle: _ModifierName { public static var name: StaticString { ".controlGroupStyle" } }
  public enum DatePickerStyle: _ModifierName { public static var name: StaticString { ".datePickerStyle" } }
  public enum DisclosureGroupStyle: _ModifierName { public static var name: StaticString { ".disclosureGroupStyle" } }
  public enum FormStyle: _ModifierName { public static var name: StaticString { ".formStyle" } }
  public enum GaugeStyle: _ModifierName { public static var name: StaticString { ".gaugeStyle" } }
  public enum GroupBoxStyle: _ModifierName { public static var name: StaticString { ".groupBoxStyle" } }
  public enum IndexViewStyle: _ModifierName { public static var name: StaticString { ".indexViewStyle" } }
  public enum LabeledContentStyle: _ModifierName { public static var name: StaticString { ".labeledContentStyle" } }
  public enum ListStyle: _ModifierName { public static var name: StaticString { ".listStyle" } }
  public enum MenuStyle: _ModifierName { public static var name: StaticString { ".menuStyle" } }
  public enum NavigationSplitViewStyle: _ModifierName {
    public static var name: StaticString { ".navigationSplitViewStyle" }
  }
  public enum NavigationViewStyle: _ModifierName { public static var name: StaticString { ".navigationViewStyle" } }
  public enum PickerStyle: _ModifierName { public static var name: StaticString { ".pickerStyle" } }
  public enum ProgressViewStyle: _ModifierName { public static var name: StaticString { ".progressViewStyle" } }
  public enum TabViewStyle: _ModifierName { public static var name: StaticString { ".tabViewStyle" } }
  public enum TextEditorStyle: _ModifierName { public static var name: StaticString { ".textEditorStyle" } }
  public enum TextFieldStyle: _ModifierName { public static var name: StaticString { ".textFieldStyle" } }
}

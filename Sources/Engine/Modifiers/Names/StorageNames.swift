extension _Names {
  public enum DefaultFocus: _ModifierName { public static var name: StaticString { ".defaultFocus" } }
  public enum FocusEffectDisabled: _ModifierName { public static var name: StaticString { ".focusEffectDisabled" } }
  public enum FocusScope: _ModifierName { public static var name: StaticString { ".focusScope" } }
  public enum FocusSection: _ModifierName { public static var name: StaticString { ".focusSection" } }
  public enum Focusable: _ModifierName { public static var name: StaticString { ".focusable" } }
  public enum FocusedObject: _ModifierName { public static var name: StaticString { ".focusedObject" } }
  public enum FocusedSceneObject: _ModifierName { public static var name: StaticString { ".focusedSceneObject" } }
  public enum FocusedSceneValue: _ModifierName { public static var name: StaticString { ".focusedSceneValue" } }
  public enum FocusedValue: _ModifierName { public static var name: StaticString { ".focusedValue" } }
  public enum PrefersDefaultFocus: _ModifierName { public static var name: StaticString { ".prefersDefaultFocus" } }
  public enum SubmitLabel: _ModifierName { public static var name: StaticString { ".submitLabel" } }
}

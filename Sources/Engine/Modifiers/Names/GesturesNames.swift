extension _Names {
  public enum OnHover: _ModifierName { public static var name: StaticString { ".onHover" } }
}

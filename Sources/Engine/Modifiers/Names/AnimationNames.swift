extension _Names {
  public enum ContentTransition: _ModifierName { public static var name: StaticString { ".contentTransition" } }
  public enum GeometryGroup: _ModifierName { public static var name: StaticString { ".geometryGroup" } }
}

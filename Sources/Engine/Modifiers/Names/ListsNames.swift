extension _Names {
  public enum DefaultScrollAnchor: _ModifierName { public static var name: StaticString { ".defaultScrollAnchor" } }
  public enum OnScrollPhaseChange: _ModifierName { public static var name: StaticString { ".onScrollPhaseChange" } }
  public enum OnScrollTargetVisibilityChange: _ModifierName {
    public static var name: StaticString { ".onScrollTargetVisibilityChange" }
  }
  public enum ScrollEdgeEffectStyle: _ModifierName { public static var name: StaticString { ".scrollEdgeEffectStyle" } }
  public enum ScrollIndicatorsFlash: _ModifierName { public static var name: StaticString { ".scrollIndicatorsFlash" } }
  public enum ScrollTransition: _ModifierName { public static var name: StaticString { ".scrollTransition" } }
}

import Engine

extension _Names {
  /// What recordings call the modifier `.mapControlVisibility`.
  public enum MapControlVisibility: _ModifierName { public static var name: StaticString { ".mapControlVisibility" } }
  /// What recordings call the modifier `.mapControls`.
  public enum MapControls: _ModifierName { public static var name: StaticString { ".mapControls" } }
  /// What recordings call the modifier `.mapStyle`.
  public enum MapStyle: _ModifierName { public static var name: StaticString { ".mapStyle" } }
  /// What recordings call the modifier `.onMapCameraChange`.
  public enum OnMapCameraChange: _ModifierName { public static var name: StaticString { ".onMapCameraChange" } }
}

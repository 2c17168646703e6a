import Engine

extension _Names {
  public enum MapControlVisibility: _ModifierName { public static var name: StaticString { ".mapControlVisibility" } }
  public enum MapControls: _ModifierName { public static var name: StaticString { ".mapControls" } }
  public enum MapStyle: _ModifierName { public static var name: StaticString { ".mapStyle" } }
  public enum OnMapCameraChange: _ModifierName { public static var name: StaticString { ".onMapCameraChange" } }
}

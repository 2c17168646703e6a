extension _Names {
  public enum BaselineOffset: _ModifierName { public static var name: StaticString { ".baselineOffset" } }
  public enum FontDesign: _ModifierName { public static var name: StaticString { ".fontDesign" } }
  public enum FontWidth: _ModifierName { public static var name: StaticString { ".fontWidth" } }
  public enum Italic: _ModifierName { public static var name: StaticString { ".italic" } }
  public enum Kerning: _ModifierName { public static var name: StaticString { ".kerning" } }
  public enum Monospaced: _ModifierName { public static var name: StaticString { ".monospaced" } }
  public enum MonospacedDigit: _ModifierName { public static var name: StaticString { ".monospacedDigit" } }
  public enum SpeechSpellsOutCharacters: _ModifierName {
    public static var name: StaticString { ".speechSpellsOutCharacters" }
  }
  public enum Strikethrough: _ModifierName { public static var name: StaticString { ".strikethrough" } }
  public enum TextRenderer: _ModifierName { public static var name: StaticString { ".textRenderer" } }
  public enum TextScale: _ModifierName { public static var name: StaticString { ".textScale" } }
  public enum TextSelection: _ModifierName { public static var name: StaticString { ".textSelection" } }
  public enum Tracking: _ModifierName { public static var name: StaticString { ".tracking" } }
  public enum TypesettingLanguage: _ModifierName { public static var name: StaticString { ".typesettingLanguage" } }
  public enum Underline: _ModifierName { public static var name: StaticString { ".underline" } }
  public enum SpeechAdjustedPitch: _ModifierName { public static var name: StaticString { ".speechAdjustedPitch" } }
  public enum SpeechAlwaysIncludesPunctuation: _ModifierName {
    public static var name: StaticString { ".speechAlwaysIncludesPunctuation" }
  }
  public enum SpeechAnnouncementsQueued: _ModifierName {
    public static var name: StaticString { ".speechAnnouncementsQueued" }
  }
}

/// A stimulus, as a person writes it: `tap "Toggle"`.
public indirect enum Step: Hashable, Sendable {
  /// How a step names the element it acts on.
  public enum Target: Hashable, Sendable {
    /// The text a person sees on it; `occurrence` counts from 1.
    case label(String, occurrence: Int)
    /// The explicit id or accessibility identifier: `#save`.
    case id(String)
  }
  /// How a step says where to scroll.
  public enum ScrollTarget: Hashable, Sendable {
    /// To the view with an explicit id.
    case id(String)
    /// In points.
    case by(Double)
  }
  /// A tap on an element: `tap "Save"`.
  case tap(Target)
  /// A switch is turned the other way: `toggle "Wi-Fi"`.
  case toggle(Target)
  /// Text typed into a field: `type "text" into "Name"`; a line break at its end submits it.
  case type(String, into: Target)
  /// An option that is chosen: `select "Red" in "Colour"`.
  case select(String, in: Target)
  /// A slider moved to a value: `slide "Volume" to 0.5`.
  case slide(Target, to: Double)
  /// Content scrolled: `scroll to ID`, `scroll by 200`.
  case scroll(ScrollTarget)
  /// A drag that begins on an element, in points: `drag "Card" by 120 0`.
  case drag(Target, x: Double, y: Double)
  /// A key of the environment set for all views: `set environment colorScheme dark`.
  case setEnvironment(key: String, value: String)
  /// The window made so large, in points: `resize 320 568`.
  case resize(width: Double, height: Double)
  /// In seconds of the simulated clock.
  case wait(Double)
  /// Counts from 1, as a person does.
  case deleteRow(Int)
  /// One step done several times, each an update: `repeat 3 tap "+"`.
  case repeated(Int, Step)
}

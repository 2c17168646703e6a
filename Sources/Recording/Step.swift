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
  case tap(Target)
  case toggle(Target)
  case type(String, into: Target)
  case select(String, in: Target)
  case slide(Target, to: Double)
  case scroll(ScrollTarget)
  case drag(Target, x: Double, y: Double)
  case setEnvironment(key: String, value: String)
  case resize(width: Double, height: Double)
  /// In seconds of the simulated clock.
  case wait(Double)
  /// Counts from 1, as a person does.
  case deleteRow(Int)
  case repeated(Int, Step)
}

import Recording

/// Where assistive technology has its focus among the views of one view. No step moves it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var state: Value

  /// Whether the focus is on one view; not at the beginning.
  public init() where Value == Bool { _state = State(initialValue: false) }

  /// Which of several views has the focus; none at the beginning.
  public init<T: Hashable>() where Value == T? { _state = State(initialValue: nil) }

  /// Whether the focus is on one view; for which technologies is not kept.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Which of several views has the focus; for which technologies is not kept.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  /// Where the focus is, as the program has written it; no step moves it.
  public var wrappedValue: Value {
    get { state }
    nonmutating set { state = newValue }
  }

  /// A connection to where the focus is, for `accessibilityFocused`.
  public var projectedValue: Binding { Binding(base: $state) }

  /// A connection to where the focus is.
  @propertyWrapper public struct Binding {
    let base: Engine.Binding<Value>

    /// Where the focus is, as the program has written it.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The same connection.
    public var projectedValue: Binding { self }
  }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int
  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The screen is read aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The person uses switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

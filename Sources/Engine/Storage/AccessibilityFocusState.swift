import Recording

/// Where assistive technology has its focus among the views of one view. No step moves it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var state: Value

  public init() where Value == Bool { _state = State(initialValue: false) }

  public init<T: Hashable>() where Value == T? { _state = State(initialValue: nil) }

  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  public var wrappedValue: Value {
    get { state }
    nonmutating set { state = newValue }
  }

  public var projectedValue: Binding { Binding(base: $state) }

  /// A connection to where the focus is.
  @propertyWrapper public struct Binding {
    let base: Engine.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

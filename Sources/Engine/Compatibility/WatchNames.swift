import Foundation

/// How far the crown of a watch is turned for one step.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

/// A turn of a watch's crown.
public struct DigitalCrownEvent: Sendable {
  /// How far it is turned.
  public var offset: Double
  /// How fast it is turned.
  public var velocity: Double
}

extension View {
  /// Lets a watch's crown change a value; no step does it.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
    effect(_Names.DigitalCrownRotation.self)
  }

  /// Lets a watch's crown change a value between two others; no step does it.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint {
    effect(_Names.DigitalCrownRotation.self, "from through", _Worded(minValue), _Worded(maxValue))
  }

  /// Lets a watch's crown change a value, and says when it turns and rests; no step does it.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { effect(_Names.DigitalCrownRotation.self) }

  /// Lets a watch's crown change a value between two others in steps; no step does it.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint {
    effect(_Names.DigitalCrownRotation.self, "from through", _Worded(minValue), _Worded(maxValue))
  }

  /// Shows what stands beside a watch's crown, or not.
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View {
    effect(_Names.DigitalCrownAccessory.self, "_", visibility)
  }

  /// Puts a view beside a watch's crown.
  public nonisolated func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attached(_Names.DigitalCrownAccessory.self, nil, content())
  }

  /// Says what a double tap of the fingers does, which is the control's own action.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    effect(_Names.HandGestureShortcut.self)
  }

  /// Puts a label at the edge of a widget.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    attached(_Names.WidgetLabel.self, nil, label())
  }

  /// Puts a text at the edge of a widget.
  public nonisolated func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { widgetLabel { Text(titleKey) } }

  /// Lets the view take the accent colour in a widget.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View {
    effect(_Names.WidgetAccentable.self, "_", accentable)
  }

  /// Sets the address that a widget opens.
  public nonisolated func widgetURL(_ url: URL?) -> some View {
    effect(_Names.WidgetURL.self, "_", url?.absoluteString)
  }
}

/// A gesture of the hand that does what a control does.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The double tap of two fingers.
  public static let primaryAction = HandGestureShortcut()
}

extension _Names {
  /// What recordings call the modifier `.digitalCrownAccessory`.
  public enum DigitalCrownAccessory: _ModifierName {
    /// The name with its point.
    public static var name: StaticString { ".digitalCrownAccessory" }
  }
  /// What recordings call the modifier `.digitalCrownRotation`.
  public enum DigitalCrownRotation: _ModifierName { public static var name: StaticString { ".digitalCrownRotation" } }
  /// What recordings call the modifier `.handGestureShortcut`.
  public enum HandGestureShortcut: _ModifierName { public static var name: StaticString { ".handGestureShortcut" } }
  /// What recordings call the modifier `.widgetAccentable`.
  public enum WidgetAccentable: _ModifierName { public static var name: StaticString { ".widgetAccentable" } }
  /// What recordings call the modifier `.widgetLabel`.
  public enum WidgetLabel: _ModifierName { public static var name: StaticString { ".widgetLabel" } }
  /// What recordings call the modifier `.widgetURL`.
  public enum WidgetURL: _ModifierName { public static var name: StaticString { ".widgetURL" } }
}

extension VerticalPageTabViewStyle {
  /// How the pages move.
  public enum TransitionStyle: Sendable { case automatic, blur, identity }

  /// The style; how the pages move is not kept.
  public init(transitionStyle: TransitionStyle) { self.init() }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages one below the other that move in a way.
  public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle) -> Self { Self() }
}

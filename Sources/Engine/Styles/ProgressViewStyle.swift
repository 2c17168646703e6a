/// How progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes what stands in the place of the control.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What such a style makes a body from.
public struct ProgressViewStyleConfiguration {
  /// What is in progress.
  public struct Label: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// How far it has come, in words.
  public struct CurrentValueLabel: _StandInView {
    public let _held: _Held
    public typealias Body = Never
  }

  /// How far it has come, from 0 to 1; `nil` where that is not known.
  public let fractionCompleted: Double?
  /// Stands for the view's label; `nil` where there is none.
  public var label: Label?
  /// Stands for the value's label; `nil` where there is none.
  public var currentValueLabel: CurrentValueLabel?
}

enum ProgressViewStyleMaker<Style: ProgressViewStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: ProgressViewStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension ProgressView: TwoPartControl {
  var first: Label { label }
  var second: CurrentValueLabel { currentLabel }

  @MainActor func configuration(_ parts: TwoParts<Label, CurrentValueLabel>) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: parts.first.label { .init(_held: $0) },
      currentValueLabel: parts.second.label { .init(_held: $0) })
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Makes a progress view from the configuration of one that a style gives a body.
  public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

extension View {
  /// Sets the style of progress views below.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, ProgressViewStyleConfiguration>(
        name: ".progressViewStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<ProgressViewStyleMaker<S>>(style)))
  }
}

/// The automatic style of progress views.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The linear style of progress views.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The circular style of progress views.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle, BuiltInStyle {
  /// The style; it has no parameters.
  public init() {}

  /// The style in a tint, which is not kept.
  public init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

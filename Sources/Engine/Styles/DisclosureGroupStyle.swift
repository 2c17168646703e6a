/// How disclosure groups look, by a body.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle where Self: BuiltInStyle {
  /// What it looks like where no style is set.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

enum DisclosureGroupStyleMaker<Style: DisclosureGroupStyle>: StyleBodyMaker {
  static func body(_ style: Style, _ configuration: DisclosureGroupStyleConfiguration) -> Style.Body {
    style.makeBody(configuration: configuration)
  }
}

extension View {
  /// Sets the style of disclosure groups below.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      _StyleModifier<S, DisclosureGroupStyleConfiguration>(
        name: ".disclosureGroupStyle", style: style,
        box: style is any BuiltInStyle ? nil : StyleBoxOf<DisclosureGroupStyleMaker<S>>(style)))
  }
}

/// The automatic style of disclosure groups.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// How disclosure groups look.
public protocol DisclosureGroupStyle: BuiltInStyle {}

extension View {
  /// Sets the style of disclosure groups below.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    effect(_Names.DisclosureGroupStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of disclosure groups.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

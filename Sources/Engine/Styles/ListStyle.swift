/// How lists look.
public protocol ListStyle: BuiltInStyle {}

extension View {
  /// Sets the style of lists below.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    effect(_Names.ListStyle.self, "_", Typed<S>(words: style.styleName))
  }
}

/// The automatic style of lists.
public struct DefaultListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The automatic style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The plain style of lists.
public struct PlainListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The plain style.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The grouped style of lists.
public struct GroupedListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The grouped style.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The insetGrouped style of lists.
public struct InsetGroupedListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The insetGrouped style.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The inset style of lists.
public struct InsetListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The inset style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The sidebar style of lists.
public struct SidebarListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The sidebar style.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The bordered style of lists.
public struct BorderedListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// The bordered style.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// The carousel style of lists.
public struct CarouselListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// The carousel style.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// The elliptical style of lists.
public struct EllipticalListStyle: ListStyle {
  /// The style; it has no parameters.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// The elliptical style.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

// Styles of the framework that leave a view's content as it is: kept under their names.

/// How pickers look.
public protocol PickerStyle: BuiltInStyle {}

extension View {
  /// Sets the style of pickers below.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    effect(".pickerStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of pickers.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic style.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The segmented style of pickers.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented style.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The menu style of pickers.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The menu style.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The wheel style of pickers.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel style.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The inline style of pickers.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The inline style.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The navigationLink style of pickers.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigationLink style.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The radioGroup style of pickers.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The radioGroup style.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The palette style of pickers.
public struct PalettePickerStyle: PickerStyle {
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The palette style.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// How lists look.
public protocol ListStyle: BuiltInStyle {}

extension View {
  /// Sets the style of lists below.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    effect(".listStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of lists.
public struct DefaultListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The automatic style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The plain style of lists.
public struct PlainListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The plain style.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The grouped style of lists.
public struct GroupedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// The grouped style.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The insetGrouped style of lists.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The insetGrouped style.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The inset style of lists.
public struct InsetListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// The inset style.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The sidebar style of lists.
public struct SidebarListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The sidebar style.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The bordered style of lists.
public struct BorderedListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// The bordered style.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// The carousel style of lists.
public struct CarouselListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// The carousel style.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// The elliptical style of lists.
public struct EllipticalListStyle: ListStyle {
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// The elliptical style.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// How text fields look.
public protocol TextFieldStyle: BuiltInStyle {}

extension View {
  /// Sets the style of text fields below.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    effect(".textFieldStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of text fields.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The automatic style.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The plain style of text fields.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The plain style.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The roundedBorder style of text fields.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The roundedBorder style.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The squareBorder style of text fields.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The squareBorder style.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// How navigation views look.
public protocol NavigationViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of navigation views below.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    effect(".navigationViewStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The automatic style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The stack style of navigation views.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The stack style.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The columns style of navigation views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The columns style.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// The doubleColumn style of navigation views.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DoubleColumnNavigationViewStyle {
  /// The doubleColumn style.
  public static var doubleColumn: DoubleColumnNavigationViewStyle { DoubleColumnNavigationViewStyle() }
}

/// How tab views look.
public protocol TabViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of tab views below.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    effect(".tabViewStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of tab views.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The automatic style.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The page style of tab views.
public struct PageTabViewStyle: TabViewStyle {
  public init() {}

  /// When the index of the pages is shown.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }

  public init(indexDisplayMode: IndexDisplayMode) {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The page style.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The sidebarAdaptable style of tab views.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The sidebarAdaptable style.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The verticalPage style of tab views.
public struct VerticalPageTabViewStyle: TabViewStyle {
  public init() {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The verticalPage style.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// How the indexes of pages look.
public protocol IndexViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of the indexes of pages below.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    effect(".indexViewStyle", "_", Worded(words: style.styleName))
  }
}

/// The page style of the indexes of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  public init() {}

  /// When the index's background is shown.
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }

  public init(backgroundDisplayMode: BackgroundDisplayMode) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The page style.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// How forms look.
public protocol FormStyle: BuiltInStyle {}

extension View {
  /// Sets the style of forms below.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    effect(".formStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of forms.
public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The automatic style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The columns style of forms.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The columns style.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// The grouped style of forms.
public struct GroupedFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// The grouped style.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// How menus look.
public protocol MenuStyle: BuiltInStyle {}

extension View {
  /// Sets the style of menus below.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    effect(".menuStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of menus.
public struct DefaultMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The button style of menus.
public struct ButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The borderlessButton style of menus.
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The borderlessButton style.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// How date pickers look.
public protocol DatePickerStyle: BuiltInStyle {}

extension View {
  /// Sets the style of date pickers below.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    effect(".datePickerStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The automatic style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The compact style of date pickers.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The compact style.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The graphical style of date pickers.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The graphical style.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The wheel style of date pickers.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The wheel style.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The field style of date pickers.
public struct FieldDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The field style.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// How progress views look.
public protocol ProgressViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of progress views below.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    effect(".progressViewStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of progress views.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic style.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// The linear style of progress views.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The circular style of progress views.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// How group boxes look.
public protocol GroupBoxStyle: BuiltInStyle {}

extension View {
  /// Sets the style of group boxes below.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    effect(".groupBoxStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of group boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// How gauges look.
public protocol GaugeStyle: BuiltInStyle {}

extension View {
  /// Sets the style of gauges below.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    effect(".gaugeStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of gauges.
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The automatic style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The accessoryCircular style of gauges.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The accessoryCircular style.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The accessoryCircularCapacity style of gauges.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The accessoryCircularCapacity style.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

/// The accessoryLinear style of gauges.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The accessoryLinear style.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The linearCapacity style of gauges.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public init(tint: some ShapeStyle) {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The linearCapacity style.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// How disclosure groups look.
public protocol DisclosureGroupStyle: BuiltInStyle {}

extension View {
  /// Sets the style of disclosure groups below.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    effect(".disclosureGroupStyle", "_", Worded(words: style.styleName))
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

/// How control groups look.
public protocol ControlGroupStyle: BuiltInStyle {}

extension View {
  /// Sets the style of control groups below.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    effect(".controlGroupStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of control groups.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The navigation style of control groups.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The compactMenu style of control groups.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The compactMenu style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The menu style of control groups.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The menu style.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// How split views look.
public protocol NavigationSplitViewStyle: BuiltInStyle {}

extension View {
  /// Sets the style of split views below.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    effect(".navigationSplitViewStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The automatic style.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

/// The balanced style of split views.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The balanced style.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

/// The prominentDetail style of split views.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The prominentDetail style.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}

/// How text editors look.
public protocol TextEditorStyle: BuiltInStyle {}

extension View {
  /// Sets the style of text editors below.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    effect(".textEditorStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The automatic style.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The plain style of text editors.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The plain style.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// How labelled content look.
public protocol LabeledContentStyle: BuiltInStyle {}

extension View {
  /// Sets the style of labelled content below.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    effect(".labeledContentStyle", "_", Worded(words: style.styleName))
  }
}

/// The automatic style of labelled content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}


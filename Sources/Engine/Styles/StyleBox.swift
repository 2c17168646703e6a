/// Makes a control's body from a configuration: what the styles of all kinds of controls have in common.
@MainActor @preconcurrency protocol StyleBodyMaker {
  associatedtype Style
  associatedtype Configuration
  associatedtype Content: View
  static func body(_ style: Style, _ configuration: Configuration) -> Content
  /// Whether the body is made again when the control is pressed, and again when it is let go.
  static var showsPresses: Bool { get }
}

extension StyleBodyMaker {
  static var showsPresses: Bool { false }
}

/// A value inside a view whose dynamic properties belong to the view.
nonisolated struct Held<Value>: DynamicProperty, PropertyHolder {
  var value: Value
}

/// The body that a style makes for a control.
struct StyledBody<Maker: StyleBodyMaker>: View, NamedViewType {
  var style: Held<Maker.Style>
  var configuration: Held<Maker.Configuration>

  static var viewName: String { TypeName.short(Maker.Style.self) }

  var body: Maker.Content { Maker.body(style.value, configuration.value) }
}

/// A style in the environment, for controls with one kind of configuration.
@MainActor class StyleBox<Configuration> {
  nonisolated init() {}

  var showsPresses: Bool { false }

  func make(_ configuration: Configuration, _ inputs: _ViewInputs) -> _ViewNode? { nil }

  /// Updates the node of a style of the same type; false where another type took its place.
  func update(_ node: _ViewNode, _ configuration: Configuration) -> (isSameType: Bool, changed: Bool) {
    (false, false)
  }
}

final class StyleBoxOf<Maker: StyleBodyMaker>: StyleBox<Maker.Configuration> {
  nonisolated(unsafe) private let style: Maker.Style

  nonisolated init(_ style: Maker.Style) {
    self.style = style
    super.init()
  }

  private func view(_ configuration: Maker.Configuration) -> StyledBody<Maker> {
    StyledBody(style: Held(value: style), configuration: Held(value: configuration))
  }

  override var showsPresses: Bool { Maker.showsPresses }

  override func make(_ configuration: Maker.Configuration, _ inputs: _ViewInputs) -> _ViewNode? {
    StyledBody<Maker>._makeView(view(configuration), inputs)
  }

  override func update(_ node: _ViewNode, _ configuration: Maker.Configuration) -> (isSameType: Bool, changed: Bool) {
    guard let node = node as? _ViewNodeOf<StyledBody<Maker>> else { return (false, false) }
    return (true, node.update(view(configuration)))
  }
}

/// A style that was set, and the one that was in force around it: the controls in a style's body take that one.
@MainActor final class StyleScope<Configuration> {
  let box: StyleBox<Configuration>?
  let outer: StyleScope?

  nonisolated init(_ box: StyleBox<Configuration>?, outer: StyleScope?) {
    self.box = box
    self.outer = outer
  }
}

struct StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleScope<Configuration>? { nil }
}

extension EnvironmentValues {
  func style<Configuration>(for type: Configuration.Type) -> StyleScope<Configuration>? {
    self[StyleKey<Configuration>.self]
  }
}

/// Sets the style of the controls below. The framework's own styles leave the controls' content as it is.
public nonisolated struct _StyleModifier<Style, Configuration>: _EnvironmentModifier {
  let name: StaticString
  let style: Style
  let box: StyleBox<Configuration>?
  public typealias Body = Never
  public static var _name: String { ".style" }
  public var _label: String { "\(name)" }
  public var _affectsLayout: Bool { true }

  public func _set(_ values: inout EnvironmentValues) {
    values[StyleKey<Configuration>.self] = StyleScope(box, outer: values.style(for: Configuration.self))
  }

  public func _isSame(as other: Self) -> Bool { isEqualAsField(style, other.style, Comparison.ofField(Style.self)) }

  public var _words: String? {
    if box == nil { return (style as? any BuiltInStyle)?.styleName ?? TypeName.short(Style.self) }
    return Describer().describe(style)
  }
}

/// A style of the framework, which a recording names in one word.
public protocol BuiltInStyle {}

extension BuiltInStyle {
  var styleName: String {
    let name = TypeName.short(Self.self)
    let endings = [
      "ButtonStyle", "ToggleStyle", "LabelStyle", "PickerStyle", "ListStyle", "TextFieldStyle", "ProgressViewStyle",
      "NavigationViewStyle", "TabViewStyle", "FormStyle", "MenuStyle", "DatePickerStyle", "GroupBoxStyle",
      "GaugeStyle", "DisclosureGroupStyle", "ControlGroupStyle", "NavigationSplitViewStyle", "TextEditorStyle",
      "IndexViewStyle", "TableStyle", "LabeledContentStyle", "Style",
    ]
    for ending in endings where name.hasSuffix(ending) && name.count > ending.count {
      let short = name.dropLast(ending.count)
      return short.prefix(1).lowercased() + short.dropFirst()
    }
    return name
  }
}

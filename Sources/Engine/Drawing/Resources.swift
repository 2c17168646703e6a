import Foundation

/// A picture of a catalogue of assets, by name. Catalogues are compiled elsewhere, so any name is one here.
@dynamicMemberLookup public struct ImageResource: Hashable, Sendable {
  let name: String

  /// A picture by its name; the bundle is not kept.
  public init(name: String, bundle: Bundle) { self.name = name }

  private init(named name: String) { self.name = name }

  /// A picture by its name, for `.name`; any name is one.
  public static subscript(dynamicMember name: String) -> ImageResource { ImageResource(named: name) }
}

/// A colour of a catalogue of assets, by name. Catalogues are compiled elsewhere, so any name is one here.
@dynamicMemberLookup public struct ColorResource: Hashable, Sendable {
  let name: String

  /// A colour by its name; the bundle is not kept.
  public init(name: String, bundle: Bundle) { self.name = name }

  private init(named name: String) { self.name = name }

  /// A colour by its name, for `.name`; any name is one.
  public static subscript(dynamicMember name: String) -> ColorResource { ColorResource(named: name) }
}

extension Image {
  /// The picture by its name.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// The picture by its name; that it is decorative is not kept.
  public init(decorative resource: ImageResource) { self.init(resource.name) }
}

extension Color {
  /// The colour by its name.
  @_disfavoredOverload public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension ColorResource: ShapeStyle {
  public var _styleWords: String { name }
}

extension Label where Title == Text, Icon == Image {
  /// A localized title beside a picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  /// A title taken as it is beside a picture.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}

extension Button where Label == Engine.Label<Text, Image> {
  /// A button with a localized title beside a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Engine.Label(titleKey, image: image) }
  }

  /// A button with a title taken as it is beside a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Engine.Label(title, image: image) }
  }
}

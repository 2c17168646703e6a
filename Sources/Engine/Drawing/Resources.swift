import Foundation

/// A picture of a catalogue of assets, by name. Catalogues are compiled elsewhere, so any name is one here.
@dynamicMemberLookup public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }

  private init(named name: String) { self.name = name }

  public static subscript(dynamicMember name: String) -> ImageResource { ImageResource(named: name) }
}

/// A colour of a catalogue of assets, by name. Catalogues are compiled elsewhere, so any name is one here.
@dynamicMemberLookup public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }

  private init(named name: String) { self.name = name }

  public static subscript(dynamicMember name: String) -> ColorResource { ColorResource(named: name) }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name) }

  public init(decorative resource: ImageResource) { self.init(resource.name) }
}

extension Color {
  @_disfavoredOverload public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension ColorResource: ShapeStyle {
  public var _styleWords: String { name }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}

extension Button where Label == Engine.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Engine.Label(titleKey, image: image) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Engine.Label(title, image: image) }
  }
}

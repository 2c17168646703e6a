import Foundation

/// The system's colour of filled forms.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// A style without settings; written as `fill`.
  public init() {}

  public var _styleWords: String { "fill" }
}

/// The system's colour of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// A style without settings; written as `link`.
  public init() {}

  public var _styleWords: String { "link" }
}

/// The system's colour of text that stands for what is not typed yet.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// A style without settings; written as `placeholder`.
  public init() {}

  public var _styleWords: String { "placeholder" }
}

/// The system's background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// A style without settings; written as `windowBackground`.
  public init() {}

  public var _styleWords: String { "windowBackground" }
}

extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of text that stands for what is not typed yet.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background that windows have.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

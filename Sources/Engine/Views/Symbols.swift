import Foundation

/// An animation of a symbol.
public protocol SymbolEffect: Sendable { var _words: String { get } }

/// An animation of a symbol, by name.
public struct _NamedSymbolEffect: SymbolEffect {
  let name: String
  public var _words: String { name }
  public var up: Self { Self(name: name + ".up") }
  public var down: Self { Self(name: name + ".down") }
  public var byLayer: Self { Self(name: name + ".byLayer") }
  public var wholeSymbol: Self { Self(name: name + ".wholeSymbol") }
  public var iterative: Self { Self(name: name + ".iterative") }
  public var cumulative: Self { Self(name: name + ".cumulative") }
  public var reversing: Self { Self(name: name + ".reversing") }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var bounce: Self { Self(name: "bounce") }
  public static var pulse: Self { Self(name: "pulse") }
  public static var variableColor: Self { Self(name: "variableColor") }
  public static var scale: Self { Self(name: "scale") }
  public static var appear: Self { Self(name: "appear") }
  public static var disappear: Self { Self(name: "disappear") }
  public static var wiggle: Self { Self(name: "wiggle") }
  public static var breathe: Self { Self(name: "breathe") }
  public static var rotate: Self { Self(name: "rotate") }
  public static var replace: Self { Self(name: "replace") }
}

/// How often and how fast a symbol is animated.
public struct SymbolEffectOptions: Equatable, Sendable {
  let name: String
  public static let `default` = SymbolEffectOptions(name: "default")
  public static let repeating = SymbolEffectOptions(name: "repeating")
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")

  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(name: "repeat \(count)") }

  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "speed \(Describer.number(speed))")
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Variants of symbols: filled, in a circle.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = SymbolVariants(name: "none")
  public static let fill = SymbolVariants(name: "fill")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let slash = SymbolVariants(name: "slash")
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Equatable, Sendable {
  let name: String
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
  /// How large a symbol is beside text.
  public enum Scale: String, Hashable, Sendable { case small, medium, large }

  /// How a picture is made larger.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether a picture is drawn as it is or as a mask.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How pixels are made where there are none.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// Lets the picture take the size that it is offered.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changed(self) { $0.isResizable = true }
  }

  /// Draws the picture as it is, or as a mask.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Says how pixels are made where there are none.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Smooths edges, or not.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Draws a symbol in one or more colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  public nonisolated init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }

  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
}

import Foundation

/// An animation of a symbol.
public protocol SymbolEffect: Sendable { var _words: String { get } }

/// An animation of a symbol, by name.
public struct _NamedSymbolEffect: SymbolEffect {
  let name: String
  public var _words: String { name }
  /// The effect upwards.
  public var up: Self { Self(name: name + ".up") }
  /// The effect downwards.
  public var down: Self { Self(name: name + ".down") }
  /// The effect, one layer of the symbol after another.
  public var byLayer: Self { Self(name: name + ".byLayer") }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { Self(name: name + ".wholeSymbol") }
  /// The effect, one layer at a time.
  public var iterative: Self { Self(name: name + ".iterative") }
  /// The effect with layers that stay once they were reached.
  public var cumulative: Self { Self(name: name + ".cumulative") }
  /// The effect forth and back.
  public var reversing: Self { Self(name: name + ".reversing") }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  /// A short jump; kept by name, nothing is drawn.
  public static var bounce: Self { Self(name: "bounce") }
  /// A change of opacity; kept by name, nothing is drawn.
  public static var pulse: Self { Self(name: "pulse") }
  /// A change of the layers' colours; kept by name, nothing is drawn.
  public static var variableColor: Self { Self(name: "variableColor") }
  /// A change of size; kept by name, nothing is drawn.
  public static var scale: Self { Self(name: "scale") }
  /// The symbol comes; kept by name, nothing is drawn.
  public static var appear: Self { Self(name: "appear") }
  /// The symbol goes; kept by name, nothing is drawn.
  public static var disappear: Self { Self(name: "disappear") }
  /// A shake; kept by name, nothing is drawn.
  public static var wiggle: Self { Self(name: "wiggle") }
  /// A slow change of size; kept by name, nothing is drawn.
  public static var breathe: Self { Self(name: "breathe") }
  /// A turn; kept by name, nothing is drawn.
  public static var rotate: Self { Self(name: "rotate") }
  /// One symbol takes the place of another; kept by name, nothing is drawn.
  public static var replace: Self { Self(name: "replace") }
}

/// How often and how fast a symbol is animated.
public struct SymbolEffectOptions: Equatable, Sendable {
  let name: String
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Without an end.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")

  /// A number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(name: "repeat \(count)") }

  /// Faster or slower than usual, by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(name: "speed \(Describer.number(speed))")
  }

  /// The same options: the speed is not added.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Variants of symbols: filled, in a circle.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  /// The symbol as it is named.
  public static let none = SymbolVariants(name: "none")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
  /// This variant, filled as well.
  public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
  /// This variant, in a circle as well.
  public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
  /// This variant, struck through as well.
  public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}

/// How symbols are coloured.
public struct SymbolRenderingMode: Equatable, Sendable {
  let name: String
  /// In one colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// In colours of its own.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// In one colour at several opacities.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// In several given colours.
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

  /// A symbol that shows a value, which is not kept.
  public nonisolated init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// A picture that shows a value, which is not kept.
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }

  /// A picture with a label, which is not kept.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
}

import Foundation

/// Insets.
public nonisolated struct _PaddingLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let insets: EdgeInsets
  public static var _name: String { ".padding" }
  public var _words: String? { insets.words }
  @MainActor var algorithm: any LayoutAlgorithm { PaddingAlgorithm(insets: insets) }
}

/// Insets from the safe area.
public nonisolated struct _SafeAreaPaddingLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let insets: EdgeInsets
  public static var _name: String { ".safeAreaPadding" }
  public var _words: String? { insets.words }
  @MainActor var algorithm: any LayoutAlgorithm { InsetAlgorithm(fixed: insets) }
}

/// A frame of fixed lengths.
public nonisolated struct _FrameLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let parameters: FrameParameters
  public static var _name: String { ".frame" }
  public var _words: String? { parameters.words }
  @MainActor var algorithm: any LayoutAlgorithm { parameters.algorithm }
}

/// A frame between bounds.
public nonisolated struct _FlexFrameLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let parameters: FrameParameters
  public static var _name: String { ".frame" }
  public var _words: String? { parameters.words }
  @MainActor var algorithm: any LayoutAlgorithm { parameters.algorithm }
}

/// A move of what is seen.
public nonisolated struct _OffsetEffect: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let offset: CGSize
  public static var _name: String { ".offset" }
  public var _words: String? { parameterWords(("x", offset.width), ("y", offset.height)) }
  @MainActor var algorithm: any LayoutAlgorithm { OffsetAlgorithm(offset: offset) }
}

/// A place in the parent.
public nonisolated struct _PositionLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let position: CGPoint
  public static var _name: String { ".position" }
  public var _words: String? { parameterWords(("x", position.x), ("y", position.y)) }
  @MainActor var algorithm: any LayoutAlgorithm { PositionAlgorithm(point: position) }
}

/// The ideal size.
public nonisolated struct _FixedSizeLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let axes: Axis.Set
  public static var _name: String { ".fixedSize" }
  public var _words: String? { axes.words }
  @MainActor var algorithm: any LayoutAlgorithm { FixedSizeAlgorithm(axes: axes) }
}

/// A ratio of width to height.
public nonisolated struct _AspectRatioLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let ratio: CGFloat?
  let mode: ContentMode
  public static var _name: String { ".aspectRatio" }
  public var _words: String? { parameterWords(("ratio", ratio)) + (ratio == nil ? "" : ", ") + mode.rawValue }
  @MainActor var algorithm: any LayoutAlgorithm { AspectRatioAlgorithm(ratio: ratio, mode: mode) }
}

/// A length reckoned from the container around.
public nonisolated struct _ContainerRelativeFrameLayout: _LayoutModifier, LayoutModifierAlgorithm, Equatable {
  let parameters: RelativeFrameParameters
  public static var _name: String { ".containerRelativeFrame" }
  public var _words: String? { parameters.words }
  @MainActor var algorithm: any LayoutAlgorithm {
    RelativeFrameAlgorithm(axes: parameters.axes, alignment: parameters.alignment, length: parameters.length)
  }
}

/// Words such as `width: 20, alignment: leading`, without what is not given.
func parameterWords(_ pairs: (String, CGFloat?)...) -> String {
  pairs.compactMap { pair in pair.1.map { "\(pair.0): \(lengthWords($0))" } }.joined(separator: ", ")
}

func lengthWords(_ length: CGFloat) -> String {
  length == .infinity ? "infinity" : Describer.number(Double(length))
}

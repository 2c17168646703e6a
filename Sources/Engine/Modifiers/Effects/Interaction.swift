import Foundation

extension View {
  /// Says in which shape the view takes touches.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier<S>(parameters: .init("_", _ShapeValue(shape))))
  }

  /// Says in which shape the view takes touches or is previewed.
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  { modifier(_ContentShapeKindModifier<S>(parameters: .init("_", _ShapeValue(shape)))) }

  /// Lets the view take touches, or not.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(parameters: .init("_", enabled)))
  }

  /// Hides the labels of the controls below.
  public nonisolated func labelsHidden() -> some View { looking(".labelsHidden", true, hasWords: false) }

  /// Lets a view that moves keep its identity for animations.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { modifier(_MatchedGeometryEffect(parameters: .init("id isSource", id, isSource))) }

  /// Says that the view is where a zoom begins.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    effect(_Names.MatchedTransitionSource.self, "id", id)
  }

  /// Plays a haptic when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    effect(_Names.SensoryFeedback.self, "_ trigger", feedback, trigger)
  }

  /// Animates a symbol.
  public nonisolated func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self.effect(_Names.SymbolEffect.self, "_ isActive", _Worded(words: effect._words), isActive) }

  /// Animates a symbol when a value changes.
  public nonisolated func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self.effect(_Names.SymbolEffect.self, "_ value", _Worded(words: effect._words), value) }

  /// Draws symbols filled, in circles, and so on.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    setting(".symbolVariant", \.symbolVariants, variant)
  }

  /// Draws symbols in one or more colours.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    looking(".symbolRenderingMode", mode)
  }

  /// Says how large images are.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    setting(".imageScale", \.imageScale, scale)
  }

  /// Shows a text when the pointer rests on the view.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    effect(_Names.Help.self, "_", textKey.text)
  }

  /// Shows a text when the pointer rests on the view.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    effect(_Names.Help.self, "_", String(text))
  }

  /// Hides what is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    effect(_Names.PrivacySensitive.self, "_", sensitive)
  }

  /// Shows placeholders in the place of content.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    effect(_Names.Redacted.self, "_", reason.rawValue)
  }

  /// Shows the content again below a redacted view.
  public nonisolated func unredacted() -> some View { effect(_Names.Unredacted.self) }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as bits.
  public var rawValue: Int
  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the view takes touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen while its menu is open.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Where the effect under the pointer is seen.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// What is matched between two views.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The set as bits.
  public var rawValue: UInt32
  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where the view stands.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Why content is redacted.
public struct RedactionReasons: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int
  /// The set that `rawValue` says; bits without a meaning stay in it.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// A haptic or a sound.
public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// Something was done.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Another value is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value grew beyond a mark.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value fell below a mark.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged fell into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Another level of pressure.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two things met.
  public static let impact = SensoryFeedback(name: "impact")

  /// Two things met; neither weight nor intensity is kept.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Two things met; neither softness nor intensity is kept.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// How heavy an impact is.
  public enum Weight: Sendable { case light, medium, heavy }

  /// How soft an impact is.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}

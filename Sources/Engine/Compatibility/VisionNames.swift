import Foundation

// Names of the system for a headset. A program runs as on a phone: what surrounds a window there is shown on it here.

/// Where an ornament is.
public struct OrnamentAttachmentAnchor: Sendable {
  let alignment: Alignment

  /// At a point of the scene.
  public static func scene(_ alignment: UnitPoint) -> OrnamentAttachmentAnchor { .init(at: alignment) }

  /// At a point of the scene.
  public static func scene(alignment: Alignment) -> OrnamentAttachmentAnchor { .init(alignment: alignment) }

  /// At a point of the view.
  public static func parent(_ alignment: UnitPoint) -> OrnamentAttachmentAnchor { .init(at: alignment) }

  private init(alignment: Alignment) { self.alignment = alignment }

  private init(at point: UnitPoint) {
    let horizontal: HorizontalAlignment = point.x < 0.5 ? .leading : point.x > 0.5 ? .trailing : .center
    let vertical: VerticalAlignment = point.y < 0.5 ? .top : point.y > 0.5 ? .bottom : .center
    alignment = Alignment(horizontal: horizontal, vertical: vertical)
  }
}

/// A view beside a window.
public nonisolated struct _OrnamentModifier<Ornament: View>: _SecondaryModifier {
  /// Where the ornament lies on the view.
  public let alignment: Alignment
  /// What the ornament shows.
  public let secondary: Ornament
  public static var _name: String { ".ornament" }
}

/// Whether glass is there.
public enum GlassBackgroundDisplayMode: Hashable, Sendable { case always, implicit, never }

/// How glass looks.
public struct GlassBackgroundEffect: Sendable {
  /// What the system chooses.
  public static let automatic = GlassBackgroundEffect()
  /// Glass with a clear edge.
  public static let plate = GlassBackgroundEffect()
  /// Glass whose edge fades.
  public static let feathered = GlassBackgroundEffect()
}

/// How much of the surroundings a space replaces.
public protocol ImmersionStyle: Sendable {}

/// The system's way.
public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }

/// A space together with the surroundings.
public struct MixedImmersionStyle: ImmersionStyle { public init() {} }

/// A space in place of the surroundings.
public struct FullImmersionStyle: ImmersionStyle { public init() {} }

/// A space in place of as much of the surroundings as a person chooses.
public struct ProgressiveImmersionStyle: ImmersionStyle {
  /// A space whose size a person chooses.
  public init() {}
  /// A space whose size a person chooses within a range; the range is not kept.
  public init(immersion: ClosedRange<Double>?, initialAmount: Double? = nil) {}
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
  /// As much as the system chooses; nothing follows.
  public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
}

extension ImmersionStyle where Self == MixedImmersionStyle {
  /// None of the surroundings is replaced; nothing follows.
  public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}

extension ImmersionStyle where Self == FullImmersionStyle {
  /// All of the surroundings are replaced; nothing follows.
  public static var full: FullImmersionStyle { FullImmersionStyle() }
}

extension ImmersionStyle where Self == ProgressiveImmersionStyle {
  /// As much is replaced as a person chooses; nothing follows.
  public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }
}

/// A space around a person: shown where an app has no window.
public nonisolated struct ImmersiveSpace<Content: View>: Scene {
  private let content: () -> Content

  /// A space.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// A space with an identity.
  public nonisolated init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// A space for a value, of which the first one shows none.
  public nonisolated init<D: Codable & Hashable>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) { self.content = { content(.constant(nil)) } }

  public typealias Body = Never
  @MainActor public var _root: (any View)? { nil }
  @MainActor public var _secondRoot: (any View)? { _SceneRoot<_ImmersiveSpaceName, Content>(content: content) }
}

extension Scene {
  /// Sets how much of the surroundings a space replaces.
  public nonisolated func immersionStyle(
    selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
  ) -> some Scene { self }

  /// Shows a person's hands in a space, or not.
  public nonisolated func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene { self }
}

/// Opens a space; it opens at once, and is not shown.
public struct OpenImmersiveSpaceAction: Sendable {
  /// What became of the wish to open a space.
  public enum Result: Sendable { case opened, userCancelled, error }

  /// Opens the space with an identity: always `opened`, and nothing is shown.
  @MainActor @discardableResult public func callAsFunction(id: String) async -> Result { .opened }

  /// Opens the space for a value: always `opened`, and nothing is shown.
  @MainActor @discardableResult public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { .opened }

  /// Opens the space with an identity for a value: always `opened`, and nothing is shown.
  @MainActor @discardableResult
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .opened }
}

/// Closes the space that is open.
public struct DismissImmersiveSpaceAction: Sendable {
  /// Does nothing: no space is shown.
  @MainActor public func callAsFunction() async {}
}

/// Opens a window in the place of this one; the only one stays.
public struct PushWindowAction: Sendable {
  /// Does nothing: the window stays, whatever the identity is.
  /// Does nothing: the window stays, whatever identity and value are.
  /// Does nothing: the window stays, whatever the value is.
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  /// Opens a space.
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }

  /// Closes the space that is open.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }

  /// Opens a window in the place of this one.
  public var pushWindow: PushWindowAction { PushWindowAction() }
}

extension View {
  /// Puts a view beside the window: here it lies on the view.
  public nonisolated func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View { modifier(_OrnamentModifier(alignment: attachmentAnchor.alignment, secondary: ornament())) }

  /// Puts glass behind the view.
  public nonisolated func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { effect(_Names.GlassBackground.self, "displayMode", displayMode) }

  /// Puts glass in a form behind the view.
  public nonisolated func glassBackgroundEffect<S: InsettableShape>(
    in shape: S, displayMode: GlassBackgroundDisplayMode = .always
  ) -> some View { effect(_Names.GlassBackground.self, "in displayMode", _ShapeValue(shape), displayMode) }

  /// Lets the view turn in three dimensions.
  public nonisolated func frame(depth: CGFloat?) -> some View { effect(_Names.Depth.self, "_", depth) }

  /// Moves the view nearer or farther.
  public nonisolated func offset(z: CGFloat) -> some View { effect(_Names.Depth.self, "z", z) }

  /// Says how surroundings look while the view is there.
  public nonisolated func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
}

/// How surroundings look.
public struct SurroundingsEffect: Sendable {
  /// As dark as the system makes them; nothing follows.
  public static let systemDark = SurroundingsEffect()
  /// Darker than they are; nothing follows.
  public static let dark = SurroundingsEffect()
  /// Somewhat darker than they are; nothing follows.
  public static let semiDark = SurroundingsEffect()
  /// Nearly black; nothing follows.
  public static let ultraDark = SurroundingsEffect()
}

extension _Names {
  /// The name of ``View/glassBackgroundEffect(displayMode:)``.
  public enum GlassBackground: _ModifierName { public static var name: StaticString { ".glassBackgroundEffect" } }
  /// The name of the modifiers that move a view nearer or farther.
  public enum Depth: _ModifierName { public static var name: StaticString { ".depth" } }
}

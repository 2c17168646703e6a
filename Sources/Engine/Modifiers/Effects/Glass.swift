import Foundation

/// A material that bends what is behind it.
public struct Glass: Equatable, Sendable {
  let words: String
  /// Glass that is somewhat frosted.
  public static let regular = Glass(words: "regular")
  /// Glass that is clear.
  public static let clear = Glass(words: "clear")
  /// No glass at all.
  public static let identity = Glass(words: "identity")

  /// The glass in a colour; `nil` leaves it as it is.
  public func tint(_ color: Color?) -> Glass { Glass(words: color.map { "\(words), tint: \($0.words)" } ?? words) }

  /// The glass, answering touches or not.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(words: isEnabled ? "\(words), interactive" : words)
  }
}

/// Views of glass that flow into each other.
public nonisolated struct GlassEffectContainer<Content: View>: _WrappingView {
  let content: Content

  /// A container of the views that the closure makes; the distance at which they flow together is not kept.
  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _wrapped: Content { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  /// It is there at once.
  public static let identity = GlassEffectTransition()
  /// From the glass of another view.
  public static let matchedGeometry = GlassEffectTransition()
  /// It grows out of nothing.
  public static let materialize = GlassEffectTransition()
}

extension View {
  /// Lays the view on glass.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View {
    effect(_Names.GlassEffect.self, "_", glass.words)
  }

  /// Lays the view on glass in a shape.
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape, isEnabled: Bool = true)
    -> some View
  { effect(_Names.GlassEffect.self, "_ in", glass.words, _ShapeValue(shape)) }

  /// Lets glass keep its identity for animations.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
    effect(_Names.GlassEffectID.self, "_", id)
  }

  /// Lets the glass of several views become one.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    effect(_Names.GlassEffectUnion.self, "id", id)
  }

  /// Sets how glass comes and goes.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    effect(_Names.GlassEffectTransition.self)
  }

  /// Extends the background beyond the edges.
  public nonisolated func backgroundExtensionEffect() -> some View { effect(_Names.BackgroundExtensionEffect.self) }
}

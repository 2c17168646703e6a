import Foundation

/// A material that bends what is behind it.
public struct Glass: Equatable, Sendable {
  let words: String
  public static let regular = Glass(words: "regular")
  public static let clear = Glass(words: "clear")
  public static let identity = Glass(words: "identity")

  public func tint(_ color: Color?) -> Glass { Glass(words: color.map { "\(words), tint: \($0.words)" } ?? words) }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    Glass(words: isEnabled ? "\(words), interactive" : words)
  }
}

/// Views of glass that flow into each other.
public nonisolated struct GlassEffectContainer<Content: View>: _WrappingView {
  let content: Content

  public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public var _wrapped: Content { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
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

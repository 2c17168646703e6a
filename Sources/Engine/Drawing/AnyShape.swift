import Foundation

/// A shape of any type.
public nonisolated struct AnyShape: Shape, WordedShape {
  let name: String
  let words: String?
  let make: @Sendable (CGRect) -> Path

  /// Wraps a shape; its words stay those of the shape.
  public init<S: Shape>(_ shape: S) {
    name = (shape as? any WordedShape)?.shapeName ?? TypeName.short(S.self)
    words = Engine.shapeWords(shape)
    make = { shape.path(in: $0) }
  }

  /// The wrapped shape's outline.
  public func path(in rect: CGRect) -> Path { make(rect) }

  var shapeName: String { name }
  var shapeWords: String? { words }
}

extension AnyShape: Equatable {
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name && a.words == b.words }
}

import Foundation

extension Shape {
  /// The shape and another one together.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined("union", other) { path, more in path.addPath(more) }
  }

  /// What the shape has in common with another one.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined("intersection", other) { _, _ in }
  }

  /// The shape without another one.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined("subtracting", other) { _, _ in }
  }

  /// What belongs to the shape or to another one, but not to both.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined("symmetricDifference", other) { path, more in path.addPath(more) }
  }

  /// The part of the outline that lies within another shape.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined("lineIntersection", other) { _, _ in }
  }

  /// The part of the outline that lies outside another shape.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined("lineSubtraction", other) { _, _ in }
  }

  private nonisolated func combined<T: Shape>(
    _ name: String, _ other: T, _ combine: @escaping @Sendable (inout Path, Path) -> Void
  ) -> _CombinedShape<Self, T> { _CombinedShape(base: self, other: other, name: name, combine: combine) }
}

/// Two shapes as one.
public nonisolated struct _CombinedShape<Base: Shape, Other: Shape>: Shape, WordedShape {
  let base: Base
  let other: Other
  let name: String
  let combine: @Sendable (inout Path, Path) -> Void

  /// The outlines of both within `rect`, put together.
  public func path(in rect: CGRect) -> Path {
    var path = base.path(in: rect)
    combine(&path, other.path(in: rect))
    return path
  }

  /// The size that the first shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var shapeName: String { (base as? any WordedShape)?.shapeName ?? TypeName.short(Base.self) }

  var shapeWords: String? {
    let second = _ShapeValue(other).recordingDescription(Describer())
    return [Engine.shapeWords(base), "\(name): \(second)"].compactMap { $0 }.joined(separator: ", ")
  }
}

extension _CombinedShape: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.name == b.name && isEqualAsField(a.base, b.base, Comparison.ofField(Base.self))
      && isEqualAsField(a.other, b.other, Comparison.ofField(Other.self))
  }
}

extension Path {
  /// The pieces of both outlines; what both cover is not looked for.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { changed(self) { $0.addPath(other) } }

  /// What two outlines have in common: approximately, this one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// This outline without another one: approximately, this one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The pieces of both outlines; what both cover is not looked for.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { union(other) }

  /// The outline itself, as one of the other framework.
  public var cgPath: Path { self }

  /// The outline itself, as one of the other framework.
  @_disfavoredOverload public init(_ path: Path) { self = path }
}

extension View {
  /// Sets the form that shapes relative to their container take below.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier<T>(parameters: .init("_", _ShapeValue(shape))))
  }
}

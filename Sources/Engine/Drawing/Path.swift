import Foundation

/// The outline of a shape.
public struct Path: Equatable, Sendable {
  /// One piece of an outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  private(set) var elements: [Element] = []

  /// A path without a piece.
  public init() {}

  /// Makes a path with a closure that draws it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// A rectangle whose corners are ellipses.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle whose corners are circles.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// An ellipse that touches all sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path has no piece.
  public var isEmpty: Bool { elements.isEmpty }

  /// The last point.
  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): return point
      case .closeSubpath: continue
      }
    }
    return nil
  }

  /// The smallest rectangle around all points of the path, control points included.
  public var boundingRect: CGRect {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, let control): points += [point, control]
      case .curve(let point, let first, let second): points += [point, first, second]
      case .closeSubpath: break
      }
    }
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Whether the point lies within the path's bounds: the inside itself is not asked.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(point) }

  /// Calls `body` with each piece.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a new piece of line at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a line back to where the piece began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds lines from point to point, from the first on.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
  }

  /// Adds a rectangle; the transform is not applied.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds rectangles; the transform is not applied.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the pieces of another path; the transform is not applied.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.elements)
  }

  mutating func append(_ element: Element) { elements.append(element) }
}

extension Path: CustomStringConvertible {
  /// How many pieces the path has, in words.
  public var description: String { "Path(\(elements.count) elements)" }
}

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

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

  public init() {}

  /// Makes a path with a closure that draws it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

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

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(point) }

  /// Calls `body` with each piece.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() { if index == 0 { move(to: point) } else { addLine(to: point) } }
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect) }
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.elements)
  }

  mutating func append(_ element: Element) { elements.append(element) }
}

extension Path: CustomStringConvertible {
  public var description: String { "Path(\(elements.count) elements)" }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

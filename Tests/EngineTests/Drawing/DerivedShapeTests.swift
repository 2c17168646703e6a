import Foundation
import Testing

@testable import Engine

@Test func shapesMadeFromOthersHaveTheirOutlines() {
  let room = CGRect(x: 0, y: 0, width: 100, height: 50)
  func bounds<S: Shape>(_ shape: S) -> [Int] {
    let rect = shape.path(in: room).boundingRect
    return [rect.minX, rect.minY, rect.width, rect.height].map { Int($0.rounded()) }
  }
  #expect(bounds(Rectangle().offset(x: 5, y: 7)) == [5, 7, 100, 50])
  #expect(bounds(Rectangle().scale(0.5)) == [25, 13, 50, 25])
  #expect(bounds(Rectangle().scale(x: 2, y: 1, anchor: .topLeading)) == [0, 0, 200, 50])
  #expect(bounds(Rectangle().rotation(.degrees(90))) == [25, -25, 50, 100])
  #expect(bounds(Rectangle().size(width: 10, height: 20)) == [0, 0, 10, 20])
  #expect(bounds(Rectangle().transform(CGAffineTransform(translationX: 1, y: 2))) == [1, 2, 100, 50])
  #expect(bounds(Rectangle().offset(x: 5, y: 7).inset(by: 10)) == [15, 17, 80, 30])
}

@Test func f3ShapesMadeFromOthersAreCalledAsInSwiftUI() {
  func name<S>(_ shape: S) -> String { String(describing: S.self) }
  #expect(name(Circle().offset(x: 1)) == "OffsetShape<Circle>")
  #expect(name(Circle().rotation(.zero)) == "RotatedShape<Circle>")
  #expect(name(Circle().scale(2)) == "ScaledShape<Circle>")
  #expect(name(Circle().trim(from: 0, to: 1)) == "_TrimmedShape<Circle>")
  #expect(name(Circle().stroke(lineWidth: 2)) == "_StrokedShape<Circle>")
  #expect(name(Circle().size(width: 1, height: 1)) == "_SizedShape<Circle>")
  #expect(name(Circle().fill(.red)) == "_ShapeView<Circle, Color>")
}

import Foundation
import Recording
import Testing

@testable import Engine

private struct Combined: View {
  @State private var isRound = false
  var body: some View {
    VStack {
      Rectangle().union(isRound ? AnyShape(Circle()) : AnyShape(Rectangle())).fill(.red)
      Button("Switch") { isRound.toggle() }
    }
  }
}

/// A shape that is combined with another one changes where the other one does.
@MainActor @Test func aCombinedShapeChangesWithItsParts() throws {
  let session = Session(Combined())
  try session.tap("Switch")
  #expect(session.displayLines == ["Changed displayable at 0"])
  let path = Rectangle().union(Circle()).path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
  #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
}

/// The transformations of a canvas's context go one after another.
@Test func contextTransformationsCompose() {
  var context = GraphicsContext()
  context.translateBy(x: 10, y: 0)
  context.scaleBy(x: 2, y: 2)
  let point = CGPoint(x: 1, y: 1).applying(context.transform)
  #expect(point == CGPoint(x: 12, y: 2))
  context.addFilter(.blur(radius: 3))
  #expect(context.resolveSymbol(id: 1)?.size == nil)
  #expect(context.resolve(Text("abc")).measure(in: CGSize(width: 100, height: 100)).width > 0)
}

/// A colour's parts come from how it was made.
@Test func coloursAreResolved() {
  let values = EnvironmentValues()
  #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).resolve(in: values).green == 0.5)
  let hue = Color(hue: 0, saturation: 1, brightness: 1).resolve(in: values)
  #expect([hue.red, hue.green, hue.blue] == [1, 0, 0])
  #expect(Color.white.resolve(in: values).blue == 1)
  #expect(Color(cgColor: CGColor(gray: 0.25, alpha: 1)).resolve(in: values).red == 0.25)
}

#if !canImport(UIKit)
  /// Rounded corners of the other framework are those of a rectangle with the same radii.
  @Test func bezierPathsAreOutlines() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(UIBezierPath(rect: rect).bounds == rect)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    #expect(Path(path.cgPath).boundingRect == CGRect(x: 0, y: 0, width: 3, height: 4))
  }
#endif

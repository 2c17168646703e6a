import Foundation
import Recording
import Testing

@testable import Engine

private struct Rows: View {
  @State private var position = ScrollPosition(edge: .top)
  @State private var offset: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("row \($0)").frame(height: 50) } }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        offset = new
      }
      .frame(height: 200)
      Text("at \(Int(offset))").frame(height: 20)
      Button("Down") { position.scrollTo(edge: .bottom) }
      Button("Up") { position.scrollTo(y: 100) }
      Button("Row") { position.scrollTo(id: 10, anchor: .top) }
    }
  }
}

/// Writing a scroll position scrolls, and an action follows what is seen.
@MainActor @Test func aScrollPositionIsFollowed() throws {
  let session = Session(Rows())
  #expect(session.texts.contains("at 0"))
  try session.tap("Down")
  #expect(session.texts.contains("at 800"))
  try session.tap("Up")
  #expect(session.texts.contains("at 100"))
  try session.tap("Row")
  #expect(session.texts.contains("at 500"))
}

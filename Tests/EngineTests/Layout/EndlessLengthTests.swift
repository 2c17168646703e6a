import Foundation
import Recording
import Testing

@testable import Engine

// A recording holds numbers only: what has no end, or is no number, is left out or is nothing.
@MainActor @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
func aLengthWithoutAnEndCanBeRecorded(length: CGFloat) throws {
  struct Screen: View {
    let length: CGFloat
    @State private var isOn = false
    var body: some View {
      VStack(spacing: length) {
        Text("framed").frame(width: length, height: 20)
        Text("moved").offset(x: length)
        Text("padded").padding(length)
        Text("placed").position(x: length, y: 10)
        Text("large").font(.system(size: length))
        Button("Switch") { isOn.toggle() }
        if isOn { Color.red.frame(minWidth: length) }
      }
    }
  }
  let session = Session(Screen(length: length))
  try session.tap("Switch")
  for update in session.recording.updates { #expect(throws: Never.self) { try Recording.line(update) } }
  let text = try #require(session.frames(of: "Text").first)
  #expect(text.width.isFinite)
}

/// A fixed length that no frame can have is as if it were not given.
@MainActor @Test func anEndlessFrameIsAsWideAsItsContent() throws {
  let wide = Session(Text("word").frame(width: .infinity, height: 30))
  let plain = Session(Text("word").frame(height: 30))
  #expect(wide.frames(of: ".frame") == plain.frames(of: ".frame"))
}

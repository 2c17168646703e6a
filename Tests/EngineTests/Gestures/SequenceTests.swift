import Foundation
import Recording
import Testing

@testable import Engine

private struct Sequenced: View {
  @State private var words = "nothing"
  @State private var pressing = 0
  var body: some View {
    VStack {
      Text(words)
      Text("area").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onEnded { value in
            switch value {
            case .first(let pressed): words = "pressed \(pressed)"
            case .second(let pressed, let drag):
              words = "pressed \(pressed), dragged \(Int(drag?.translation.width ?? 0))"
            }
          })
      Text("hold").onLongPressGesture {
      } onPressingChanged: { isPressing in
        if isPressing { pressing += 1 }
      }
      Text("held \(pressing)")
    }
  }
}

/// A tap answers the first gesture of a sequence alone, a drag goes on to the second.
@MainActor @Test func aSequenceGoesOn() throws {
  let session = Session(Sequenced())
  try session.perform("tap \"area\"")
  #expect(session.texts.first == "pressed true")
  try session.perform("drag \"area\" by 30 0")
  #expect(session.texts.first == "pressed true, dragged 30")
  try session.tap("hold")
  #expect(session.texts.last == "held 1")
}

private struct Optionally: View {
  @State private var isActive = false
  @State private var count = 0
  var body: some View {
    VStack {
      Text("count \(count)")
      Text("area").gesture(isActive ? TapGesture().onEnded { count += 1 } : nil)
      Button("Activate") { isActive = true }
    }
  }
}

/// A gesture that is not there is not answered.
@MainActor @Test func aGestureMayBeAbsent() throws {
  let session = Session(Optionally())
  #expect(throws: (any Error).self) { try session.perform("tap \"area\"") }
  try session.tap("Activate")
  try session.tap("area")
  #expect(session.texts.first == "count 1")
}

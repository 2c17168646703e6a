import Engine
import Recording
import Testing

private struct Place {
  var x = 0.0
  var angle = Angle.zero
}

private struct Jumping: View {
  @State private var jumps = 0
  var body: some View {
    VStack {
      KeyframeAnimator(initialValue: Place(), trigger: jumps) { place in
        Text("at \(Int(place.x)), \(Int(place.angle.degrees))°")
      } keyframes: { _ in
        KeyframeTrack(\.x) {
          LinearKeyframe(10, duration: 0.2)
          SpringKeyframe(30, duration: 0.5, spring: .bouncy)
        }
        KeyframeTrack(\.angle) { CubicKeyframe(.degrees(90), duration: 1) }
      }
      Text("plain").keyframeAnimator(initialValue: 1.0, trigger: jumps) { content, value in
        HStack {
          content
          Text("value \(Int(value))")
        }
      } keyframes: { value in
        LinearKeyframe(value + 1, duration: 1)
        MoveKeyframe(value + 4)
      }
      Button("Jump") { jumps += 1 }
    }
  }
}

/// Values arrive at their end at once: a change of the trigger leaves the value where the last keyframes do.
@MainActor @Test func keyframesLeaveTheirLastValue() throws {
  let session = Session(Jumping())
  #expect(session.texts.first == "at 0, 0°")
  #expect(session.texts[1...2] == ["plain", "value 1"])
  try session.tap("Jump")
  #expect(session.texts.first == "at 30, 90°")
  #expect(session.texts[1...2] == ["plain", "value 5"])
  try session.tap("Jump")
  #expect(session.texts[1...2] == ["plain", "value 9"])
}

private struct Phased: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      PhaseAnimator(["first", "second"], trigger: taps) {
        Text($0)
      } animation: { _ in
        .easeIn
      }
      PhaseAnimator([Int]()) { Text("\($0)") }
      Button("Tap") { taps += 1 }
    }
  }
}

/// Phases go round and end at the first one; without phases there is nothing.
@MainActor @Test func phasesEndAtTheFirst() throws {
  let session = Session(Phased())
  #expect(session.texts == ["first", "Tap"])
  try session.tap("Tap")
  #expect(session.texts == ["first", "Tap"])
  #expect(session.displayLines == [])
}

/// A curve is known at its ends and rises between them.
@Test func unitCurvesRise() {
  #expect(UnitCurve.linear.value(at: 0.25).rounded(toPlaces: 3) == 0.25)
  #expect(UnitCurve.easeInOut.value(at: 0.5).rounded(toPlaces: 3) == 0.5)
  #expect(UnitCurve.easeIn.value(at: 0.5).rounded(toPlaces: 2) == 0.32)
  #expect(UnitCurve.easeIn.value(at: -1).rounded(toPlaces: 3) == 0)
  #expect(UnitCurve.easeIn.inverse.value(at: 1).rounded(toPlaces: 3) == 1)
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { value, _ in value * 10 }
    return (self * factor).rounded() / factor
  }
}

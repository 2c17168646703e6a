import Foundation
import Recording
import Testing

@testable import Engine

#if !canImport(UIKit)
  private struct Pan: UIGestureRecognizerRepresentable {
    let log: (String) -> Void

    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      var calls = 0
    }

    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let recognizer = UIPanGestureRecognizer()
      recognizer.delegate = context.coordinator
      return recognizer
    }

    func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
      context.coordinator.calls += 1
      let translation = recognizer.translation(in: recognizer.view)
      log("\(context.coordinator.calls) \(recognizer.state) \(Int(translation.x)) \(Int(translation.y))")
    }
  }

  private struct Tap: UIGestureRecognizerRepresentable {
    let log: (String) -> Void
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
    func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
      log("tap \(recognizer.state)")
    }
  }

  private struct Board: View {
    @State private var lines: [String] = []
    var body: some View {
      VStack {
        Text("drag").gesture(Pan { lines.append($0) })
        Text("tap").gesture(Tap { lines.append($0) })
        Text(lines.joined(separator: ", "))
      }
    }
  }

  /// A recognizer is told how a gesture begins, changes and ends; what goes with it is made once.
  @MainActor @Test func aRecognizerIsToldOfAGesture() throws {
    let session = Session(Board())
    try session.perform("drag \"drag\" by 30 10")
    #expect(session.texts.last == "1 began 0 0, 2 changed 30 10, 3 ended 30 10")
    try session.perform("drag \"drag\" by 5 0")
    #expect(session.texts.last?.hasSuffix("4 began 0 0, 5 changed 5 0, 6 ended 5 0") == true)
    try session.tap("tap")
    #expect(session.texts.last?.hasSuffix("tap ended") == true)
    #expect(session.lines() == ["Board: _lines changed."])
  }
#endif

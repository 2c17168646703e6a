import Foundation
import Recording
import Testing

@testable import Engine

#if !canImport(UIKit)
  @MainActor private let log = Log()

  private struct Wrapped: UIViewRepresentable {
    @Binding var text: String
    let size: CGFloat
    @Environment(\.isEnabled) private var isEnabled

    final class Coordinator: NSObject {
      var updates = 0
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel {
      log("make")
      return UILabel()
    }

    func updateUIView(_ view: UILabel, context: Context) {
      context.coordinator.updates += 1
      view.text = text
      log("update \(context.coordinator.updates) \(text) \(size) \(isEnabled)")
    }

    static func dismantleUIView(_ view: UILabel, coordinator: Coordinator) { log("end \(coordinator.updates)") }
  }

  private struct Host: View {
    @State private var text = "a"
    @State private var size: CGFloat = 1
    @State private var isShown = true
    @State private var other = 0
    var body: some View {
      VStack {
        Text("\(other)")
        if isShown { Wrapped(text: $text, size: size) }
        Button("Text") { text += "b" }
        Button("Size") { size += 1 }
        Button("Other") { other += 1 }
        Button("Hide") { isShown.toggle() }
      }
    }
  }

  /// A view of the other framework is made once, updated as a body runs, and ended with its identity.
  @MainActor @Test func aRepresentedViewLivesAsItsIdentityDoes() throws {
    _ = log.take()
    let session = Session(Host())
    #expect(log.take() == ["make", "update 1 a 1.0 true"])
    try session.tap("Text")
    #expect(log.take() == ["update 2 ab 1.0 true"])
    try session.tap("Size")
    #expect(log.take() == ["update 3 ab 2.0 true"])
    try session.tap("Other")
    #expect(log.take() == [])
    #expect(session.outcomes("Wrapped") == ["kept skipped"])
    try session.tap("Hide")
    #expect(log.take() == ["end 3"])
    try session.tap("Hide")
    #expect(log.take() == ["make", "update 1 ab 2.0 true"])
  }

  /// A label of the other framework is as large as its text.
  @MainActor @Test func aRepresentedLabelHasTheSizeOfItsText() throws {
    let session = Session(Wrapped(text: .constant("abc"), size: 1))
    let text = Session(Text("abc"))
    #expect(session.frames(of: "Wrapped").map(\.size) == text.frames(of: "abc").map(\.size))
  }

  private struct Screen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  /// A screen of the other framework takes the room it is offered.
  @MainActor @Test func aRepresentedScreenTakesTheRoomItIsOffered() throws {
    let session = Session(Screen().frame(width: 100, height: 50))
    #expect(session.frames(of: "Screen").map(\.size) == [CGSize(width: 100, height: 50)])
  }
#endif

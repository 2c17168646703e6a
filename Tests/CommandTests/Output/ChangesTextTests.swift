import Recording
import Testing

@testable import Command

@Suite struct ChangesTextTests {
  private func node(_ id: Int, _ type: String, kind: NodeKind = .composed, isUserDefined: Bool = true) -> Node {
    Node(id: NodeID(id), kind: kind, type: type, isUserDefined: isUserDefined)
  }

  @Test func linesFollowTheOrderOfEvaluation() {
    var appear = Update(index: 0, step: "appear")
    appear.nodes = [
      NodeChange(
        id: NodeID(2), existence: .inserted, evaluation: .ran, runs: [Run(pass: 1, order: 1, causes: [.value])],
        node: node(2, "Row")),
      NodeChange(
        id: NodeID(1), existence: .inserted, evaluation: .ran,
        runs: [Run(pass: 1, order: 0, causes: [.value, .identity, .property("_isOn")])], node: node(1, "Root")),
      NodeChange(
        id: NodeID(3), existence: .inserted, evaluation: .ran, runs: [Run(pass: 1, order: 2, causes: [.value])],
        node: node(3, "ForEach", kind: .structural, isUserDefined: false)),
    ]
    var tap = Update(index: 1, step: "tap \"A\"")
    tap.nodes = [
      NodeChange(
        id: NodeID(2), evaluation: .ran,
        runs: [Run(pass: 1, order: 0, causes: [.model(property: "_model", keyPath: "\\Light.isOn")])])
    ]
    let recording = Recording(header: Header(root: "Root", engine: "test"), updates: [appear, tap])
    #expect(
      recording.changesText(in: .keypath) == """
        # update 0: appear
        Root: @self, @identity, _isOn changed.
        Row: @self changed.
        # update 1: tap "A"
        Row: \\Light.isOn changed.

        """)
    #expect(recording.changesText(in: .property).hasSuffix("Row: _model changed.\n"))
    #expect(recording.changesText(in: .dependencies).hasSuffix("Row: @dependencies changed.\n"))
  }
}

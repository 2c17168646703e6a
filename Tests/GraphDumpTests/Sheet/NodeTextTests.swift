import Testing

@testable import GraphDump

@Suite struct NodeTextTests {
  private let state = NodeState(
    title: "Row", details: ["id 1"], tags: [OutcomeTag(kind: .run, word: "RUN", words: ["@self,", "_a changed"])])

  @Test func runningTextStandsInOneLine() {
    let text = NodeText(state, style: .strong, setting: .running)
    #expect(text.runs.map(\.text) == ["Row", "id 1", "RUN", "@self, _a changed"])
    #expect(text.height == TextStyle.title.lineHeight)
    #expect(zip(text.runs, text.runs.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test func runningTextGoesOnInANewLineWhereOneIsFull() {
    var long = state
    long.details = [String(repeating: "w", count: 30)]
    let text = NodeText(long, style: .strong, setting: .running)
    #expect(text.height == 2 * TextStyle.title.lineHeight)
    // A tag is not torn from its words.
    let tag = text.runs.filter { $0.baseline > TextStyle.title.lineHeight }
    #expect(tag.map(\.text) == ["RUN", "@self, _a changed"])
  }

  @Test func stackedTextHasALineForEach() {
    let text = NodeText(state, style: .strong)
    #expect(Set(text.runs.map(\.baseline)).count == 4)
  }

  @Test func oldAndNewValueStandBelowEachOtherWhereTheyAreLong() {
    let style = TextStyle.detail
    let (old, new) = ("\"Purring at 25 of 100, l…\"", "\"Purring at 50 of 100, l…\"")
    #expect(style.broken("\(old) → \(new)", to: 250) == ["\(old) →", new])
    #expect(style.broken("isOn: false → true", to: 250) == ["isOn: false → true"])
  }

  @Test func linesAreBrokenWhereTheyAreReadBest() {
    let style = TextStyle.detail
    // The name above, old and new value together; a number with the word before it; a path behind its points.
    #expect(style.broken("isFirstExpired: false → true", to: 120) == ["isFirstExpired:", "false → true"])
    #expect(style.broken("play: false → play: true", to: 80) == ["play: false →", "play: true"])
    #expect(style.wrap("Moved HStack from 3 to 1", to: 120) == ["Moved HStack from 3", "to 1"])
    #expect(style.wrap("12 · PointingDogView", to: 60) == ["12 · PointingDogView"])
    #expect(style.wrap("one → two", to: 20) == ["one →", "two"])
    #expect(style.wrap("order[0].comparator._base.order", to: 120) == ["order[0].comparator.", "_base.order"])
  }

  @Test func wordsStandAtTheSideThatALineLeadsTo() {
    let leading = NodeText(state, style: .title, setting: .leading)
    let left = leading.runs.filter { $0.pill == nil && $0.anchor == .start }.map(\.x)
    #expect(leading.runs.first?.anchor == .start && abs((leading.runs.first?.x ?? 0) + leading.width / 2) < 0.001)
    #expect(left.count == leading.runs.count - 1)
    let step = NodeText(NodeState(title: "tap \"A\""), style: .step, setting: .trailing)
    #expect(step.runs.map(\.anchor) == [.end] && step.runs.map(\.x) == [step.width / 2])
    var wide = step
    wide.widen(to: step.width + 40, .trailing)
    #expect(wide.runs.map(\.x) == [wide.width / 2])
  }

  @Test func whatIsWrittenFromRightToLeftStaysInOneLine() {
    let text = Bidirectional.isolated(String(repeating: "שלום ", count: 30))
    #expect(TextStyle.detail.broken(text, to: 100) == [text])
  }
}

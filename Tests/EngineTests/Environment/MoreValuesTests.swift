import Foundation
import Recording
import Testing

@testable import Engine

private struct Reading: View {
  @Environment(\.sizeCategory) private var category
  @Environment(\.controlSize) private var controlSize
  @Environment(\.symbolVariants) private var variants
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text("\(category.rawValue) \(controlSize.rawValue) \(variants == .fill) \(size.rawValue)") }
}

/// The older names of text sizes are the newer ones' values, and modifiers set what views below read.
@MainActor @Test func modifiersSetWhatIsRead() {
  #expect(Session(Reading()).texts == ["large regular false large"])
  let set = Reading().environment(\.sizeCategory, .accessibilityLarge).controlSize(.mini).symbolVariant(.fill)
  #expect(Session(set).texts == ["accessibilityLarge mini true accessibility2"])
  #expect(Session(Reading().dynamicTypeSize(.xLarge...)).texts == ["extraLarge regular false xLarge"])
  #expect(Session(Reading().dynamicTypeSize(...DynamicTypeSize.small)).texts == ["small regular false small"])
  #expect(Session(Reading().dynamicTypeSize(.small ... .xLarge)).texts == ["large regular false large"])
}

/// What is undone is done again.
@Test func changesAreUndoneAndDoneAgain() {
  final class Box { var value = 0 }
  let (box, manager) = (Box(), UndoManager())
  func set(_ value: Int) {
    let old = box.value
    manager.registerUndo(withTarget: box) { _ in set(old) }
    box.value = value
  }
  set(1)
  set(2)
  manager.undo()
  #expect(box.value == 1)
  manager.redo()
  #expect(box.value == 2)
  manager.undo()
  manager.undo()
  #expect(box.value == 0)
  #expect(!manager.canUndo)
}

/// Markdown is read as its text.
@Test func markdownIsReadAsText() throws {
  let text = try AttributedString(markdown: "**Bold**, *slanted* and [a link](https://example.com)")
  #expect(String(text.characters) == "Bold, slanted and a link")
}

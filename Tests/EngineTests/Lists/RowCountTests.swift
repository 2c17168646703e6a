import Testing

@testable import Engine

// How many rows a view makes, as far as its type says (H2).

private struct OneRow: View { var body: some View { Text("a") } }

private struct TwoRows: View {
  var body: some View {
    Text("a")
    OneRow()
  }
}

private struct OptionalRow: View {
  let isShown: Bool
  var body: some View { if isShown { Text("a") } }
}

private struct EitherRow: View {
  let isFirst: Bool
  var body: some View { if isFirst { Text("a") } else { Text("b") } }
}

private struct UnequalRow: View {
  let isFirst: Bool
  var body: some View { if isFirst { Text("a") } else { TwoRows() } }
}

private struct Doubled: ViewModifier {
  func body(content: Content) -> some View {
    content
    Text("more")
    content
  }
}

private struct Boxed: ViewModifier { func body(content: Content) -> some View { VStack { content } } }

@MainActor private func count<V: View>(_ view: V) -> RowCount { RowCounter.count(of: V.self) }

@MainActor @Test func aPrimitiveIsOneRow() {
  #expect(count(Text("a")) == .constant(1))
  #expect(count(HStack { TwoRows() }) == .constant(1))
  #expect(count(EmptyView()) == .constant(0))
}

@MainActor @Test func aComposedViewCountsAsItsBodyAndATupleAsTheSumOfItsParts() {
  #expect(count(OneRow()) == .constant(1))
  #expect(count(TwoRows()) == .constant(2))
  #expect(
    count(
      Group {
        TwoRows()
        OneRow()
      }) == .constant(3))
  #expect(count(TwoRows().id("x").padding()) == .constant(2))
}

@MainActor @Test func branchesOfTheSameCountAreConstantAndOthersAreNot() {
  #expect(count(EitherRow(isFirst: true)) == .constant(1))
  #expect(count(UnequalRow(isFirst: true)) == .unknown("branches of 1 and 2 views"))
}

@MainActor @Test func anOptionalAnAnyViewAndAForEachAreNotConstantAndTheReasonIsSaid() {
  #expect(count(OptionalRow(isShown: true)) == .unknown("an if without else"))
  #expect(count(AnyView(Text("a"))) == .unknown("an AnyView"))
  #expect(count(ForEach(0..<2) { _ in Text("a") }) == .unknown("a ForEach inside the row"))
  #expect(
    count(
      Group {
        OneRow()
        AnyView(Text("a"))
      }) == .unknown("an AnyView"))
}

@MainActor @Test func aModifierWithABodyCountsAsOftenAsItShowsTheModifiedView() {
  #expect(count(TwoRows().modifier(Doubled())) == .constant(5))
  #expect(count(TwoRows().modifier(Boxed())) == .constant(1))
  #expect(count(OptionalRow(isShown: true).modifier(Doubled())) == .unknown("an if without else"))
}

@MainActor @Test func sectionsAreUnderstood() {
  #expect(
    count(
      Section {
        TwoRows()
      } header: {
        Text("h")
      }) == .constant(3))
  #expect(count(Section { ForEach(0..<2) { _ in Text("a") } }) == .sections)
  #expect(
    count(
      Group {
        Section { OptionalRow(isShown: true) }
        Text("a")
      }) == .sections)
}

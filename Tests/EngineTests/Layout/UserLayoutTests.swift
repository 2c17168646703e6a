import Foundation
import Testing

@testable import Engine

/// Puts views into lines, as many into each as there is room for.
private struct Flow: Layout {
  var gap: CGFloat = 5

  private func lines(_ width: CGFloat, _ subviews: Subviews) -> [(range: Range<Int>, height: CGFloat)] {
    var result: [(range: Range<Int>, height: CGFloat)] = []
    var (start, x, height): (Int, CGFloat, CGFloat) = (0, 0, 0)
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if index > start, x + size.width > width {
        result.append((start..<index, height))
        (start, x, height) = (index, 0, 0)
      }
      x += size.width + gap
      height = max(height, size.height)
    }
    if start < subviews.count { result.append((start..<subviews.count, height)) }
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1000, height: 0)).width
    let heights = lines(width, subviews).map(\.height)
    return CGSize(width: width, height: heights.reduce(-gap) { $0 + $1 + gap })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for (range, height) in lines(bounds.width, subviews) {
      var x = bounds.minX
      for index in range {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += subviews[index].sizeThatFits(.unspecified).width + gap
      }
      y += height + gap
    }
  }
}

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
  color.frame(width: width, height: height)
}

@MainActor @Test func iAFlowLayoutBreaksItsLinesWhereTheRoomEnds() {
  let screen = Arranged(100, 100) {
    Flow {
      box(.red, 40, 10)
      box(.green, 50, 20)
      box(.blue, 60, 10)
    }
  }
  #expect(screen["Flow"] == ["0 32.5 100 35"])
  #expect(screen["red"] == ["0 32.5 40 10"])
  #expect(screen["green"] == ["45 32.5 50 20"])
  #expect(screen["blue"] == ["0 57.5 60 10"])
}

@MainActor @Test func iALayoutIsAskedAgainWhenASubviewOrItsOwnValueChanges() throws {
  struct Screen: View {
    @State private var width: CGFloat = 40
    @State private var gap: CGFloat = 5
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Flow(gap: gap) {
          box(.red, width, 10)
          box(.green, 50, 20)
        }
        Button("Wide") { width = 60 }.frame(height: 10)
        Button("Gap") { gap = 10 }.frame(height: 10)
      }
    }
  }
  let screen = Arranged(105, 100) { Screen() }
  #expect(screen["green"] == ["45 30 50 20"])
  try screen.session.perform("tap \"Gap\"")
  #expect(screen["green"] == ["50 30 50 20"])
  try screen.session.perform("tap \"Wide\"")
  #expect(screen["Flow"] == ["0 20 105 40"])
  #expect(screen["green"] == ["0 40 50 20"])
}

/// The order of subviews by a value of theirs; it also shows what a layout can read.
private struct Ranked: Layout {
  struct Rank: LayoutValueKey { static let defaultValue = 0 }

  func makeCache(subviews: Subviews) -> [Int] {
    subviews.indices.sorted { subviews[$0][Rank.self] < subviews[$1][Rank.self] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]) {
    var x = bounds.minX
    for index in cache {
      let size = subviews[index].dimensions(in: proposal)
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
      x += size.width
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [Int]
  ) -> CGFloat? { guide == .center ? 0 : nil }
}

@MainActor @Test func iALayoutReadsValuesThroughModifiersAndKeepsACache() throws {
  struct Screen: View {
    @State private var rank = 2
    var body: some View {
      Ranked {
        box(.red, 10, 10).layoutValue(key: Ranked.Rank.self, value: rank).padding(5)
        box(.blue, 30, 30).layoutValue(key: Ranked.Rank.self, value: 1)
      }
      .overlay { Button("Turn") { rank = 0 } }
    }
  }
  let screen = Arranged(100, 100) { Screen() }
  #expect(screen["blue"] == ["25 35 30 30"])
  #expect(screen["red"] == ["60 45 10 10"])
  try screen.session.perform("tap \"Turn\"")
  #expect(screen["red"] == ["30 45 10 10"])
  #expect(screen["blue"] == ["45 35 30 30"])
}

@MainActor @Test func iALayoutCanSetAnAlignmentLine() {
  let screen = Arranged(100, 100) {
    HStack(spacing: 0) {
      box(.red, 20, 40)
      Ranked { box(.blue, 20, 10) }
    }
  }
  // The layout's top is its centre line.
  #expect(screen["blue"] == ["50 50 20 10"])
}

@MainActor @Test func iWhatALayoutDoesNotPlaceStandsInItsMiddle() {
  struct Idle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 60, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  let screen = Arranged(100, 100) { Idle { box(.red, 20, 10) } }
  #expect(screen["red"] == ["40 45 20 10"])
}

@MainActor @Test func iAnotherLayoutInAnAnyLayoutKeepsTheViewsAndTheirState() throws {
  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 }.frame(width: 40, height: 20) }
  }
  struct Screen: View {
    @State private var isRow = true
    var body: some View {
      let column = VStackLayout(alignment: .leading, spacing: 4)
      let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(column)
      layout {
        Counter()
        box(.red, 20, 20).overlay { Button("Turn") { isRow.toggle() } }
      }
    }
  }
  let screen = Arranged(100, 100) { Screen() }
  #expect(screen["red"] == ["60 40 20 20"])
  try screen.session.perform("tap \"count 0\"")
  try screen.session.perform("tap \"Turn\"")
  #expect(screen["red"] == ["30 52 20 20"])
  #expect(screen.session.texts.contains("count 1"))
  #expect(screen.session.runs(of: "Counter") == 0)
}

@MainActor @Test func iAStackLayoutCanBeAskedByAnother() {
  struct Wrapped: Layout {
    private let inner = HStackLayout(alignment: .bottom, spacing: 3)
    func makeCache(subviews: Subviews) -> HStackLayout.Cache { inner.makeCache(subviews: subviews) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
      inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
    ) { inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  }
  let screen = Arranged(100, 100) {
    Wrapped {
      box(.red, 20, 10)
      box(.blue, 20, 30)
    }
  }
  #expect(screen["red"] == ["28.5 55 20 10"])
  #expect(screen["blue"] == ["51.5 35 20 30"])
}

@MainActor @Test func iSpacingIsTheLargerOfTwoPreferences() {
  #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
  #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
  var spacing = ViewSpacing.zero
  spacing.formUnion(ViewSpacing(horizontal: 20, vertical: 3), edges: .trailing)
  #expect(spacing.distance(to: .zero, along: .horizontal) == 20)
  #expect(spacing.distance(to: .zero, along: .vertical) == 0)
}

import Foundation
import Recording
import Testing

@testable import Engine

/// The bindings of the rows on the screen.
@MainActor private enum Rows {
  static var heights: [Int: Binding<CGFloat>] = [:]

  static func take(_ id: Int, _ length: Binding<CGFloat>) { heights[id] = length }
}

private struct Row: View {
  let id: Int
  @State private var height: CGFloat = 20
  var body: some View {
    let _ = Rows.take(id, $height)
    HStack {
      Color.red.frame(width: 20, height: height)
      Text(verbatim: "row \(id)")
    }
  }
}

private struct Screen: View {
  let count: Int
  let isScrolling: Bool
  var body: some View {
    if isScrolling {
      ScrollView { stack }
    } else {
      stack
    }
  }

  private var stack: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Row(id: $0) }
      if !isScrolling { Spacer(minLength: 0) }
    }
  }
}

/// What changes of a row's height in a stack of N rows cost: bodies, sizes, places.
@MainActor private func work(_ count: Int, isScrolling: Bool, isRecording: Bool) -> [[Int]] {
  let session = Session(Screen(count: count, isScrolling: isScrolling), isRecording: isRecording)
  return [100, count / 2, 0, count - 1].map { row in
    let before = [session.evaluationCount, session.sizingCount, session.placingCount]
    session.update { Rows.heights[row]?.wrappedValue += 30 }
    let after = [session.evaluationCount, session.sizingCount, session.placingCount]
    if isRecording, let layout = session.lastUpdate?.layout {
      return zip(before, after).map { $1 - $0 } + [layout.changed.count, layout.shifted.count, layout.computed.count]
    }
    return zip(before, after).map { $1 - $0 }
  }
}

@MainActor @Test func i3ARowsHeightCostsTheSameInAStackOfAnyLength() {
  let small = work(1_000, isScrolling: true, isRecording: false)
  let large = work(10_000, isScrolling: true, isRecording: false)
  #expect(small == large)
  // One body; the sizes and places of the row and of what is around it.
  #expect(large.allSatisfy { $0[0] == 1 && $0[1] < 20 && $0[2] < 20 })
}

@MainActor @Test func i3ARowsHeightCostsTheSameWhereTheLengthIsShared() {
  let small = work(1_000, isScrolling: false, isRecording: false)
  let large = work(10_000, isScrolling: false, isRecording: false)
  #expect(small == large)
  #expect(large.allSatisfy { $0[0] == 1 && $0[1] < 40 && $0[2] < 20 }, "\(large)")
}

@MainActor @Test func i3ARecordingSaysOfRowsThatMovedTogetherThatTheyDid() {
  let small = work(1_000, isScrolling: true, isRecording: true)
  let large = work(10_000, isScrolling: true, isRecording: true)
  #expect(small == large)
  #expect(large[1][4] == 1)
}

@MainActor @Test func i3TheRowsOfALongStackStandWhereTheyWouldAfresh() {
  let session = Session(Screen(count: 200, isScrolling: true), size: CGSize(width: 300, height: 400))
  var frame = session.recording.frame(after: 0)
  var expected = Array(repeating: CGFloat(20.40625), count: 200)
  for (row, height) in [(3, 50), (150, 70), (199, 90), (3, 30), (0, 64), (64, 100)] as [(Int, CGFloat)] {
    session.update { Rows.heights[row]?.wrappedValue = height }
    expected[row] = height
    if let update = session.lastUpdate { frame.apply(update) }
    let tops = session.frames(of: "HStack").map(\.minY)
    #expect(tops == expected.indices.map { expected[..<$0].reduce(0, +) })
    let layouts = FrameDescription.layouts(session, frame)
    #expect(GraphDescription.firstDifference(layouts.recorded, layouts.live) == nil)
  }
}

@MainActor @Test func i3ARowThatBecomesTheWidestMovesTheOthersAcross() {
  struct Wide: View {
    let id: Int
    @State private var width: CGFloat = 20
    var body: some View {
      let _ = Rows.take(id, $width)
      Color.red.frame(width: width, height: 10)
    }
  }
  let session = Session(
    VStack(alignment: .center, spacing: 0) { ForEach(0..<100, id: \.self) { Wide(id: $0) } },
    size: CGSize(width: 200, height: 1000))
  #expect(session.frames(of: "red")[7] == CGRect(x: 90, y: 70, width: 20, height: 10))
  session.update { Rows.heights[50]?.wrappedValue = 100 }
  #expect(session.frames(of: "VStack") == [CGRect(x: 50, y: 0, width: 100, height: 1000)])
  #expect(session.frames(of: "red")[7] == CGRect(x: 90, y: 70, width: 20, height: 10))
  #expect(session.frames(of: "red")[50] == CGRect(x: 50, y: 500, width: 100, height: 10))
  session.update { Rows.heights[50]?.wrappedValue = 20 }
  #expect(session.frames(of: "VStack") == [CGRect(x: 90, y: 0, width: 20, height: 1000)])
  #expect(session.frames(of: "red")[50] == CGRect(x: 90, y: 500, width: 20, height: 10))
}

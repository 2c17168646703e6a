import Foundation
import Testing

@testable import Engine

@MainActor @Test func iAGeometryReaderTakesItsShareAndPutsItsContentAtItsCorner() {
  let screen = Arranged(300, 100) {
    HStack(spacing: 0) {
      Color.red.frame(width: 100)
      GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height / 4) }
    }
  }
  #expect(screen["GeometryReader"] == ["100 0 200 100"])
  #expect(screen["blue"] == ["100 0 100 25"])
}

@MainActor @Test func iAGeometryReaderIsTenPointsWhereNothingIsProposed() {
  let screen = Arranged(100, 100) { ScrollView { GeometryReader { _ in Color.blue } } }
  #expect(screen["GeometryReader"] == ["0 0 100 10"])
}

@MainActor @Test func iAReaderThatIsMovedReadsItsPlaceAgain() throws {
  struct Screen: View {
    @State private var height: CGFloat = 10
    var body: some View {
      VStack(spacing: 0) {
        Button("Grow") { height += 20 }.frame(height: height)
        GeometryReader { proxy in Text(verbatim: "y \(Int(proxy.frame(in: .global).minY))") }.frame(height: 20)
        Spacer(minLength: 0)
      }
    }
  }
  let screen = Arranged(100, 100) { Screen() }
  #expect(screen.session.texts.contains("y 10"))
  try screen.session.perform("tap \"Grow\"")
  #expect(screen.session.texts.contains("y 30"))
}

@MainActor @Test func iAFrameIsReadInASpaceWithAName() {
  var read: [CGRect] = []
  _ = Arranged(100, 100) {
    VStack(spacing: 0) {
      Color.red.frame(height: 30)
      HStack(spacing: 0) {
        Color.green.frame(width: 40)
        GeometryReader { proxy -> Color in
          read = [proxy.frame(in: .named("row")), proxy.frame(in: .global), proxy.frame(in: .local)]
          return Color.blue
        }
      }
      .coordinateSpace(name: "row")
    }
  }
  #expect(read.map(Arranged.words) == ["40 0 60 70", "40 30 60 70", "0 0 60 70"])
}

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

@MainActor @Test func iAnAnchorIsReadInTheCoordinatesOfTheReader() throws {
  struct Screen: View {
    @State private var width: CGFloat = 20
    var body: some View {
      HStack(spacing: 0) {
        Button("Grow") { width += 10 }.frame(width: width, height: 10)
        Color.red.frame(width: 30, height: 20).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .padding(10)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors.first {
            Color.blue.frame(width: proxy[anchor].width, height: 4)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
          }
        }
      }
    }
  }
  let screen = Arranged(200, 100) { Screen() }
  #expect(screen["red"] == ["95 40 30 20"])
  #expect(screen["blue"] == ["95 60 30 4"])
  try screen.session.perform("tap \"Grow\"")
  #expect(screen["red"] == ["100 40 30 20"])
  #expect(screen["blue"] == ["100 60 30 4"])
}

private struct Points: PreferenceKey {
  static let defaultValue: [String: Anchor<CGPoint>] = [:]
  static func reduce(value: inout [String: Anchor<CGPoint>], nextValue: () -> [String: Anchor<CGPoint>]) {
    value.merge(nextValue()) { $1 }
  }
}

@MainActor @Test func iAnAnchorIsAddedToThePreferenceFromBelow() {
  var read: [String: CGPoint] = [:]
  _ = Arranged(100, 100) {
    Color.red.frame(width: 20, height: 20)
      .anchorPreference(key: Points.self, value: .bottomTrailing) { ["inner": $0] }
      .padding(10)
      .transformAnchorPreference(key: Points.self, value: .unitPoint(.center)) { $0["outer"] = $1 }
      .backgroundPreferenceValue(Points.self) { points in
        GeometryReader { proxy -> Color in
          read = points.mapValues { proxy[$0] }
          return Color.blue
        }
      }
  }
  #expect(read == ["inner": CGPoint(x: 30, y: 30), "outer": CGPoint(x: 20, y: 20)])
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor @Test func iContentOfAPreferenceFollowsTheViewsBelow() throws {
  struct Item: View {
    @State private var width: CGFloat = 20
    var body: some View {
      Button("Grow") { width += 30 }.frame(width: 50, height: 20).preference(key: Widest.self, value: width)
    }
  }
  let screen = Arranged(200, 100) {
    VStack(spacing: 0) { Item() }
      .transformPreference(Widest.self) { $0 += 1 }
      .overlayPreferenceValue(Widest.self, alignment: .leading) { Color.red.frame(width: $0, height: 2) }
  }
  #expect(screen["red"] == ["75 49 21 2"])
  try screen.session.perform("tap \"Grow\"")
  #expect(screen["red"] == ["75 49 51 2"])
}

@MainActor @Test func iViewThatFitsShowsTheFirstThatFitsWithItsIdealSize() throws {
  let screen = Arranged(100, 50) {
    ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 150, height: 10)
      Color.green.frame(width: 90, height: 200)
      Color.blue.frame(width: 20, height: 10)
    }
  }
  #expect(screen["green"] == ["5 -75 90 200"])
  #expect(screen["red"] == ["5 -75 0 0"])
  let both = Arranged(100, 50) {
    ViewThatFits {
      Color.green.frame(width: 90, height: 200)
      Color.blue.frame(width: 20, height: 10)
    }
  }
  #expect(both["blue"] == ["40 20 20 10"])
  let none = Arranged(10, 5) {
    ViewThatFits {
      Color.green.frame(width: 90, height: 200)
      Color.blue.frame(width: 20, height: 10)
    }
  }
  #expect(none["blue"] == ["-5 -2.5 20 10"])
}

@MainActor @Test func iARelativeFrameIsReckonedFromTheScrollView() throws {
  let screen = Arranged(320, 100) {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        Color.blue.containerRelativeFrame(.horizontal) { length, _ in length / 8 }
      }
    }
    .padding(10)
  }
  // The scroll view is 300 wide: (300 - 30) / 4 = 67.5; two of them and a gap are 145.
  #expect(screen["red"][0].contains(" 145 "))
  #expect(screen["blue"][0].contains(" 37.5 "))
  try screen.session.perform("resize 420 100")
  #expect(screen["red"][0].contains(" 195 "))
  let window = Arranged(320, 100) { Color.red.containerRelativeFrame([.horizontal, .vertical]).padding(20) }
  #expect(window["red"] == ["0 0 320 100"])
}

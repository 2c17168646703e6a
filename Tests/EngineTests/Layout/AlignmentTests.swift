import Foundation
import Testing

@testable import Engine

private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment { fileprivate static let quarter = VerticalAlignment(Quarter.self) }

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
}

extension HorizontalAlignment { fileprivate static let middle = HorizontalAlignment(Middle.self) }

@MainActor @Test func iAnAlignmentGuideMovesItsViewAgainstTheOthers() {
  let screen = Arranged(100, 100) {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 40, height: 10)
      Color.blue.frame(width: 40, height: 10).alignmentGuide(.leading) { $0[.trailing] }
    }
  }
  // Blue ends where red begins: together 80 wide.
  #expect(screen["VStack"] == ["10 40 80 20"])
  #expect(screen["red"] == ["50 40 40 10"])
  #expect(screen["blue"] == ["10 50 40 10"])
}

@MainActor @Test func iAGuideOfAnotherLineDoesNotCount() {
  let screen = Arranged(100, 100) {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 40, height: 10)
      Color.blue.frame(width: 20, height: 10).alignmentGuide(.trailing) { _ in 99 }
    }
  }
  #expect(screen["blue"] == ["30 50 20 10"])
}

@MainActor @Test func iAGuideIsSeenThroughModifiersAndContainers() {
  let screen = Arranged(200, 100) {
    HStack(alignment: .center, spacing: 0) {
      Color.red.frame(width: 20, height: 60)
      VStack(spacing: 0) {
        Color.green.frame(width: 20, height: 10)
        Color.blue.frame(width: 20, height: 10).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }.padding(5)
      }
    }
  }
  // In the column the line stands at 10 + 5 + 10 = 25 of 30; red's at 30. The stack is 60 high, from 20 on.
  #expect(screen["HStack"] == ["75 20 50 60"])
  #expect(screen["green"] == ["100 25 20 10"])
  #expect(screen["blue"] == ["100 40 20 10"])
}

@MainActor @Test func iSeveralGuidesBelowAContainerComeToTheirMean() {
  let screen = Arranged(200, 100) {
    HStack(alignment: .center, spacing: 0) {
      Color.red.frame(width: 20, height: 40)
      VStack(spacing: 0) {
        Color.green.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
        Color.blue.frame(width: 20, height: 20).alignmentGuide(VerticalAlignment.center) { _ in 20 }
      }
    }
  }
  // The lines at 0 and 40 come to 20, which is red's middle.
  #expect(screen["green"] == ["100 30 20 20"])
}

@MainActor @Test func iALineOfOnesOwnHasADefaultAndCanBeSet() {
  let screen = Arranged(100, 100) {
    HStack(alignment: .quarter, spacing: 0) {
      Color.red.frame(width: 20, height: 80)
      Color.blue.frame(width: 20, height: 40)
      Color.green.frame(width: 20, height: 20).alignmentGuide(.quarter) { $0[.bottom] }
    }
  }
  // 20, 10 and 20 below the top.
  #expect(screen["red"] == ["20 10 20 80"])
  #expect(screen["blue"] == ["40 20 20 40"])
  #expect(screen["green"] == ["60 10 20 20"])
}

@MainActor @Test func iNestedStacksMeetInALineOfTheirOwn() {
  let screen = Arranged(200, 100) {
    VStack(alignment: .middle, spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 60, height: 10)
        Color.blue.frame(width: 20, height: 10).alignmentGuide(.middle) { $0[HorizontalAlignment.center] }
      }
      HStack(spacing: 0) {
        Color.green.frame(width: 10, height: 10).alignmentGuide(.middle) { $0[HorizontalAlignment.center] }
        Color.yellow.frame(width: 50, height: 10)
      }
    }
  }
  // Blue's middle stands at 70 of the first row, green's at 5 of the second: 65 apart, 125 wide together.
  #expect(screen["VStack"] == ["37.5 40 125 20"])
  #expect(screen["red"] == ["37.5 40 60 10"])
  #expect(screen["blue"] == ["97.5 40 20 10"])
  #expect(screen["green"] == ["102.5 50 10 10"])
}

@MainActor @Test func iAGuideReadsTheExplicitLinesBelow() {
  var read: [CGFloat?] = []
  let screen = Arranged(100, 100) {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: 40, height: 40)
      Color.blue.frame(width: 20, height: 20)
        .alignmentGuide(.leading) { _ in 7 }
        .alignmentGuide(.top) {
          read = [$0[explicit: .leading], $0[explicit: .trailing], $0[.leading], $0.width]
          return -10
        }
    }
  }
  #expect(read == [7, nil, 7, 20])
  // Blue stands 7 to the left and 10 below red's corner.
  #expect(screen["ZStack"] == ["26.5 30 47 40"])
  #expect(screen["blue"] == ["26.5 40 20 20"])
}

@MainActor @Test func iFirstAndLastBaselinesAreThoseOfTheTexts() {
  let screen = Arranged(300, 100) {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 40))
      Text("aa").font(.system(size: 20))
      Color.red.frame(width: 10, height: 10)
    }
  }
  // Baselines 38 of 48 and 19 of 24; a view without text stands on the line.
  #expect(screen["HStack"][0].hasSuffix(" 48"))
  #expect(screen["a"][0].hasPrefix("122.75 26 "))
  #expect(screen["aa"][0].hasPrefix("145 45 "))
  #expect(screen["red"] == ["167.25 54 10 10"])
}

@MainActor @Test func iTheLastBaselineOfALongTextIsThatOfItsLastLine() {
  let screen = Arranged(100, 100) {
    HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("aaaa aaaa").font(.measured).frame(width: 50)
      Text("aa").font(.measured)
    }
  }
  #expect(screen["aa"][0].contains(" 50 "))
  let first = Arranged(100, 100) {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("aaaa aaaa").font(.measured).frame(width: 50)
      Text("aa").font(.measured)
    }
  }
  #expect(first["aa"][0].contains(" 26 "))
}

@MainActor @Test func iOverlaysAreAlignedByGuidesToo() {
  let screen = Arranged(100, 100) {
    Color.red.frame(width: 40, height: 40).overlay(alignment: .topTrailing) {
      Color.blue.frame(width: 10, height: 10)
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
  }
  #expect(screen["blue"] == ["65 25 10 10"])
}

@MainActor @Test func iAGuideThatChangesMovesWhatItAligns() throws {
  struct Screen: View {
    @State private var shift: CGFloat = 0
    @State private var isSet = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        if isSet {
          Color.blue.frame(width: 40, height: 10).alignmentGuide(.leading) { _ in shift }
        } else {
          Color.blue.frame(width: 40, height: 10)
        }
        Button("Set") { isSet = true }.frame(width: 40, height: 10)
        Button("Move") { shift += 20 }.frame(width: 40, height: 10)
      }
    }
  }
  let screen = Arranged(100, 100) { Screen() }
  #expect(screen["blue"] == ["30 40 40 10"])
  try screen.session.perform("tap \"Set\"")
  try screen.session.perform("tap \"Move\"")
  #expect(screen["blue"] == ["20 40 40 10"])
  #expect(screen["red"] == ["40 30 40 10"])
}

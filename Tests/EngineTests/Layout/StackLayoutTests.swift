import Testing

@testable import Engine

@MainActor @Test func iAStackCentresItsChildrenAtTheDefaultDistance() {
  let screen = Arranged(200, 100) {
    HStack {
      Color.red.frame(width: 40, height: 20)
      Color.blue.frame(width: 60, height: 50)
    }
  }
  // 40 + 8 + 60 = 108, in the middle of 200.
  #expect(screen["red"] == ["46 40 40 20"])
  #expect(screen["blue"] == ["94 25 60 50"])
}

@MainActor @Test func iThreeFlexibleAndTwoFixedChildrenShareAnHStack() {
  let screen = Arranged(300, 60) {
    HStack(spacing: 10) {
      Color.red
      Color.green.frame(width: 50)
      Color.blue
      Color.yellow.frame(width: 30)
      Color.orange
    }
  }
  // 300 - 4 × 10 - 50 - 30 = 180: 60 for each of the three.
  #expect(screen["red"] == ["0 0 60 60"])
  #expect(screen["green"] == ["70 0 50 60"])
  #expect(screen["blue"] == ["130 0 60 60"])
  #expect(screen["yellow"] == ["200 0 30 60"])
  #expect(screen["orange"] == ["240 0 60 60"])
}

@MainActor @Test func iTheLeastFlexibleChildChoosesFirst() {
  let screen = Arranged(300, 40) {
    HStack(spacing: 0) {
      Color.red
      Color.green.frame(minWidth: 0, maxWidth: 50)
      Color.blue.frame(minWidth: 140, maxWidth: 200)
    }
  }
  // Flexibility 50, 60 and infinite: 50 of 100, then 140 of at least 140 from 125, then what is left.
  #expect(screen["green"] == ["110 0 50 40"])
  #expect(screen["blue"] == ["160 0 140 40"])
  #expect(screen["red"] == ["0 0 110 40"])
}

@MainActor @Test func iAHigherLayoutPriorityIsOfferedAllButTheLeastOfTheOthers() {
  let screen = Arranged(300, 40) {
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 30)
      Color.blue.layoutPriority(1)
      Color.green.frame(width: 20)
    }
  }
  #expect(screen["blue"] == ["30 0 250 40"])
  #expect(screen["red"] == ["0 0 30 40"])
  #expect(screen["green"] == ["280 0 20 40"])
}

@MainActor @Test func iALayoutPriorityCountsThroughModifiersOutsideIt() {
  let screen = Arranged(200, 40) {
    HStack(spacing: 0) {
      Color.red
      Color.blue.layoutPriority(1).padding(10)
    }
  }
  #expect(screen["blue"] == ["10 10 180 20"])
  #expect(screen["red"] == ["0 0 0 40"])
}

@MainActor @Test func iAPriorityThatChangesLaysOutTheStackAgain() throws {
  struct Screen: View {
    @State private var isFirst = false
    var body: some View {
      HStack(spacing: 0) {
        Button("Flip") { isFirst.toggle() }.frame(width: 50)
        Color.red.frame(minWidth: 20).layoutPriority(isFirst ? 1 : 0)
        Color.blue.frame(minWidth: 20).layoutPriority(isFirst ? 0 : 1)
      }
    }
  }
  let screen = Arranged(300, 40) { Screen() }
  #expect(screen["red"] == ["50 0 20 40"])
  try screen.session.perform("tap \"Flip\"")
  #expect(screen["red"] == ["50 0 230 40"])
  #expect(screen["blue"] == ["280 0 20 40"])
}

@MainActor @Test func iASpacerTakesWhatIsLeftAndHasNoDistanceOfItsOwn() {
  let screen = Arranged(200, 40) {
    HStack {
      Color.red.frame(width: 50)
      Spacer()
      Color.blue.frame(width: 50)
    }
  }
  #expect(screen["red"] == ["0 0 50 40"])
  #expect(screen["Spacer"] == ["50 20 100 0"])
  #expect(screen["blue"] == ["150 0 50 40"])
}

@MainActor @Test func iASpacerKeepsItsLeastLength() {
  let screen = Arranged(100, 40) {
    HStack(spacing: 0) {
      Color.red.frame(width: 50)
      Spacer(minLength: 30)
      Color.blue.frame(width: 50)
    }
  }
  // 130 in a window of 100: over both sides.
  #expect(screen["red"] == ["-15 0 50 40"])
  #expect(screen["blue"] == ["65 0 50 40"])
  let ideal = Arranged(300, 40) {
    HStack {
      Color.red.frame(width: 50)
      Spacer()
      Color.blue.frame(width: 50)
    }.fixedSize()
  }
  // The default least length is the default distance, 8.
  #expect(ideal["HStack"] == ["96 15 108 10"])
}

@MainActor @Test func iASpacerComesAfterAllOtherFlexibleChildren() {
  let screen = Arranged(200, 40) {
    HStack {
      Color.red
      Spacer()
    }
  }
  #expect(screen["red"] == ["0 0 192 40"])
}

@MainActor @Test func iAStackIsAsWideAsItsChildrenNeed() {
  let screen = Arranged(300, 300) {
    VStack(alignment: .leading, spacing: 5) {
      Color.red.frame(width: 80, height: 20)
      Color.blue.frame(width: 40, height: 10)
    }
  }
  #expect(screen["VStack"] == ["110 132.5 80 35"])
  #expect(screen["red"] == ["110 132.5 80 20"])
  #expect(screen["blue"] == ["110 157.5 40 10"])
}

@MainActor @Test func iATrailingStackAndADividerInIt() {
  let screen = Arranged(100, 100) {
    VStack(alignment: .trailing, spacing: 0) {
      Color.red.frame(width: 80, height: 20)
      Divider()
      Color.blue.frame(width: 40, height: 10)
    }
  }
  // The divider takes the width that is offered: 100.
  #expect(screen["Divider"] == ["0 54.5 100 1"])
  #expect(screen["red"] == ["20 34.5 80 20"])
  #expect(screen["blue"] == ["60 55.5 40 10"])
}

@MainActor @Test func iAZStackIsAsLargeAsItsLargestChild() {
  let screen = Arranged(100, 100) {
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 60, height: 30)
      Color.blue.frame(width: 20, height: 50)
    }
  }
  #expect(screen["ZStack"] == ["20 25 60 50"])
  #expect(screen["red"] == ["20 45 60 30"])
  #expect(screen["blue"] == ["60 25 20 50"])
}

@MainActor @Test func iInAZStackOnlyTheHighestPriorityDecidesTheSize() {
  let screen = Arranged(100, 100) {
    ZStack {
      Color.red
      Color.blue.frame(width: 40, height: 20).layoutPriority(1)
    }
  }
  #expect(screen["ZStack"] == ["30 40 40 20"])
}

@MainActor @Test func i2AModifierPadsEachDisplayableOfAGroup() {
  let screen = Arranged(200, 100) {
    VStack(spacing: 0) {
      Group {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 40, height: 10)
      }.padding(5)
    }
  }
  // Two padded boxes of 20 in height, one below the other.
  #expect(screen[".padding"] == ["85 30 30 20", "75 50 50 20"])
  #expect(screen["red"] == ["90 35 20 10"])
  #expect(screen["blue"] == ["80 55 40 10"])
}

@MainActor @Test func iATextThatCanShrinkIsOfferedItsShare() {
  let screen = Arranged(100, 200) {
    HStack(spacing: 0) {
      Text("aaaa aaaa aaaa").font(.measured)
      Color.red.frame(width: 50)
    }
  }
  // In 50 points there is room for one word of 44.48 a line.
  #expect(screen["aaaa aaaa aaaa"] == ["2.758 64 44.484 72"])
}

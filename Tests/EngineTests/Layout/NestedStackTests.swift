import Testing

@testable import Engine

private func box(_ color: Color, _ width: CGFloat, _ height: CGFloat) -> some View {
  color.frame(width: width, height: height)
}

@MainActor @Test func iEndlessFramesInARowShareItEqually() {
  let screen = Arranged(200, 40) {
    HStack(spacing: 0) {
      Text("a").frame(maxWidth: .infinity).background { Color.red }
      Text("a longer text").frame(maxWidth: .infinity).background { Color.blue }
    }
  }
  #expect(screen["red"].map { $0.hasPrefix("0 ") } == [true])
  #expect(screen.session.frames(of: "red").map(\.width) == [100])
  #expect(screen.session.frames(of: "blue").map(\.minX) == [100])
  #expect(screen.session.frames(of: "blue").map(\.width) == [100])
}

/// The known way to make views equally high: endless frames in a row that has its ideal height.
@MainActor @Test func iARowOfItsIdealHeightOffersItToItsChildren() {
  let screen = Arranged(200, 200) {
    HStack(spacing: 0) {
      Color.red.frame(width: 20).frame(maxHeight: .infinity)
      box(.green, 20, 70)
      Divider()
      box(.blue, 20, 30).frame(maxHeight: .infinity, alignment: .bottom)
    }
    .fixedSize(horizontal: false, vertical: true)
  }
  #expect(screen["HStack"] == ["69.5 65 61 70"])
  #expect(screen["red"] == ["69.5 65 20 70"])
  #expect(screen["Divider"] == ["109.5 65 1 70"])
  #expect(screen["blue"] == ["110.5 105 20 30"])
}

@MainActor @Test func iAColumnOfItsIdealWidthOffersItToItsChildren() {
  let screen = Arranged(200, 200) {
    VStack(spacing: 0) {
      Color.red.frame(height: 20).frame(maxWidth: .infinity)
      box(.green, 70, 20)
    }
    .fixedSize(horizontal: true, vertical: false)
  }
  #expect(screen["red"] == ["65 80 70 20"])
}

@MainActor @Test func iAPriorityBelowTheOthersIsServedLast() {
  let screen = Arranged(100, 20) {
    HStack(spacing: 0) {
      Color.red.layoutPriority(-1)
      Color.blue.frame(maxWidth: 70)
      Color.green.frame(minWidth: 10)
    }
  }
  // Blue and green share 100: half each; nothing is left.
  #expect(screen["blue"] == ["0 0 50 20"])
  #expect(screen["green"] == ["50 0 50 20"])
  #expect(screen["red"] == ["0 0 0 20"])
}

@MainActor @Test func iAPriorityInAStackDoesNotReachOutOfIt() {
  let screen = Arranged(120, 20) {
    HStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.green.frame(minWidth: 5)
      }
      Color.blue
    }
  }
  #expect(screen["red"] == ["0 0 55 20"])
  #expect(screen["green"] == ["55 0 5 20"])
  #expect(screen["blue"] == ["60 0 60 20"])
}

@MainActor @Test func iARowThatNeedsMoreThanItHasStandsOutOnBothSides() {
  let screen = Arranged(60, 20) {
    HStack(spacing: 0) {
      Spacer(minLength: 20)
      box(.red, 50, 10)
      Spacer(minLength: 0)
    }
  }
  #expect(screen["HStack"] == ["-5 5 70 10"])
  #expect(screen["red"] == ["15 5 50 10"])
}

@MainActor @Test func iWhatShowsNothingTakesNoDistance() {
  let isShown = false
  let screen = Arranged(100, 100) {
    VStack(spacing: 10) {
      box(.red, 20, 20)
      EmptyView()
      if isShown { box(.green, 20, 20) }
      Group {}
      ForEach(0..<0, id: \.self) { _ in box(.yellow, 20, 20) }
      box(.blue, 20, 20)
    }
  }
  #expect(screen["red"] == ["40 25 20 20"])
  #expect(screen["blue"] == ["40 55 20 20"])
}

@MainActor @Test func iWhatIsHiddenKeepsItsPlace() {
  let screen = Arranged(100, 100) {
    VStack(spacing: 0) {
      box(.red, 20, 20).hidden()
      box(.green, 20, 20).opacity(0)
      box(.yellow, 20, 20).scaleEffect(3).rotationEffect(.degrees(45))
      box(.blue, 20, 20)
    }
  }
  #expect(screen["blue"] == ["40 70 20 20"])
}

@MainActor @Test func iAPositionedViewTakesItsShareOfARow() {
  let screen = Arranged(100, 40) {
    HStack(spacing: 0) {
      box(.red, 10, 10).position(x: 5, y: 5)
      box(.blue, 20, 20)
    }
  }
  #expect(screen["red"] == ["0 0 10 10"])
  #expect(screen["blue"] == ["80 10 20 20"])
}

@MainActor @Test func iABadgeStandsOnTheCornerByItsOwnMiddle() {
  let screen = Arranged(100, 100) {
    box(.red, 40, 40).overlay(alignment: .topTrailing) {
      box(.blue, 10, 10)
        .alignmentGuide(.top) { $0[VerticalAlignment.center] }
        .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
    }
  }
  #expect(screen["red"] == ["30 30 40 40"])
  #expect(screen["blue"] == ["65 25 10 10"])
}

@MainActor @Test func iABackgroundMayBeLargerThanItsView() {
  let screen = Arranged(100, 100) {
    box(.red, 20, 20).background { box(.blue, 60, 30) }.background(alignment: .bottomLeading) { box(.green, 5, 50) }
  }
  #expect(screen["red"] == ["40 40 20 20"])
  #expect(screen["blue"] == ["20 35 60 30"])
  #expect(screen["green"] == ["40 10 5 50"])
}

@MainActor @Test func iTheOrderOfPaddingAndBackgroundDecidesWhatIsCovered() {
  let outside = Arranged(100, 100) { box(.red, 20, 20).padding(10).background { Color.blue } }
  #expect(outside["blue"] == ["30 30 40 40"])
  let inside = Arranged(100, 100) { box(.red, 20, 20).background { Color.blue }.padding(10) }
  #expect(inside["blue"] == ["40 40 20 20"])
}

@MainActor @Test func iAFilledRatioStandsOutOfItsFrameAroundTheMiddle() {
  let screen = Arranged(200, 200) {
    Color.red.aspectRatio(1, contentMode: .fill).frame(width: 50, height: 100)
  }
  #expect(screen["red"] == ["50 50 100 100"])
}

@MainActor @Test func iARatioInARowTakesWhatItsHeightAllows() {
  let screen = Arranged(200, 40) {
    HStack(spacing: 0) {
      Color.red.aspectRatio(2, contentMode: .fit)
      Color.blue
    }
  }
  // 80 × 40 is all it can take of its 100.
  #expect(screen["red"] == ["0 0 80 40"])
  #expect(screen["blue"] == ["80 0 120 40"])
}

@MainActor @Test func iFramesAroundFramesAlignEachInItsOwnWay() {
  let screen = Arranged(100, 100) {
    box(.red, 10, 10).frame(width: 40, height: 40, alignment: .bottomTrailing)
      .frame(width: 80, height: 80, alignment: .topLeading)
  }
  #expect(screen["red"] == ["40 40 10 10"])
}

@MainActor @Test func iATextOfItsIdealSizeStandsOutOfItsFrame() {
  let screen = Arranged(100, 100) { Text("aaaaaaaaaa").font(.measured).fixedSize().frame(width: 50) }
  // Ten letters are 111.203 wide: 30.602 on each side.
  #expect(screen["aaaaaaaaaa"] == ["-5.602 38 111.203 24"])
}

@MainActor @Test func iTheShorterTextKeepsItsWidthAndTheLongerOneBreaks() {
  let screen = Arranged(111.2, 100) {
    HStack(spacing: 0) {
      Text("aaaa aaaa aaaa").font(.measured)
      Spacer(minLength: 0)
      Text("aa").font(.measured)
    }
  }
  #expect(screen["aa"] == ["88.95 38 22.25 24"])
  #expect(screen["aaaa aaaa aaaa"].map { $0.hasSuffix(" 44.484 72") } == [true])
}

@MainActor @Test func iATextOfHigherPriorityIsNotBroken() {
  let screen = Arranged(150, 100) {
    HStack(spacing: 0) {
      Text("aaaa aaaa").font(.measured)
      Text("bb bb bb").font(.measured).layoutPriority(1)
    }
  }
  #expect(screen.session.frames(of: "bb bb bb").map(\.height) == [24])
  #expect(screen.session.frames(of: "aaaa aaaa").map(\.height).allSatisfy { $0 > 24 })
}

@MainActor @Test func iBaselinesOfTextsOfDifferentSizesMeet() {
  let screen = Arranged(200, 100) {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 40))
      Text("b").font(.system(size: 20))
      box(.red, 10, 10)
    }
  }
  // What has no text stands on the line with its bottom.
  let (large, small) = (screen.session.frames(of: "a"), screen.session.frames(of: "b"))
  #expect(large.map(\.height) == [48])
  #expect(small.map(\.height) == [24])
  #expect(screen.session.frames(of: "red").map(\.maxY).first.map { $0 > small[0].minY && $0 < small[0].maxY } == true)
}

@MainActor @Test func iViewThatFitsLooksAtItsDirectionsOnly() {
  let screen = Arranged(50, 20) {
    ViewThatFits(in: .horizontal) {
      box(.red, 80, 10)
      box(.green, 40, 60)
      box(.blue, 10, 10)
    }
  }
  #expect(screen["green"] == ["5 -20 40 60"])
  let none = Arranged(5, 20) {
    ViewThatFits(in: .horizontal) {
      box(.red, 80, 10)
      box(.green, 40, 60)
    }
  }
  #expect(none["green"].count == 1)
  #expect(none.session.frames(of: "red").allSatisfy { $0.size == .zero })
}

@MainActor @Test func iAScrollViewSharesAColumnWithWhatIsFixed() {
  let screen = Arranged(100, 100) {
    VStack(spacing: 0) {
      box(.red, 100, 30)
      ScrollView { box(.green, 50, 400) }
      box(.blue, 100, 10)
    }
  }
  #expect(screen["ScrollView"].first == "25 30 50 60")
  #expect(screen["blue"] == ["0 90 100 10"])
}

@MainActor @Test func iAReaderInAnOverlayKnowsTheViewsSize() {
  let screen = Arranged(100, 100) {
    box(.red, 40, 30).overlay {
      GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2, height: proxy.size.height) }
    }
  }
  #expect(screen["blue"] == ["30 35 20 30"])
}

@MainActor @Test func iPartsOfAContainerCountTheDistancesBetweenThem() {
  let screen = Arranged(100, 50) {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        Color.blue.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 10)
      }
    }
  }
  // (100 - 20) / 3 for one part; two and the distance between them.
  #expect(screen.session.frames(of: "red").map { ($0.width * 1000).rounded() } == [63333])
  #expect(screen.session.frames(of: "blue").map { ($0.minX * 1000).rounded() } == [73333])
}

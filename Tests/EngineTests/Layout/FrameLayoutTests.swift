import Testing

@testable import Engine

@MainActor @Test func iAFixedFrameIsItsSizeWhateverTheChildIs() {
  let screen = Arranged(200, 200) {
    Color.red.frame(width: 80, height: 90).frame(width: 50, height: 100, alignment: .topLeading)
  }
  #expect(screen["red"] == ["75 50 80 90"])
  let wide = Arranged(200, 100) { Color.red.frame(width: 50) }
  #expect(wide["red"] == ["75 0 50 100"])
}

@MainActor @Test func iAFrameWithBothBoundsTakesTheProposalWithinThem() {
  func red(_ width: CGFloat) -> [String] {
    Arranged(width, 10) { Color.red.frame(width: 70, height: 10).frame(minWidth: 50, maxWidth: 100).border(.blue) }[
      ".frame"]
  }
  #expect(red(40) == ["-5 0 50 10", "-15 0 70 10"])
  #expect(red(60) == ["0 0 60 10", "-5 0 70 10"])
  #expect(red(200) == ["50 0 100 10", "65 0 70 10"])
}

@MainActor @Test func iAFrameWithALeastLengthOnlyIsTheChildOrTheProposal() {
  func frame(_ width: CGFloat) -> String {
    Arranged(width, 10) { Color.red.frame(width: 70, height: 10).frame(minWidth: 50) }[".frame"][0]
  }
  // Less is proposed than the child takes: the proposal, at least 50. More: the child's 70.
  #expect(frame(40) == "-5 0 50 10")
  #expect(frame(60) == "0 0 60 10")
  #expect(frame(100) == "15 0 70 10")
  let small = Arranged(100, 10) { Color.red.frame(width: 20, height: 10).frame(minWidth: 50) }
  #expect(small[".frame"][0] == "25 0 50 10")
}

@MainActor @Test func iAFrameWithALargestLengthOnlyGrowsToTheProposal() {
  func frame(_ width: CGFloat) -> String {
    Arranged(width, 10) { Color.red.frame(width: 30, height: 10).frame(maxWidth: 50) }[".frame"][0]
  }
  #expect(frame(20) == "-5 0 30 10")
  #expect(frame(40) == "0 0 40 10")
  #expect(frame(100) == "25 0 50 10")
}

@MainActor @Test func iAnInfiniteFrameFillsItsParentAndAlignsTheChild() {
  let screen = Arranged(200, 100) {
    Color.red.frame(width: 40, height: 20)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
  }
  #expect(screen["red"] == ["0 80 40 20"])
  let over = Arranged(50, 10) { Color.red.frame(width: 80, height: 10).frame(maxWidth: .infinity) }
  #expect(over[".frame"][0] == "-15 0 80 10")
  let exact = Arranged(50, 10) { Color.red.frame(width: 80, height: 10).frame(minWidth: 0, maxWidth: .infinity) }
  #expect(exact[".frame"][0] == "0 0 50 10")
}

@MainActor @Test func iAnIdealLengthStandsInWhereNothingIsProposed() {
  let screen = Arranged(300, 300) { Color.red.frame(idealWidth: 60, idealHeight: 40).fixedSize() }
  #expect(screen["red"] == ["120 130 60 40"])
  let bounded = Arranged(300, 300) {
    Color.red.frame(minWidth: 80, idealWidth: 60, maxWidth: 100, idealHeight: 40).fixedSize()
  }
  #expect(bounded["red"] == ["110 130 80 40"])
}

@MainActor @Test func iAFrameOfInfiniteWidthInsideAScrollViewIsAsWideAsTheScrollView() {
  let screen = Arranged(200, 100) {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 30).frame(maxWidth: .infinity)
        Color.blue.frame(width: 50, height: 20)
      }
    }
  }
  #expect(screen["ScrollView"] == ["0 0 200 100"])
  #expect(screen["red"] == ["0 0 200 30"])
  #expect(screen["blue"] == ["75 30 50 20"])
}

@MainActor @Test func iPaddingTakesFromWhatIsOfferedAndAddsToTheSize() {
  let screen = Arranged(100, 100) { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
  #expect(screen["red"] == ["2 1 94 96"])
  let standard = Arranged(100, 100) { Color.red.padding(.horizontal) }
  #expect(standard["red"] == ["16 0 68 100"])
  let negative = Arranged(100, 100) { Color.red.frame(width: 40, height: 40).padding(-10) }
  #expect(negative[".padding"] == ["40 40 20 20"])
  #expect(negative["red"] == ["30 30 40 40"])
}

@MainActor @Test func iOffsetMovesWhatIsSeenOnly() {
  let screen = Arranged(100, 100) {
    HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).offset(x: 5, y: -30)
      Color.blue.frame(width: 20, height: 20)
    }
  }
  #expect(screen["red"] == ["35 10 20 20"])
  #expect(screen["blue"] == ["50 40 20 20"])
}

@MainActor @Test func iPositionTakesAllTheRoomAndPutsTheMiddleAtAPoint() {
  let screen = Arranged(100, 100) {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).position(x: 10, y: 15)
      Color.blue.frame(height: 40)
    }
  }
  #expect(screen[".position"] == ["0 0 100 60"])
  #expect(screen["red"] == ["0 5 20 20"])
}

@MainActor @Test func iAnAspectRatioFitsOrFills() {
  let fit = Arranged(200, 50) { Color.red.aspectRatio(2, contentMode: .fit) }
  #expect(fit["red"] == ["50 0 100 50"])
  let fill = Arranged(200, 50) { Color.red.aspectRatio(2, contentMode: .fill) }
  #expect(fill["red"] == ["0 -25 200 100"])
  let high = Arranged(60, 200) { Color.red.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit) }
  #expect(high["red"] == ["0 60 60 80"])
  let column = Arranged(60, 200) { ScrollView { Color.red.aspectRatio(0.5, contentMode: .fit) } }
  #expect(column["red"] == ["0 0 60 120"])
}

@MainActor @Test func iAnOverlayIsOfferedTheSizeOfTheViewAndDoesNotChangeIt() {
  let screen = Arranged(100, 100) {
    Color.red.frame(width: 40, height: 20)
      .overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 30) }
      .background(Color.green)
  }
  #expect(screen[".overlay"] == ["30 40 40 20"])
  #expect(screen["blue"] == ["60 40 10 30"])
}

@MainActor @Test func iASafeAreaInsetMovesTheViewIn() {
  let screen = Arranged(100, 200) {
    Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) { Color.blue.frame(width: 30, height: 40) }
  }
  #expect(screen["red"] == ["0 0 100 155"])
  #expect(screen["blue"] == ["70 160 30 40"])
  let leading = Arranged(100, 200) {
    Color.red.safeAreaInset(edge: .leading) { Color.blue.frame(width: 30, height: 40) }
  }
  #expect(leading["red"] == ["30 0 70 200"])
  #expect(leading["blue"] == ["0 80 30 40"])
}

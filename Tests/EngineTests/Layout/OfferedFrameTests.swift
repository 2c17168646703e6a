import Testing

@testable import Engine

/// Offers its only child a size, whatever it is offered itself.
private struct Offer: Layout {
  var width: CGFloat?
  var height: CGFloat?

  private var proposal: ProposedViewSize { ProposedViewSize(width: width, height: height) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(self.proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: self.proposal)
  }
}

/// The size that a view has for a proposal.
@MainActor private func size<V: View>(_ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ view: () -> V) -> String {
  let session = Session(Offer(width: width, height: height) { view() }, size: CGSize(width: 500, height: 500))
  let frame = session.frames(of: "Offer").first ?? .zero
  func words(_ length: CGFloat) -> String { length == length.rounded() ? "\(Int(length))" : "\(Double(length))" }
  return frame.width.isFinite && frame.height.isFinite ? "\(words(frame.width)) \(words(frame.height))" : "infinite"
}

@MainActor @Test func iAFlexibleFrameAnswersEveryProposalWithinItsBounds() {
  @MainActor func width(_ proposed: CGFloat?) -> String {
    size(proposed, 10) { Color.red.frame(minWidth: 50, idealWidth: 80, maxWidth: 120) }
  }
  #expect(width(nil) == "80 10")
  #expect(width(0) == "50 10")
  #expect(width(100) == "100 10")
  #expect(width(.infinity) == "120 10")
}

@MainActor @Test func iAFrameWithOneBoundAnswersWithTheChildBeyondIt() {
  @MainActor func least(_ proposed: CGFloat?) -> String { size(proposed, 10) { Color.red.frame(minWidth: 50) } }
  // Ten is the ideal width of a colour.
  #expect(least(nil) == "50 10")
  #expect(least(0) == "50 10")
  #expect(least(100) == "100 10")
  @MainActor func most(_ proposed: CGFloat?) -> String {
    size(proposed, 10) { Color.red.frame(width: 20).frame(maxWidth: 50) }
  }
  #expect(most(nil) == "20 10")
  #expect(most(0) == "20 10")
  #expect(most(30) == "30 10")
  #expect(most(.infinity) == "50 10")
}

@MainActor @Test func iAnIdealLengthCountsOnlyWhereNothingIsProposed() {
  @MainActor func width(_ proposed: CGFloat?) -> String { size(proposed, 10) { Color.red.frame(idealWidth: 80) } }
  #expect(width(nil) == "80 10")
  #expect(width(30) == "30 10")
  #expect(width(200) == "200 10")
}

@MainActor @Test func iAnEndlessFrameIsAsLongAsItsChildWhereNothingIsProposed() {
  #expect(size(nil, nil) { Color.red.frame(width: 20, height: 10).frame(maxWidth: .infinity) } == "20 10")
  #expect(size(200, nil) { Color.red.frame(width: 20, height: 10).frame(maxWidth: .infinity) } == "200 10")
  #expect(size(0, nil) { Color.red.frame(width: 20, height: 10).frame(minWidth: 0, maxWidth: .infinity) } == "0 10")
}

@MainActor @Test func iViewsWithoutASizeOfTheirOwnAreTenPointsIdeally() {
  #expect(size(nil, nil) { Color.red } == "10 10")
  #expect(size(nil, nil) { Rectangle() } == "10 10")
  #expect(size(nil, 30) { Rectangle().fill(.red) } == "10 30")
  #expect(size(nil, nil) { GeometryReader { _ in Text("inside") } } == "10 10")
}

@MainActor @Test func iACircleIsAsLargeAsTheShorterSide() {
  #expect(size(100, 60) { Circle() } == "60 60")
  #expect(size(30, 60) { Circle().fill(.red) } == "30 30")
  #expect(size(100, 60) { Capsule() } == "100 60")
  #expect(size(100, 60) { Ellipse() } == "100 60")
}

@MainActor @Test func iFixedSizeTakesTheIdealLengthsInItsDirections() {
  #expect(size(20, 20) { Color.red.frame(idealWidth: 80, idealHeight: 40).fixedSize() } == "80 40")
  #expect(
    size(20, 20) { Color.red.frame(idealWidth: 80, idealHeight: 40).fixedSize(horizontal: true, vertical: false) }
      == "80 20")
}

@MainActor @Test func iAnAspectRatioAnswersFromTheLengthsThatAreProposed() {
  #expect(size(100, 100) { Color.red.aspectRatio(2, contentMode: .fit) } == "100 50")
  #expect(size(100, 20) { Color.red.aspectRatio(2, contentMode: .fit) } == "40 20")
  #expect(size(100, 20) { Color.red.aspectRatio(2, contentMode: .fill) } == "100 50")
  #expect(size(100, nil) { Color.red.aspectRatio(2, contentMode: .fit) } == "100 50")
  #expect(size(nil, 30) { Color.red.aspectRatio(2, contentMode: .fit) } == "60 30")
  // Without a ratio, that of the ideal size.
  #expect(size(100, 100) { Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit() } == "100 33.333333333333336")
}

@MainActor @Test func iASpacerAnswersInTheDirectionOfItsStack() {
  #expect(size(100, 50) { HStack { Spacer() } } == "100 0")
  #expect(size(100, 50) { VStack { Spacer() } } == "0 50")
  #expect(size(100, 50) { ZStack { Spacer() } } == "100 50")
  #expect(size(nil, nil) { HStack { Spacer(minLength: 30) } } == "30 0")
  #expect(size(0, nil) { HStack(spacing: 0) { Spacer(minLength: 30) } } == "30 0")
}

@MainActor @Test func iADividerIsAsLongAsItIsOffered() {
  #expect(size(100, 50) { VStack { Divider() } } == "100 1")
  #expect(size(100, 50) { HStack { Divider() } } == "1 50")
}

@MainActor @Test func iPaddingOfEdgesAddsToWhatIsWithin() {
  #expect(size(100, 100) { Color.red.frame(width: 20, height: 10).padding() } == "52 42")
  #expect(size(100, 100) { Color.red.frame(width: 20, height: 10).padding(.horizontal) } == "52 10")
  #expect(size(100, 100) { Color.red.frame(width: 20, height: 10).padding([.top, .leading], 5) } == "25 15")
  #expect(size(100, 100) { Color.red.frame(width: 20, height: 10).padding(-4) } == "12 2")
  #expect(size(100, 100) { Color.red.padding(.vertical, nil) } == "100 100")
  // No room at all is left, and none is taken back.
  #expect(size(10, 10) { Color.red.padding(8) } == "16 16")
}

@MainActor @Test func iAZStackIsTheUnionOfItsChildrenAroundTheirLine() {
  #expect(
    size(100, 100) {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 30, height: 10).alignmentGuide(.leading) { $0.width }
        Color.blue.frame(width: 20, height: 40)
      }
    } == "50 40")
  #expect(
    size(100, 80) {
      ZStack {
        Color.red
        Color.blue.frame(width: 20, height: 40)
      }
    } == "100 80")
}

@MainActor @Test func iAScrollViewTakesWhatItIsOfferedWhereItScrolls() {
  @MainActor func scroll(_ axes: Axis.Set, _ width: CGFloat?, _ height: CGFloat?) -> String {
    size(width, height) { ScrollView(axes) { Color.red.frame(width: 300, height: 200) } }
  }
  #expect(scroll(.vertical, 100, 50) == "300 50")
  #expect(scroll(.horizontal, 100, 50) == "100 200")
  #expect(scroll([.horizontal, .vertical], 100, 50) == "100 50")
  #expect(scroll([.horizontal, .vertical], nil, nil) == "300 200")
}

@MainActor @Test func iATextTakesNoMoreThanItNeedsOfWhatItIsOffered() {
  // A letter is 11.12 wide, a line 24 high.
  let text = Text("aaaa aaaa").font(.measured)
  #expect(size(nil, nil) { text } == size(500, 500) { text })
  #expect(size(60, nil) { text } == "44.484375 48")
  #expect(size(60, 30) { text.lineLimit(1) }.hasSuffix(" 24"))
  #expect(size(500, nil) { text.lineLimit(3, reservesSpace: true) }.hasSuffix(" 72"))
  #expect(size(500, nil) { text.lineLimit(2...4) }.hasSuffix(" 48"))
}

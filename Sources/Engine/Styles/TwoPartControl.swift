/// A control with two things that its style places: a label, and content or a second label.
@MainActor protocol TwoPartControl: StyledControl where Parts == TwoParts<First, Second> {
  associatedtype First: View
  associatedtype Second: View
  var first: First { get }
  var second: Second { get }
}

/// What such a control holds for its style.
struct TwoParts<First: View, Second: View> {
  let first: HeldPart<First>
  let second: HeldPart<Second>
}

extension TwoPartControl {
  func makeParts(_ node: _ViewNode) -> TwoParts<First, Second> {
    TwoParts(first: HeldPart(first), second: HeldPart(second))
  }

  func update(_ parts: TwoParts<First, Second>) -> Bool {
    let changed = parts.first.update(first)
    return parts.second.update(second) || changed
  }
}

/// A width and a height in points.
public struct TwinSize: Equatable {
  public var width = 0.0
  public var height = 0.0
}

/// What an element is offered: a length, or nothing, for which it takes its ideal one.
struct TwinProposal: Equatable {
  var width: Double?
  var height: Double?
}

/// An element of the screen written by hand: it has a size for a proposal, and a place in its parent.
public class TwinElement {
  public var x = 0.0
  public var y = 0.0
  public internal(set) var size = TwinSize()

  func size(for proposal: TwinProposal) -> TwinSize { TwinSize() }

  /// Takes its size for the proposal, and places what it holds.
  func layOut(_ proposal: TwinProposal) { size = size(for: proposal) }
}

/// A text at 17 points.
public final class TwinText: TwinElement {
  public var text: String { didSet { measure() } }
  private var length = 0.0
  private static let lineHeight = 20.40625

  init(_ text: String) {
    self.text = text
    super.init()
    measure()
  }

  private func measure() {
    var thousandths = 0
    for byte in text.utf8 { thousandths += byte == 32 ? 278 : 556 }
    length = (Double(thousandths) / 1000 * 17 * 64).rounded(.up) / 64
  }

  override func size(for proposal: TwinProposal) -> TwinSize {
    guard let width = proposal.width, width < length else {
      return TwinSize(width: length, height: TwinText.lineHeight)
    }
    // A line for each word; longer words are broken.
    var lines = 1.0
    for byte in text.utf8 where byte == 32 { lines += 1 }
    if width > 0 { lines = max(lines, (length / width).rounded(.up)) }
    return TwinSize(width: width, height: TwinText.lineHeight * lines)
  }
}

/// A row of elements side by side: the least flexible chooses first, and what is left is shared.
public final class TwinRow: TwinElement {
  public let elements: [TwinElement]
  private let spacing = 8.0
  private var widths: [Double] = []

  init(_ elements: [TwinElement]) {
    self.elements = elements
    super.init()
  }

  private func share(_ proposal: TwinProposal) -> TwinSize {
    guard let width = proposal.width else {
      widths = []
      return measure(TwinProposal(width: nil, height: proposal.height))
    }
    var order: [(index: Int, flexibility: Double)] = []
    order.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let least = element.size(for: TwinProposal(width: 0, height: proposal.height)).width
      let most = element.size(for: TwinProposal(width: .infinity, height: proposal.height)).width
      order.append((index, most - least))
    }
    order.sort { $0.flexibility != $1.flexibility ? $0.flexibility < $1.flexibility : $0.index < $1.index }
    var left = width - spacing * Double(max(0, elements.count - 1))
    widths = Array(repeating: 0, count: elements.count)
    for (place, entry) in order.enumerated() {
      widths[entry.index] = max(0, left / Double(order.count - place))
      left -= elements[entry.index].size(for: TwinProposal(width: widths[entry.index], height: proposal.height)).width
    }
    return measure(proposal)
  }

  private func measure(_ proposal: TwinProposal) -> TwinSize {
    var total = TwinSize(width: spacing * Double(max(0, elements.count - 1)))
    for (index, element) in elements.enumerated() {
      element.layOut(TwinProposal(width: widths.isEmpty ? nil : widths[index], height: proposal.height))
      total.width += element.size.width
      total.height = max(total.height, element.size.height)
    }
    return total
  }

  override func size(for proposal: TwinProposal) -> TwinSize { share(proposal) }

  override func layOut(_ proposal: TwinProposal) {
    size = share(proposal)
    var x = 0.0
    for element in elements {
      element.x = x
      element.y = (size.height - element.size.height) / 2
      x += element.size.width + spacing
    }
  }
}

import Foundation

/// A named line of a view, for aligning it with others.
public protocol AlignmentID {
  /// Where the line stands in a view that does not set it itself.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A vertical line of a view that others are aligned with.
public struct HorizontalAlignment: Equatable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  /// Makes a line of your own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(AlignmentLines.Leading.self)
  public static let center = HorizontalAlignment(AlignmentLines.CenterX.self)
  public static let trailing = HorizontalAlignment(AlignmentLines.Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(AlignmentLines.SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(AlignmentLines.SeparatorTrailing.self)

  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }

  var line: AlignmentLine { AlignmentLine(axis: .horizontal, id: id) }
}

/// A horizontal line of a view that others are aligned with.
public struct VerticalAlignment: Equatable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  /// Makes a line of your own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(AlignmentLines.Top.self)
  public static let center = VerticalAlignment(AlignmentLines.CenterY.self)
  public static let bottom = VerticalAlignment(AlignmentLines.Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(AlignmentLines.FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(AlignmentLines.LastBaseline.self)

  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }

  var line: AlignmentLine { AlignmentLine(axis: .vertical, id: id) }
}

/// A point of a view that others are aligned with.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where a child begins, with its size for a proposal, so that its lines meet those of a parent of size `outer`.
  @MainActor func origin(of child: LayoutItem, for proposal: ProposedViewSize, in outer: CGSize) -> CGPoint {
    let inner = child.size(for: proposal)
    return CGPoint(
      x: horizontal.line.value(in: outer) - child.guide(horizontal.line, for: proposal, inner),
      y: vertical.line.value(in: outer) - child.guide(vertical.line, for: proposal, inner))
  }
}

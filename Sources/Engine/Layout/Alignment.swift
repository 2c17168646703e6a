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

  /// The edge at which lines of text begin.
  public static let leading = HorizontalAlignment(AlignmentLines.Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(AlignmentLines.CenterX.self)
  /// The edge at which lines of text end.
  public static let trailing = HorizontalAlignment(AlignmentLines.Trailing.self)
  /// Where the separator of a list's row begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(AlignmentLines.SeparatorLeading.self)
  /// Where the separator of a list's row ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(AlignmentLines.SeparatorTrailing.self)

  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }

  var line: AlignmentLine { AlignmentLine(axis: .horizontal, id: id) }
}

/// A horizontal line of a view that others are aligned with.
public struct VerticalAlignment: Equatable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  /// Makes a line of your own.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The upper edge.
  public static let top = VerticalAlignment(AlignmentLines.Top.self)
  /// The middle.
  public static let center = VerticalAlignment(AlignmentLines.CenterY.self)
  /// The lower edge.
  public static let bottom = VerticalAlignment(AlignmentLines.Bottom.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(AlignmentLines.FirstBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(AlignmentLines.LastBaseline.self)

  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }

  var line: AlignmentLine { AlignmentLine(axis: .vertical, id: id) }
}

/// A point of a view that others are aligned with.
public struct Alignment: Equatable, Sendable {
  /// The vertical line on which the point lies.
  public var horizontal: HorizontalAlignment
  /// The horizontal line on which the point lies.
  public var vertical: VerticalAlignment

  /// The point in which two lines meet.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the edge at which lines of text begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the edge at which lines of text end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper corner at which lines of text begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper corner at which lines of text end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower corner at which lines of text begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower corner at which lines of text end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The beginning of the first line's baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The middle of the first line's baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The end of the first line's baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The beginning of the last line's baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The middle of the last line's baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The end of the last line's baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where a child begins, with its size for a proposal, so that its lines meet those of a parent of size `outer`.
  @MainActor func origin(of child: LayoutItem, for proposal: ProposedViewSize, in outer: CGSize) -> CGPoint {
    let inner = child.size(for: proposal)
    return CGPoint(
      x: horizontal.line.value(in: outer) - child.guide(horizontal.line, for: proposal, inner),
      y: vertical.line.value(in: outer) - child.guide(vertical.line, for: proposal, inner))
  }
}

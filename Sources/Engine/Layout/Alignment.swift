import Foundation

/// A named line of a view, for aligning it with others.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view and the places of its alignment lines.
public struct ViewDimensions: Equatable {
  public var width: CGFloat
  public var height: CGFloat

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }

  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A vertical line of a view that others are aligned with.
public struct HorizontalAlignment: Equatable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(AlignmentLines.Leading.self)
  public static let center = HorizontalAlignment(AlignmentLines.CenterX.self)
  public static let trailing = HorizontalAlignment(AlignmentLines.Trailing.self)

  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }
}

/// A horizontal line of a view that others are aligned with.
public struct VerticalAlignment: Equatable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(AlignmentLines.Top.self)
  public static let center = VerticalAlignment(AlignmentLines.CenterY.self)
  public static let bottom = VerticalAlignment(AlignmentLines.Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(AlignmentLines.FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(AlignmentLines.LastBaseline.self)

  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }
}

enum AlignmentLines {
  enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum CenterX: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
  enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
  enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum CenterY: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
  enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  enum FirstBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  enum LastBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
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

  /// Where a child of size `inner` begins in a parent of size `outer`.
  func origin(of inner: CGSize, in outer: CGSize) -> CGPoint {
    let (inner, outer) = (ViewDimensions(inner), ViewDimensions(outer))
    return CGPoint(
      x: outer[horizontal] - inner[horizontal], y: outer[vertical] - inner[vertical])
  }
}

import Foundation

/// The size of a view and the places of its alignment lines.
///
/// A line that the view, or one below it, sets with `alignmentGuide` has that value; any other the line's default one.
public struct ViewDimensions: Equatable {
  /// The view's width in points.
  public let width: CGFloat
  /// The view's height in points.
  public let height: CGFloat
  private let source: GuideSource?

  init(_ size: CGSize, _ source: GuideSource? = nil) {
    width = size.width
    height = size.height
    self.source = source
  }

  private var size: CGSize { CGSize(width: width, height: height) }

  private func value(of line: AlignmentLine) -> CGFloat {
    source?.explicit(line) ?? line.value(in: size, source)
  }

  /// Where a vertical line stands.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.line) }

  /// Where a horizontal line stands.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.line) }

  /// Where a vertical line stands that was set, or nothing.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { source?.explicit(guide.line) }

  /// Where a horizontal line stands that was set, or nothing.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { source?.explicit(guide.line) }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}

/// Where the lines of a view come from that are set.
struct GuideSource {
  let item: LayoutItem
  let proposal: ProposedViewSize

  func explicit(_ line: AlignmentLine) -> CGFloat? {
    onMain(Carried((self, line))) { $0.value.0.item.explicitGuide($0.value.1, for: $0.value.0.proposal) }
  }
}

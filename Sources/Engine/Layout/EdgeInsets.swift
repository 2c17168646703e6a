import Foundation

/// Insets on the four sides, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The inset at the upper edge.
  public var top: CGFloat
  /// The inset at the edge where lines of text begin.
  public var leading: CGFloat
  /// The inset at the lower edge.
  public var bottom: CGFloat
  /// The inset at the edge where lines of text end.
  public var trailing: CGFloat

  /// An inset for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset at all.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

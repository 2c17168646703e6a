import Foundation

/// The size a parent proposes: `nil` asks for the ideal length, zero for the least, infinity for the most.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal one.
  public var width: CGFloat?
  /// The proposed height in points; `nil` asks for the ideal one.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of two lengths, either of which may be left open with `nil`.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly this size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal with what is not specified taken from `size`.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The two directions of a layout.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// One direction, both or none.
  public struct Set: OptionSet, Sendable {
    /// The set as bits.
    public var rawValue: Int8

    /// The set that `rawValue` says; bits without a meaning stay in it.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// To the side.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

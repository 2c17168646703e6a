import Foundation

/// A line in one of the two directions: what horizontal and vertical alignments have in common.
struct AlignmentLine {
  let axis: Axis
  let id: any AlignmentID.Type
  let kind: Kind

  enum Kind { case start, center, end, firstBaseline, lastBaseline, custom }

  init(axis: Axis, id: any AlignmentID.Type) {
    self.axis = axis
    self.id = id
    if id == AlignmentLines.CenterX.self || id == AlignmentLines.CenterY.self {
      kind = .center
    } else if id == AlignmentLines.Leading.self || id == AlignmentLines.Top.self {
      kind = .start
    } else if id == AlignmentLines.Trailing.self || id == AlignmentLines.Bottom.self {
      kind = .end
    } else if id == AlignmentLines.FirstBaseline.self {
      kind = .firstBaseline
    } else if id == AlignmentLines.LastBaseline.self {
      kind = .lastBaseline
    } else {
      kind = .custom
    }
  }

  var key: ObjectIdentifier { ObjectIdentifier(id) }

  var isBaseline: Bool { kind == .firstBaseline || kind == .lastBaseline }

  /// Where the line stands by default.
  func value(in size: CGSize, _ source: GuideSource? = nil) -> CGFloat {
    switch kind {
    case .start: 0
    case .center: size[axis] / 2
    case .end, .firstBaseline, .lastBaseline: size[axis]
    case .custom: id.defaultValue(in: ViewDimensions(size, source))
    }
  }
}

enum AlignmentLines {
  enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum CenterX: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
  enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
  enum SeparatorLeading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum SeparatorTrailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
  enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
  enum CenterY: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
  enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  enum FirstBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
  enum LastBaseline: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
}

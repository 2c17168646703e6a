import Foundation

/// A layout that hands its whole frame to its first child, and with it the safe area at its edges.
protocol SafeAreaPassing: LayoutAlgorithm {
  /// The edges at which a child that scrolls gets no part of the safe area from further out.
  var ignoredEdges: Edge.Set { get }
}

extension SafeAreaPassing {
  var ignoredEdges: Edge.Set { [] }
}

extension PassAlgorithm: SafeAreaPassing {}
extension SecondaryAlgorithm: SafeAreaPassing {}
extension TraitAlgorithm: SafeAreaPassing {}
extension GuideAlgorithm: SafeAreaPassing {}
extension DepthAlgorithm: SafeAreaPassing {}

/// What an inset takes of the frame of a view that scrolls: it keeps its size, and its content begins further in.
final class SafeAreaState {
  var insets = EdgeInsets()
}

extension LayoutItem {
  /// The child that has the same frame, and so the same safe area.
  private var sameFrame: LayoutItem? {
    guard algorithm is any SafeAreaPassing, let first = children.first else { return nil }
    return algorithm is DepthAlgorithm && children.count > 1 ? nil : first
  }

  /// The edges at which the view takes the whole frame and deals with the safe area itself: a view that scrolls moves
  /// its content in, one that ignores it reaches under it.
  var edgesWithoutSafeArea: Edge.Set {
    var node = self
    var edges: Edge.Set = []
    while true {
      if node.view.window?.axes.isEmpty == false { return .all }
      if let ignoring = node.algorithm as? IgnoredSafeAreaAlgorithm { edges.formUnion(ignoring.edges) }
      guard let inner = node.sameFrame else { return edges }
      node = inner
    }
  }

  /// What insets further out leave of the frame that the view shares with them.
  var outerSafeArea: EdgeInsets {
    var result = EdgeInsets()
    var node = self
    var ignored: Edge.Set = []
    while let parent = node.parent, parent.sameFrame === node {
      if let passing = parent.algorithm as? any SafeAreaPassing { ignored.formUnion(passing.ignoredEdges) }
      if let state = parent.scratch as? SafeAreaState { result = result + state.insets.without(ignored) }
      node = parent
    }
    return result
  }

  /// Lets the view and those inside that share its frame find their sizes again: the safe area is another one.
  func safeAreaChanged() {
    var node: LayoutItem? = self
    while let current = node {
      current.forgetAnswers()
      node = current.sameFrame
    }
  }
}

extension EdgeInsets {
  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing
    )
  }

  subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The insets at all edges but some.
  func without(_ edges: Edge.Set) -> EdgeInsets {
    var result = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result[edge] = 0 }
    return result
  }

  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// What both ends take of a length.
  func both(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }

  var origin: CGPoint { CGPoint(x: leading, y: top) }
}

extension CGSize {
  static func + (size: CGSize, insets: EdgeInsets) -> CGSize {
    CGSize(width: size.width + insets.both(.horizontal), height: size.height + insets.both(.vertical))
  }
}

extension ProposedViewSize {
  /// What is left of a proposal within insets.
  func within(_ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.both(.horizontal)) },
      height: height.map { max(0, $0 - insets.both(.vertical)) })
  }
}

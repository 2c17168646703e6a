import Foundation

/// Views side by side.
public nonisolated struct HStack<Content: View>: _ContainerView, LayoutContainer {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  var content: Content

  /// Makes a row; without a spacing, the default one.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, spacing, content())
  }

  nonisolated init(_ alignment: VerticalAlignment, _ spacing: CGFloat?, _ content: Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _StackParameters { _StackParameters(horizontal: nil, vertical: alignment, spacing: spacing) }
  var algorithm: any LayoutAlgorithm {
    StackAlgorithm(axis: .horizontal, preferring: spacing, vertical: alignment)
  }
}

/// Views one below another.
public nonisolated struct VStack<Content: View>: _ContainerView, LayoutContainer {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  var content: Content

  /// Makes a column; without a spacing, the default one.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment, spacing, content())
  }

  nonisolated init(_ alignment: HorizontalAlignment, _ spacing: CGFloat?, _ content: Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: _StackParameters { _StackParameters(horizontal: alignment, vertical: nil, spacing: spacing) }
  var algorithm: any LayoutAlgorithm {
    StackAlgorithm(axis: .vertical, preferring: spacing, horizontal: alignment)
  }
}

/// Views on top of each other.
public nonisolated struct ZStack<Content: View>: _ContainerView, LayoutContainer {
  var alignment: Alignment
  var content: Content

  /// Makes a pile of views.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never
  public var _content: Content { content }
  public var _parameters: Alignment { alignment }
  var algorithm: any LayoutAlgorithm { DepthAlgorithm(alignment: alignment) }
}

public nonisolated struct _StackParameters: Equatable {
  var horizontal: HorizontalAlignment?
  var vertical: VerticalAlignment?
  var spacing: CGFloat?
}

import Foundation

/// Takes the room that is left in a stack.
public nonisolated struct Spacer: _LeafView, LayoutLeaf, Equatable {
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public typealias Body = Never
  public var _name: String? { nil }
  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize { .zero }
  var algorithm: any LayoutAlgorithm { SpacerAlgorithm(minLength: minLength) }
}

/// A thin line between views.
public nonisolated struct Divider: _LeafView, LayoutLeaf, Equatable {
  public nonisolated init() {}

  public typealias Body = Never
  public var _name: String? { nil }
  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize { .zero }
  var algorithm: any LayoutAlgorithm { DividerAlgorithm() }
}

import Foundation

/// Takes the room that is left in a stack.
public nonisolated struct Spacer: _LeafView, LayoutLeaf, Equatable {
  /// The least length that it takes; `nil` for the default one.
  public var minLength: CGFloat?

  /// A spacer that takes at least `minLength`, or the default length.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public typealias Body = Never
  public var _name: String? { nil }
  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize { .zero }
  var algorithm: any LayoutAlgorithm { SpacerAlgorithm(minLength: minLength) }
}

/// A thin line between views.
public nonisolated struct Divider: _LeafView, LayoutLeaf, Equatable {
  /// A line across the direction of the stack around it.
  public nonisolated init() {}

  public typealias Body = Never
  public var _name: String? { nil }
  public func _size(_ proposal: ProposedViewSize, _ environment: EnvironmentValues) -> CGSize { .zero }
  var algorithm: any LayoutAlgorithm { DividerAlgorithm() }
}

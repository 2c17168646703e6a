import Foundation

/// A value that a view hands to the layout it stands in, without a part in the layout itself.
struct TraitAlgorithm<Key: LayoutValueKey>: LayoutAlgorithm {
  var value: Key.Value

  @MainActor func size(for proposal: ProposedViewSize, in node: LayoutItem) -> CGSize {
    node.children.first?.size(for: proposal) ?? .zero
  }

  @MainActor func arrange(_ size: CGSize, _ proposal: ProposedViewSize, in node: LayoutItem, _ put: Put) {
    if let child = node.children.first { put(child, .zero, proposal) }
  }
}

extension LayoutItem {
  /// The value that the view, or one below it through modifiers, has for a key: the outermost one counts.
  func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    var node = self
    while true {
      if let trait = node.algorithm as? TraitAlgorithm<Key> { return trait.value }
      guard node.view.isDisplayModifier, let inner = node.children.first else { return nil }
      node = inner
    }
  }

  /// How early the node is offered room in a stack: a spacer last of all.
  var priority: Double {
    guard graph.usesTraits else { return 0 }
    return trait(LayoutPriorityTraitKey.self) ?? (displayed.algorithm is SpacerAlgorithm ? -.infinity : 0)
  }

  /// The distances that the node prefers to its neighbours.
  var spacing: ViewSpacing { graph.usesTraits ? algorithm.spacing(in: self) : ViewSpacing() }

  /// What stands below the modifiers.
  var displayed: LayoutItem {
    var node = self
    while node.view.isDisplayModifier, let inner = node.children.first { node = inner }
    return node
  }

  /// Lays out anew the container whose layout reads the node's values.
  func traitChanged() {
    var node = parent
    while let current = node {
      current.reset()
      if !current.view.isDisplayModifier { return }
      node = current.parent
    }
  }
}
